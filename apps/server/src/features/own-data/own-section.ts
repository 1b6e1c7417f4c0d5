import type { Db } from '#platform/db/tables';

/** One record of the file. */
export interface OwnRow {
  _id?: string;
  /** What to go on after, where records have no id to tell; it is not in the file. */
  cursor?: string;
  [field: string]: unknown;
}
/** The next records after this id or cursor, in the order of theirs; none: that was all. */
export type ReadSection = (db: Db, userId: string, after: string) => Promise<OwnRow[]>;

/** Short records read at once. */
export const SHORT_PORTION = 200;
