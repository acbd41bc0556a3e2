"""A session's story chips kept count of: the pool, every hand, the Master's."""
