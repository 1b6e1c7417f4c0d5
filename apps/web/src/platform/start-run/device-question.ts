import type { GameAccess, GameType, Language } from '@qc/contract';
import { deviceName, isWaiting } from '@qc/contract/devices/devices';
import { textsIn } from '../words/index.ts';

/** What to ask before a game runs that is set for other devices than phones and computers. */
export interface DeviceQuestion {
  title: string;
  text: string;
  /** Words of the button that changes the game; null: this person may not change it, and is only told. */
  change: string | null;
}

/** The question for a game's devices; null: it runs as it is. */
export function deviceQuestion(gameType: GameType, access: GameAccess, language: Language): DeviceQuestion | null {
  const name = deviceName(gameType);
  if (!isWaiting(name)) return null;
  const { title, text } = textsIn(language, 'devices').waiting[name];
  const { askSharer, change } = textsIn(language, 'startDevices');
  return access === 'runner' ? { title, text: askSharer, change: null } : { title, text, change };
}
