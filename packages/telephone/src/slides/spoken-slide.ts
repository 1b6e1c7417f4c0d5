import type { Answer, MediaRef, QuestionContent } from '@qc/contract';
import type { Recording } from '../call.ts';

/** What of a slide was written for the ear. It goes to callers alone, never to the pages of a room. */
export interface SpokenSlide {
  /** Said instead of what is shown of the question; empty: that is said. */
  question: string;
  /** By the index of the answer, the same; shorter than the answers where nothing follows. */
  answers: readonly string[];
  /** Played instead of all that is said of the question; null: none, or the line plays none. */
  recording: Recording | null;
  /** The recording names the answers and their keys as well. */
  recordingSaysAnswers: boolean;
}

/** What a slide is made of for the ear; slides of a run and of an editor fit. */
export interface WrittenForTheEar extends Pick<QuestionContent, 'spoken' | 'recordingSaysAnswers'> {
  recording: MediaRef | null;
  answers?: readonly Pick<Answer, 'spoken'>[];
}

/**
 * What of a slide was written for the ear. `addressOf`: where a line or a page finds the file of a recording; null: it can
 * play none.
 */
export function spokenSlide(
  { spoken, recording, recordingSaysAnswers, answers = [] }: WrittenForTheEar,
  addressOf: (recording: MediaRef) => string | null,
): SpokenSlide {
  const url = recording && addressOf(recording);
  return {
    question: spoken,
    answers: answers.map((answer) => answer.spoken ?? ''),
    recording: recording === null || url === null ? null : { say: 'recording', url, lengthMs: recording.durationMs },
    recordingSaysAnswers,
  };
}
