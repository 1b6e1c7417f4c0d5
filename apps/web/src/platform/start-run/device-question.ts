import type { DeviceTexts } from '@qc/words/en/screens/author/start-devices';
import type { GameAccess, GameType } from '@qc/contract';

/** What to ask before a game runs that is set for other devices than phones and computers. */
export interface DeviceQuestion {
  title: string;
  text: string;
  /** Words of the button that changes the game; null: this person may not change it, and is only told. */
  change: string | null;
}

/** The question for a game's devices; null: it runs as it is. */
export function deviceQuestion(gameType: GameType, access: GameAccess, t: DeviceTexts): DeviceQuestion | null {
  const words = WORDS[gameType];
  if (!words) return null;
  const { title, text } = words(t);
  return access === 'runner' ? { title, text: t.askSharer, change: null } : { title, text, change: t.change };
}

type Words = (t: DeviceTexts) => Pick<DeviceQuestion, 'title' | 'text'>;

/** What is said of devices for which no room can be opened yet; null: one can. */
const WORDS: Readonly<Record<GameType, Words | null>> = {
  firebase: null,
  remotes: (t) => ({ title: t.remotesTitle, text: t.remotesText }),
  dialer: (t) => ({ title: t.dialerTitle, text: t.dialerText }),
};
