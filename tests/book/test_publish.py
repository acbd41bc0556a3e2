"""What `make publish` adds for a host: twins that unpack to the file, headers for the folder."""

import gzip
import json
import re
from pathlib import Path

import pytest

from calculators.kit import publish

POLICY = "default-src 'none'; script-src 'self' 'sha256-x/y+z='"


def test_twins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publish, "CACHE", tmp_path / "cache")
    folder = tmp_path / "site"
    folder.mkdir()
    text = "a rule, and another rule\n" * 100
    (folder / "page.html").write_text(text, "utf-8")
    (folder / "small.css").write_text("p{}", "utf-8")
    (folder / "font.woff2").write_bytes(b"x" * 5000)
    total = publish.twins(folder)
    names = {p.name for p in folder.iterdir()}
    assert names == {"page.html", "page.html.br", "page.html.gz", "small.css", "font.woff2"}
    assert gzip.decompress((folder / "page.html.gz").read_bytes()).decode() == text
    packed = (folder / "page.html.br").stat().st_size
    assert total == {
        "raw": 3 + 5000 + len(text),
        "br": 3 + 5000 + packed,
        "gz": 3 + 5000 + (folder / "page.html.gz").stat().st_size,
    }
    kept = sorted((tmp_path / "cache").iterdir())
    dates = [p.stat().st_mtime_ns for p in kept]
    publish.twins(folder)
    assert [p.stat().st_mtime_ns for p in kept] == dates  # compressed once


def test_headers_name_the_folder(tmp_path: Path) -> None:
    publish.headers(tmp_path, "/x/y/", POLICY)
    texts = {p.name: p.read_text("utf-8") for p in tmp_path.iterdir()}
    assert set(texts) == {"_headers", "vercel.json", ".htaccess", "nginx.conf.sample"}
    for name, text in texts.items():
        assert not re.search(r"\{(base|policy)\}", text), name
        assert POLICY in text, name
        assert "nosniff" in text, name
        assert "/x/y/" in text, name
        assert "immutable" in text, name
    json.loads(texts["vercel.json"])
