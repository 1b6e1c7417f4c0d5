import type { SeatRow } from '@qc/contract';
import type { ClickersTexts } from '@qc/words/en/screens/clickers/clickers';

/** What went down on a clicker, in words. */
export function pressedWords(key: string, t: ClickersTexts): string {
  return key === 'buzz' ? t.pressedBig : t.pressed(key);
}

/** Whose a clicker is; undefined: nobody's. */
export function ownerOf(players: readonly SeatRow[], remote: string): SeatRow | undefined {
  return players.find(({ remotes }) => remotes.includes(remote));
}
