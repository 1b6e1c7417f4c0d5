import type { LiveRefusal, SlideResponse } from '@qc/contract';

/** A number that the game asks for: that of the call, or one that was typed; null: not given. */
export type GivenNumber = { by: 'call' } | { by: 'keys'; digits: string } | null;

/** What a call asks of the rooms. The same id is the same request, however often it is asked. */
export type CallCommand =
  /** The room with this code, to be shown from then on. */
  | { type: 'find'; code: string }
  | {
      type: 'join';
      id: string;
      name: string;
      number: GivenNumber;
      consent: boolean;
      team: number | null;
      /** The shapes whose keys were pressed, from 0; empty: asks whether there are any. */
      pattern: readonly number[];
    }
  | AnswerCommand
  | { type: 'leave'; id: string }
  /** Whom the house has called is not to be called again, by anybody of it. */
  | { type: 'neverAgain' };

/** An answer to the slide that was up at `visit`. */
export interface AnswerCommand {
  type: 'answer';
  id: string;
  slide: number;
  visit: number;
  response: SlideResponse;
}

/** What became of it. The view that comes with it is that of afterwards. */
export type CommandOutcome =
  | { type: 'found' }
  /** No room has this code, or it has closed. */
  | { type: 'notFound' }
  | { type: 'joined' }
  /** The answer counts. */
  | { type: 'taken' }
  | { type: 'left' }
  /** It is on disk. */
  | { type: 'noted' }
  | { type: 'refused'; code: LiveRefusal };
