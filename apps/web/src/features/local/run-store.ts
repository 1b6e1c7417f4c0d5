import type { RunLicence } from '@qc/contract';
import type { Direction, Language } from '@qc/contract/languages';
import type { RunGame } from '@qc/engine';
import type { JournalEntry, JournalGroup, JournalStore } from '@qc/engine/live/journal';

/** A run of this browser, apart from what happened in it. Times in ms since 1970. */
export interface KeptRun {
  id: string;
  name: string;
  language: Language;
  direction: Direction;
  /** Of the server that its game came from; empty: not known. */
  origin: string;
  /** Null: a rehearsal. */
  licence: RunLicence | null;
  game: RunGame;
  openedAtMs: number;
  /** Null: it has not ended. */
  endedAtMs: number | null;
  /** When the server's page was last opened with its result; null: never. */
  handedAtMs: number | null;
  /** The file that its game came from; null: the page carries it. */
  source: Blob | null;
}

/** What happened in a run, in order. */
export interface KeptJournal {
  /** Number of the last command; 0: none. */
  seq: number;
  entries: JournalEntry[];
  /** When the hall was last known to be running; 0: not known. */
  aliveAtMs: number;
}

interface JournalRow {
  run: string;
  /** Of the last of its commands. */
  seq: number;
  entries: JournalEntry[];
}

const NAME = 'qc-local';
const VERSION = 1;

/** Runs and their journals in the browser's storage, shared by all windows and files of this browser. Rejects when it refuses. */
export class RunStore implements JournalStore {
  readonly #db: IDBDatabase;

  private constructor(db: IDBDatabase) {
    this.#db = db;
  }

  static async open(factory: IDBFactory = indexedDB): Promise<RunStore> {
    const opening = factory.open(NAME, VERSION);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('runs', { keyPath: 'id' });
      opening.result.createObjectStore('journal', { keyPath: ['run', 'seq'] });
      opening.result.createObjectStore('alive');
    };
    return new RunStore(await done(opening));
  }

  /** Writes commands; all of them are on the disk, or none. Rejects also where another window has written these numbers. */
  async appendJournal(groups: readonly JournalGroup[]): Promise<readonly string[]> {
    await this.#write('journal', (store) => {
      for (const { roomId, seq, entries } of groups) store.add({ run: roomId, seq, entries } satisfies JournalRow);
    });
    return [];
  }

  /** Removes what nobody was told of. */
  async dropJournalAfter(run: string, seq: number): Promise<void> {
    await this.#write('journal', (store) => store.delete(IDBKeyRange.bound([run, seq + 1], [run, Infinity])));
  }

  async readJournal(run: string): Promise<KeptJournal> {
    const reading = this.#db.transaction(['journal', 'alive']);
    const range = IDBKeyRange.bound([run, 0], [run, Infinity]);
    const [rows, alive]: [JournalRow[], number | undefined] = await Promise.all([
      done<JournalRow[]>(reading.objectStore('journal').getAll(range)),
      done<number | undefined>(reading.objectStore('alive').get(run)),
    ]);
    return { seq: rows.at(-1)?.seq ?? 0, entries: rows.flatMap(({ entries }) => entries), aliveAtMs: alive ?? 0 };
  }

  /** Notes that the hall is running. Lost without harm. */
  async markAlive(run: string, atMs: number): Promise<void> {
    await this.#write('alive', (store) => store.put(atMs, run), 'relaxed');
  }

  /** Every run, newest first. */
  async listRuns(): Promise<KeptRun[]> {
    const runs = await done<KeptRun[]>(this.#db.transaction('runs').objectStore('runs').getAll());
    return runs.sort((a, b) => b.openedAtMs - a.openedAtMs);
  }

  async putRun(run: KeptRun): Promise<void> {
    await this.#write('runs', (store) => store.put(run));
  }

  /** Forgets a run and all that happened in it. */
  async removeRun(run: string): Promise<void> {
    await this.dropJournalAfter(run, 0);
    await this.#write('runs', (store) => store.delete(run));
    await this.#write('alive', (store) => store.delete(run), 'relaxed');
  }

  #write(
    name: 'runs' | 'journal' | 'alive',
    write: (store: IDBObjectStore) => void,
    durability: IDBTransactionDurability = 'strict',
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const writing = this.#db.transaction(name, 'readwrite', { durability });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error('the browser gave up writing'));
      write(writing.objectStore(name));
    });
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser gave nothing'));
  });
}
