import type { GameAccess, Language } from '@qc/contract';
import { textsIn } from '../words/index.ts';

/** What to ask where a game is set for devices that cannot be connected here. */
export interface DeviceQuestion {
  title: string;
  text: string;
  /** Words of the button that changes the game to phones and computers; null: this person may not, and is only told. */
  change: string | null;
}

/** The question where a game needs a telephone line, and the house has none. */
export function noLineQuestion(access: GameAccess, language: Language): DeviceQuestion {
  const { title, text } = textsIn(language, 'devices').noLine;
  const { askSharer, change } = textsIn(language, 'startDevices');
  return access === 'runner' ? { title, text: askSharer, change: null } : { title, text, change };
}
