import { ConfigError } from '#platform/config-error';
import { StorageAway } from '#platform/files/storage-away';
import { isDatabaseAway } from '#platform/db/database-error';

/** Ends a command that was called wrongly, or whose settings cannot be used. */
export const BAD_CALL = 2;

/** Says on the console why something could not be done; the exit code. A stack is for what nobody could foresee. */
export function explainFailure(what: string, error: unknown): number {
  if (error instanceof ConfigError) {
    console.error(`${what}:\n${error.message}`);
    return BAD_CALL;
  }
  if (isDatabaseAway(error)) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${what}: DATABASE_URL cannot be reached (${reason})`);
    return BAD_CALL;
  }
  if (error instanceof StorageAway) {
    console.error(`${what}: ${error.message}`);
    return BAD_CALL;
  }
  console.error(`${what}:`, error);
  return 1;
}
