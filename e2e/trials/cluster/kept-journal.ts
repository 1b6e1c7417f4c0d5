import * as z from 'zod';
import { changeRows, readRows, type DataPlace } from '../../crash/stored-rows.ts';

/** Whatever befell a row of the journal of rooms, in the order in which the database did it. */
export interface KeptRow {
  /** A row was added or written over, or removed again. */
  what: 'added' | 'removed';
  /** Whose connection it was. */
  server: string;
  epoch: number;
  /** Number of the last of its commands. */
  seq: number;
  entries: KeptEntry[];
}
type KeptEntry = z.infer<typeof Entry>;

const Entry = z.tuple([z.number(), z.looseObject({ type: z.string(), messageId: z.string().optional() })]);
const Row = z.object({
  what: z.enum(['added', 'removed']),
  server: z.string(),
  epoch: z.coerce.number(),
  seq: z.coerce.number(),
  command: z.string(),
});

const KEEP = [
  `create table trial_journal (n bigserial primary key, what text, server text, room_id text, epoch bigint, seq bigint, command text)`,
  `create function keep_journal() returns trigger language plpgsql as $keep$ begin
    if tg_op = 'DELETE' then
      insert into trial_journal (what, server, room_id, epoch, seq, command)
        values ('removed', current_setting('application_name'), old.room_id, old.epoch, old.seq, old.command);
    else
      insert into trial_journal (what, server, room_id, epoch, seq, command)
        values ('added', current_setting('application_name'), new.room_id, new.epoch, new.seq, new.command);
    end if;
    return null;
  end $keep$`,
  `create trigger keep_journal after insert or update or delete on room_journal
    for each row execute function keep_journal()`,
];

/** From now on the database itself keeps what happens to the journal of rooms: who wrote it is no word of the product. */
export async function keepJournals(place: DataPlace): Promise<void> {
  for (const statement of KEEP) await changeRows(place, statement);
}

/**
 * All that was kept of a room, in order, or what came under an epoch after the one named. To be asked before it ends:
 * then its rows are removed.
 */
export async function keptJournal(place: DataPlace, room: string, after = -1): Promise<KeptRow[]> {
  const kept = 'select what, server, epoch, seq, command from trial_journal where room_id = ? and epoch > ? order by n';
  return (await readRows(place, kept, room, after)).map((read) => {
    const { command, ...row } = Row.parse(read);
    return { ...row, entries: z.array(Entry).parse(JSON.parse(command)) };
  });
}
