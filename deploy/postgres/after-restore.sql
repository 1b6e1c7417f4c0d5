-- Once after a restore to an earlier moment, before the first server starts: psql -v ON_ERROR_STOP=1 -f after-restore.sql.
-- The database has forgotten epochs that it had given out. Were they given out again, a server of before that still runs
-- somewhere could write under one of them. So all go far ahead, and nobody of before is the writer of anything.
begin;
update room_epoch set epoch = epoch + 1000000, writer = case writer when '' then '' else writer || '/before' end;
update attempt_epoch set epoch = epoch + 1000000, writer = case writer when '' then '' else writer || '/before' end;
-- Under the new name it still tells until when it ran: clocks of rooms get the time back from there.
update server set id = id || '/before', lease_until = clock_timestamp() - interval '1 second';
commit;
