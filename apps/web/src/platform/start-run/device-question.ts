import type { DeviceTexts } from '@qc/words/en/screens/author/start-devices';
import type { GameAccess, GameType } from '@qc/contract';
import { deviceName, isWaiting } from '@qc/contract/devices/devices';

/** What to ask before a game runs that is set for other devices than phones and computers. */
export interface DeviceQuestion {
  title: string;
  text: string;
  /** Words of the button that changes the game; null: this person may not change it, and is only told. */
  change: string | null;
}

/** The question for a game's devices; null: it runs as it is. */
export function deviceQuestion(gameType: GameType, access: GameAccess, t: DeviceTexts): DeviceQuestion | null {
  const name = deviceName(gameType);
  if (!isWaiting(name)) return null;
  const { title, text } = t.waiting[name];
  return access === 'runner' ? { title, text: t.askSharer, change: null } : { title, text, change: t.change };
}
