import type { GameType } from '@qc/contract';
import { deviceOf } from '@qc/contract/devices/devices';
import { QUESTION_TEXT_MAX, SUBHEADING_MAX } from '@qc/contract/limits';
import type { SlideGap } from '../slides/slide-gap.ts';
import { kindOf } from '../slides/slide-kinds.ts';
import type { CheckedSlide } from '../slides/written-slide.ts';

/** One thing to put right before a game can be run. */
export interface Gap extends SlideGap {
  /** Index of the slide; null: the game itself. */
  slide: number | null;
}

/** What is checked of a game. */
export interface CheckedGame {
  name: string;
  setting: { gameType: GameType };
  /** Hosts whose mini-games the house embeds; absent: not asked. */
  miniGameHosts?: readonly string[];
  questions: readonly CheckedSlide[];
}

/** Lists the gaps of a game in reading order; empty: it can be run. */
export function checkGame({ name, setting, questions, miniGameHosts }: CheckedGame): Gap[] {
  const gaps: Gap[] = [];
  if (isBlank(name)) gaps.push({ slide: null, field: 'name', code: 'nameRequired' });
  if (questions.length === 0) gaps.push({ slide: null, field: 'questions', code: 'noSlides' });
  const { slides: types } = deviceOf(setting.gameType);
  questions.forEach((slide, index) => {
    if (!types.includes(slide.type)) gaps.push({ slide: index, field: 'type', code: 'typeNotForDevice' });
    gaps.push(...checkSlide(slide, index, miniGameHosts));
  });
  return gaps;
}

/** Lists the gaps of one slide, whatever the devices of its game. */
export function checkSlide(slide: CheckedSlide, index: number, hosts?: readonly string[]): Gap[] {
  return gapsOf(slide, hosts).map((gap) => ({ slide: index, ...gap }));
}

function gapsOf(slide: CheckedSlide, hosts: readonly string[] | undefined): SlideGap[] {
  const kind = kindOf(slide);
  const gaps: SlideGap[] = longGaps(slide);
  if (!kind.asks) return [...gaps, ...kind.gaps(slide, hosts)];
  if (isBlank(slide.question) && slide.openingMedia === null && slide.endingMedia === null)
    gaps.push({ field: 'question', code: 'questionRequired' });
  gaps.push(...kind.gaps(slide, hosts));
  if (slide.time === null || slide.time <= 0) gaps.push({ field: 'time', code: 'timeRequired' });
  if (kind.isGraded && slide.score === null) gaps.push({ field: 'score', code: 'scoreRequired' });
  return gaps;
}

/** Only a draft on its author's device holds more than there is room for. */
function longGaps({ question, queMessage }: CheckedSlide): SlideGap[] {
  const gaps: SlideGap[] = [];
  if (question.trim().length > QUESTION_TEXT_MAX) gaps.push({ field: 'question', code: 'textTooLong' });
  if (queMessage.trim().length > SUBHEADING_MAX) gaps.push({ field: 'queMessage', code: 'textTooLong' });
  return gaps;
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
