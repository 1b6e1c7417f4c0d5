import type { ScreenRow } from '@qc/contract';
import type { useTexts } from '#platform/i18n';

/** How the hall's sound is: for a sentence, and for the colour beside it. */
export interface SoundLine {
  text: string;
  tone: 'good' | 'off' | 'bad';
}

type Texts = ReturnType<typeof useTexts<'hallSound'>>;

/** What the console says of the sound in the hall. `button`: what stands on the big screen's button. Null: nothing, as no screen is open. */
export function soundLine(
  t: Texts,
  screens: readonly ScreenRow[],
  view: { muted: boolean; volume: number },
  button: string,
): SoundLine | null {
  const screen = screens.find(({ sounds }) => sounds);
  if (!screen) return null;
  if (view.muted || view.volume === 0) return { text: t.muted, tone: 'off' };
  if (screen.sound === 'locked') return { text: t.locked(button), tone: 'bad' };
  if (screen.sound === 'none') return { text: t.none, tone: 'bad' };
  if (screen.volume === 0) return { text: t.turnedOff, tone: 'off' };
  if (screen.sound === 'silent') return { text: t.silent, tone: 'bad' };
  return { text: t.on, tone: 'good' };
}
