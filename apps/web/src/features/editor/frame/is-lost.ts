import { isRefusal } from '#platform/api';

/** Whether a save was refused because the game is gone, or not this person's to edit any more. */
export function isLost(error: unknown): boolean {
  return isRefusal(error, 'notFound') || isRefusal(error, 'forbidden');
}
