import { newMessageId } from '../live/index.ts';

const keys = new Map<string, string>();

/**
 * The key of a press that costs something, the same for the same press until `pressDone`: sent again after a lost
 * reply it is recognised, and not charged twice. `press` says what is pressed, details included.
 */
export function pressKey(press: string): string {
  const key = keys.get(press) ?? newMessageId();
  keys.set(press, key);
  return key;
}

/** The press has had its answer: the next one is another. */
export function pressDone(press: string): void {
  keys.delete(press);
}
