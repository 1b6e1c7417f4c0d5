#!/bin/sh
# base-backup.sh FOLDER DAYS: a whole copy of the running PostgreSQL in FOLDER/base, proved to be sound. Copies older than
# so many days go, and of FOLDER/wal what no copy needs that is left. Whose PostgreSQL: PGHOST, PGPORT, PGUSER.
set -eu
folder=$1
days=$2
mkdir -p "$folder/base"
# Of one that was broken off.
rm -rf "$folder"/base/*.part
name=$(date -u +%Y-%m-%dT%H%M%SZ)
pg_basebackup -D "$folder/base/$name.part" -X stream --checkpoint=fast
pg_verifybackup -q "$folder/base/$name.part"
mv "$folder/base/$name.part" "$folder/base/$name"
sync "$folder/base"
# Only now that there is a new one.
find "$folder/base" -mindepth 1 -maxdepth 1 -type d -mtime "+$days" ! -name "$name" -exec rm -rf {} +
oldest=$(find "$folder/base" -mindepth 1 -maxdepth 1 -type d | sort | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \([0-9A-F]\{24\}\))$/\1/p' "$oldest/backup_label")
test -n "$first"
pg_archivecleanup "$folder/wal" "$first"
