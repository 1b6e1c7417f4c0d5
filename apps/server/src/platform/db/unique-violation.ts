import { databaseErrorCodes } from './database-error.ts';

const SQLITE_CONSTRAINT_UNIQUE = 2067;
const SQLITE_CONSTRAINT_PRIMARYKEY = 1555;

/** Whether a write was refused because the value exists already. */
export function isUniqueViolation(error: unknown): boolean {
  const { sqlite, sqlstate } = databaseErrorCodes(error);
  return sqlstate === '23505' || sqlite === SQLITE_CONSTRAINT_UNIQUE || sqlite === SQLITE_CONSTRAINT_PRIMARYKEY;
}
