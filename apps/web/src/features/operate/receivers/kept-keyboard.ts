import { sessionValue } from '#platform/storage';
import { KEYBOARD_DRIVERS, type KeyboardDriver } from './offered-drivers.ts';

const kept = sessionValue('keyboardAnswers');

/** Notes how this tab's keyboard answers, for when the page is loaded anew; null: it does not. */
export function keepKeyboard(driver: KeyboardDriver | null): void {
  if (driver) kept.set(driver);
  else kept.remove();
}

/** How the keyboard of this tab answered before, if remotes on it are paired with players: `remotes` are those in use. */
export function keptKeyboard(remotes: readonly string[]): KeyboardDriver | null {
  const before = KEYBOARD_DRIVERS.find((driver) => driver === kept.get());
  return before && remotes.some((remote) => remote.startsWith(`${before}-`)) ? before : null;
}
