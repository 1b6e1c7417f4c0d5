import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFile } from '../crash/stored-rows.ts';
import type { DataPlace } from '../crash/stored-rows.ts';
import type { ThrowAwayPostgres } from './throw-away-postgres.ts';

/** Data folders and databases of one trial, all of one kind, and gone at its end. */
export class DataPlaces {
  readonly #postgres: ThrowAwayPostgres | null;
  readonly #made: DataPlace[] = [];

  /** With null they are on SQLite. */
  constructor(postgres: ThrowAwayPostgres | null) {
    this.#postgres = postgres;
  }

  /** A new one: empty, or with the database of another one whose server has ended. */
  async make(copyOf: DataPlace | null = null): Promise<DataPlace> {
    const dataDir = await mkdtemp(join(tmpdir(), 'qc-trial-'));
    if (copyOf?.databaseUrl === null) await copyFile(sqliteFile(copyOf.dataDir), sqliteFile(dataDir));
    const databaseUrl = (await this.#postgres?.newDatabase(copyOf?.databaseUrl ?? undefined)) ?? null;
    const place = { dataDir, databaseUrl };
    this.#made.push(place);
    return place;
  }

  /** Removes everything; servers on it have ended. */
  async removeAll(): Promise<void> {
    for (const { dataDir, databaseUrl } of this.#made.splice(0)) {
      if (databaseUrl !== null) await this.#postgres?.remove(databaseUrl);
      await rm(dataDir, { recursive: true, force: true });
    }
  }
}
