import type { Language, QuestionView, SlideResponse } from '@qc/contract';
import { MiniGameTask } from '../phone/player-frames.tsx';
import { NumberTask } from './number-task.tsx';
import { OrderTask } from './order-task.tsx';
import type { OwnAnswer } from './own-answer.ts';
import type { ShowClock } from '../parts/show-clock.ts';
import { TypedTask } from './typed-task.tsx';

/** What answering by doing something needs. */
export interface TaskProps {
  question: QuestionView;
  /** Names this showing of the question, of all there are. */
  place: string;
  language: Language;
  /** Final once it is there. */
  answer: OwnAnswer | null;
  disabled: boolean;
  /** The player's clock; null: there is none. */
  clock: ShowClock | null;
  /** The last try was refused for a passing reason. */
  notTaken: boolean;
  onAnswer: (response: SlideResponse) => void;
}

/** How a question is answered that is not a matter of picking. */
export function PlayerTask(props: TaskProps) {
  switch (props.question.type) {
    case 'typed':
      return <TypedTask {...props} />;
    case 'number':
      return <NumberTask {...props} />;
    case 'order':
      return <OrderTask {...props} />;
    case 'miniGame':
      return <MiniGameTask {...props} />;
    default:
      return null;
  }
}
