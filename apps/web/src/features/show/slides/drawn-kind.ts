import type { Answer, BreakRules, NumberKey, QuestionContent, RoomInfo } from '@qc/contract';
import type { ReactNode } from 'react';
import type { StageRoom } from '../parts/stage.tsx';

/** What of a slide is drawn. The key is not: a drawing never says which answer is right. */
export type DrawnSlide = Pick<
  QuestionContent,
  'type' | 'question' | 'queMessage' | 'image' | 'openingMedia' | 'backgroundMedia'
> & { answers?: Answer[]; numberKey?: Pick<NumberKey, 'unit'>; break?: Pick<BreakRules, 'minutes'> };

/** The game's colours, background, language and direction. */
export type SlideLook = StageRoom & Pick<RoomInfo, 'backdrop'>;

/** A slide as it is drawn small. */
export interface DrawnProps {
  slide: DrawnSlide;
  look: SlideLook;
  /** CSS pixels. */
  width: number;
}

/** A kind of slide as a small drawing: all that is in front of its background. */
export type DrawnKind = (props: DrawnProps) => ReactNode;
