import type { ContentOf, SlideType } from '@qc/contract';

/** What is said to callers. */
type SpokenPart = 'spoken' | 'recording' | 'recordingSaysAnswers';
/** What is told with the right answer, and how often its points count, and where a round begins. */
type ShowPart = 'explanation' | 'explanationMedia' | 'times' | 'round';
/** Fields that no check reads. */
type Unchecked =
  | 'image'
  | 'backgroundMedia'
  | 'labels'
  | 'visible'
  | 'locked'
  | 'notes'
  | 'mediaTitle'
  | SpokenPart
  | ShowPart;

/** What is checked of a slide of a kind; stored slides and the editor's drafts fit. */
export type CheckedOf<T extends SlideType> = { [K in T]: Omit<ContentOf<K>, Unchecked> }[T];
export type CheckedSlide = CheckedOf<SlideType>;

/** A slide of a kind as written, as a run takes it; stored slides fit. */
export type WrittenOf<T extends SlideType> = { [K in T]: Omit<ContentOf<K>, 'labels' | 'visible' | 'locked'> }[T];
export type WrittenSlide = WrittenOf<SlideType>;

/** What of a slide that is played its kind says. */
export type OwnOfKinds =
  | 'answers'
  | 'sequence'
  | 'selection'
  | 'typing'
  | 'numberKey'
  | 'miniGame'
  | 'buzzer'
  | 'break';
