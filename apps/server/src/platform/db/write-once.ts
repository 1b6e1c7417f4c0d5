import { isUniqueViolation } from './unique-violation.ts';

/**
 * Runs a write that looks for an earlier one under the same key first. Two of them at one instant: the one that comes
 * second is taken back by the database and runs again, and finds what the first has written.
 */
export async function writeOnce<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    return write();
  }
}
