import type { GameType } from '@qc/contract';
import { checkGame, type Gap, type GapCode } from '@qc/engine';
import type { EditedSlide } from './session/editor-session.ts';

/** Something the game lacks before it can run, where the editor can show it. */
export interface GapMark {
  /** Index of the slide; null: the game's settings or the game as a whole. */
  slide: number | null;
  /** The field it belongs to, dotted: `question`, `answers`, `answers.1`. */
  field: string;
  /** What is missing, in the person's language. */
  text: string;
  /** Index of the answer it is about. */
  answer: number | null;
}

/** Everything the game lacks as it stands in the editor, saved or not. */
export function findGaps(
  {
    slides,
    name,
    gameType,
    miniGameHosts,
  }: { slides: readonly EditedSlide[]; name: string; gameType: GameType; miniGameHosts?: readonly string[] },
  texts: Record<GapCode, string>,
): GapMark[] {
  const questions = slides.map((slide) => slide.save.value);
  return checkGame({ name, setting: { gameType }, questions, ...(miniGameHosts && { miniGameHosts }) }).map((gap) =>
    markOf(gap, texts),
  );
}

function markOf(gap: Gap, texts: Record<GapCode, string>): GapMark {
  const field = gap.answer === undefined ? gap.field : `${gap.field}.${gap.answer}`;
  return { slide: gap.slide, field, text: texts[gap.code], answer: gap.answer ?? null };
}

/** The marks of one slide or, with null, of the settings. */
export function gapsOfSlide(gaps: readonly GapMark[], slide: number | null): GapMark[] {
  return gaps.filter((gap) => gap.slide === slide);
}

/** What is missing in one field (exactly that path), as one text for its error line; undefined: nothing. */
export function gapText(gaps: readonly GapMark[], field: string): string | undefined {
  const texts = gaps.filter((gap) => gap.field === field).map((gap) => gap.text);
  return texts.length > 0 ? [...new Set(texts)].join(' · ') : undefined;
}
