import type { PhaseView } from '@qc/contract';
import type { Spoken } from '../call.ts';
import type { HeardKind } from '../slides/heard-kind.ts';
import { heardKind } from '../slides/heard-kinds.ts';
import { saysAnswers, spokenOf } from '../slides/spoken-of.ts';
import { hasTimeFor, leftMs, readTurnMs, turnMs } from './clock.ts';
import { askConfirm, confirmWords, sendAnswer } from './confirm.ts';
import { hold } from './hold.ts';
import { ask, follow, goTo, type Heard, type Next, type Seated } from './next.ts';
import { questionNumber } from './question-number.ts';
import { say, wordsOf } from './say.ts';
import type { QuestionPlace } from './session.ts';
import type { QuestionShown, WaitingShown } from './shown.ts';

type Open = Extract<PhaseView, { phase: 'question' }>;
type Alone = Extract<PhaseView, { phase: 'asking' | 'dealing' }>;

/** What names a question that has been said, and its answers not yet. */
function askedTold(visit: number): string {
  return `asked ${visit}`;
}

/**
 * A question before it can be answered: its words alone, as on the big screen. Where a recording says all of it at once, or
 * no keys can answer it, it is said when it is open.
 */
export function aloneShown(call: Seated, { question, slide, visit }: Alone): WaitingShown {
  if (heardKind(question) === null || saysAnswers(call))
    return { place: 'wait', told: `soon ${visit}`, words: [say(call, wordsOf(call).waiting.getReady)] };
  return { place: 'wait', told: askedTold(visit), words: [...numberWords(call, slide), ...spokenOf(call, question)] };
}

function numberWords(call: Seated, slide: number): Spoken[] {
  const number = questionNumber(call.view.room, slide);
  return number === null ? [] : [say(call, wordsOf(call).asking.question(number))];
}

/** A question that this caller can answer now. */
export function questionShown(call: Seated, phase: Open, kind: HeardKind): QuestionShown {
  const { asking, waiting } = wordsOf(call);
  const told = `question ${phase.visit}`;
  // Who has heard the question is told only that the buzzers are free again.
  const { place } = call.session;
  const isAgain = phase.race !== undefined && 'told' in place && place.told.startsWith(`race ${phase.visit} `);
  // Who has heard it while it stood alone is told how to answer.
  const isHeard = 'told' in place && place.told === askedTold(phase.visit);
  const asked = isHeard ? [] : [...numberWords(call, phase.slide), ...spokenOf(call, phase.question)];
  const second = phase.vote === 2 ? [say(call, waiting.answerAgain)] : [];
  const words = isAgain ? [say(call, asking.buzzAgain)] : [...second, ...asked, ...kind.howTo(call, phase.question)];
  const { question, slide, visit } = phase;
  return { place: 'question', told, words, question, kind, isRace: phase.race !== undefined, slide, visit };
}

/** Waits for the answer; `words` are said before, and where there are none, something short. `reads`: they are the question. */
export function askAnswer(
  call: Seated,
  { question, kind }: Pick<QuestionShown, 'question' | 'kind'>,
  place: QuestionPlace,
  { words, reads }: { words: readonly Spoken[]; reads: boolean },
): Next {
  const spoken = words.length > 0 ? words : meanwhile(call, place, kind);
  const timeoutMs = reads ? readTurnMs(call) : turnMs(call, spoken);
  const asked = ask(goTo(call, place), spoken, { ...kind.wanted(question, place.keys), timeoutMs });
  return reads ? { ...asked, reads: { visit: place.visit } } : asked;
}

/** While nothing comes: what has been typed, the time that is left, and how to hear the question again. */
function meanwhile(call: Seated, { keys, held }: QuestionPlace, kind: HeardKind): Spoken[] {
  const { asking } = wordsOf(call);
  if (keys !== '') return kind.soFar(call, keys);
  const left = leftMs(call);
  const isCounted = left !== null && call.view.room.timer;
  const time = isCounted ? asking.secondsLeft(Math.max(1, Math.round(left / 1000))) : asking.stillOpen;
  return hold(call, held, [time, kind.repeatsByStar ? asking.hearAgain : asking.stillOpen]);
}

/** What was pressed on a question; what comes after it has gone is told so by `follow`. */
export function hearQuestion(call: Seated, place: QuestionPlace, heard: Heard): Next {
  const { phase } = call.view.shared;
  if ((phase.phase !== 'question' && phase.phase !== 'closed') || phase.visit !== place.visit) return follow(call);
  const kind = heardKind(phase.question);
  if (kind === null) return follow(call);
  if (kind.repeatsByStar && heard.keys.includes('*')) return follow(goTo(call, { ...place, told: '', keys: '' }));
  const isConfirmed = kind.isConfirmed && phase.phase === 'question' && hasTimeFor(call, confirmWords(call));
  const reading = kind.read(phase.question, {
    ...heard,
    before: place.keys,
    isLast: !hasTimeFor(call, kind.soFar(call, `${place.keys}${heard.keys}`)),
    isConfirmed,
  });
  switch (reading.is) {
    case 'open': {
      const other = heard.keys === '' && heard.hasOthers ? [say(call, wordsOf(call).joining.otherKey)] : [];
      return follow(goTo(call, { ...place, keys: reading.keys, held: place.held + 1 }), other);
    }
    case 'none':
      return follow(goTo(call, { ...place, keys: '' }), [...kind.none(call), ...kind.howTo(call, phase.question)]);
    case 'response': {
      return isConfirmed
        ? askConfirm(call, place, { question: phase.question, response: reading.response })
        : sendAnswer(call, place, reading.response);
    }
  }
}
