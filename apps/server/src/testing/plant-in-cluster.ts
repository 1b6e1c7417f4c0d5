/**
 * Loaded into a server before the product (`--import …/plant-in-cluster.ts?NAME`), for trials that prove what they would
 * find: takes out what keeps an earlier owner of a room from spoiling it.
 */
import { plantFault, type Plantable } from './plant-fault.ts';

const JOURNAL = 'apps/server/src/platform/db/journal/fenced-journal.ts';
const OWNING = 'apps/server/src/features/rooms/owning/room-owning.ts';

/** A server that stood still judges at once what it finds on waking: nothing but the fence is left. */
const AWAKE_AT_ONCE: Plantable['edits'] = [
  { file: OWNING, find: 'for (const room of this.#host.rooms()) room.freeze();', replace: '' },
];

/** Rows are written whoever has the run and whatever number is the next: what is written last stands. */
const UNFENCED: Plantable['edits'] = [
  {
    file: JOURNAL,
    find: "where run_id = ${''} and epoch = ${0}::bigint and seq = ${0}::bigint returning",
    replace: "where run_id = ${''} and ${0}::bigint is not null and ${0}::bigint is not null returning",
  },
  {
    file: JOURNAL,
    find: 'epoch from moved returning',
    replace: 'epoch from moved on conflict (${key}, seq) do update set command = excluded.command returning',
  },
  {
    file: JOURNAL,
    find: 'where known.run_id = added.run_id and known.epoch = added.epoch and known.seq = added.prev',
    replace: 'where known.run_id = added.run_id',
  },
  {
    file: JOURNAL,
    find: 'from added join moved using (run_id)\n',
    replace:
      'from added join moved using (run_id) on conflict (${key}, seq) do update set command = excluded.command\n',
  },
];

const FAULTS: readonly Plantable[] = [
  { name: 'fence-alone', edits: AWAKE_AT_ONCE },
  { name: 'no-fence', edits: UNFENCED },
  { name: 'neither', edits: [...AWAKE_AT_ONCE, ...UNFENCED] },
];

plantFault(FAULTS, new URL(import.meta.url).search.slice(1));
