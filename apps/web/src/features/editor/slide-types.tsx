import type { QuestionContent, SlideType } from '@qc/contract';
import { newQuestion, SLIDE_TYPES } from '@qc/contract';
import { IconChartBar, IconCircleHalf2, IconListCheck, IconPhoto } from '@tabler/icons-react';
import type { ComponentType } from 'react';

/** The types in the order the menus offer them. */
export const OFFERED_TYPES: readonly SlideType[] = SLIDE_TYPES;

const ICONS: Record<SlideType, ComponentType<{ size?: number | string }>> = {
  trivia: IconListCheck,
  trueFalse: IconCircleHalf2,
  survey: IconChartBar,
  media: IconPhoto,
};

/** The sign of a slide type; decorative, its name stands beside it. */
export function SlideTypeIcon({ type, size = 18 }: { type: SlideType; size?: number }) {
  const Icon = ICONS[type];
  return (
    <span aria-hidden="true" style={{ display: 'inline-flex' }}>
      <Icon size={size} />
    </span>
  );
}

/** Whether a type gives points for right answers. */
export function isGraded(type: SlideType): boolean {
  return type === 'trivia' || type === 'trueFalse';
}

/** Whether answers were entered that a change of type would delete. */
export function hasEnteredAnswers(slide: QuestionContent): boolean {
  return slide.type !== 'trueFalse' && slide.answers.some((answer) => answer.text !== '' || answer.media !== null);
}

/** What a slide changes when it becomes another type: new answers; points and time are kept where they still mean something. */
export function changeOfType(slide: QuestionContent, type: SlideType): Partial<QuestionContent> {
  const fresh = newQuestion(type);
  const keepsScore = isGraded(slide.type) && isGraded(type);
  const keepsTime = slide.type !== 'media' && type !== 'media';
  return {
    type,
    answers: fresh.answers,
    selection: 'single',
    score: keepsScore ? slide.score : fresh.score,
    time: keepsTime ? slide.time : fresh.time,
  };
}
