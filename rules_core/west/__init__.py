"""The West That Wasn't: social combat."""
