#!/bin/sh
# archive-wal.sh FILE TARGET: PostgreSQL's archive_command. 0 only when the target is there and on the disk; what is there
# already is never written over. Where it fails PostgreSQL keeps the file and asks again.
set -eu
from=$1
to=$2
if [ -e "$to" ]; then
  # After a crash PostgreSQL brings a file once more. The same one is well; another one is of another database.
  if ! cmp -s "$from" "$to"; then
    echo "archive-wal: $to is there and has something else in it" >&2
    exit 1
  fi
else
  # What is half written has another name.
  cp "$from" "$to.part"
  sync "$to.part"
  # Unlike mv it refuses where something is.
  ln "$to.part" "$to"
  rm "$to.part"
fi
sync "$to" "$(dirname "$to")"
