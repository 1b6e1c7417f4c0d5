import type { Language, QuestionView } from '@qc/contract';
import type { Spoken } from '../call.ts';
import { callerRules } from '../conversation/caller-rules.ts';
import type { Call } from '../conversation/next.ts';
import { questionNumber } from '../conversation/question-number.ts';
import { quote, say, wordsOf } from '../conversation/say.ts';
import { newCall } from '../conversation/session.ts';
import type { CallView } from '../conversation/told.ts';
import { heardKind } from '../slides/heard-kinds.ts';
import { spokenAnswer, spokenOf } from '../slides/spoken-of.ts';
import type { SpokenSlide } from '../slides/spoken-slide.ts';
import { type SaidText, textsAmong } from './said-text.ts';

/** A slide of a game, as callers hear it. */
export interface HeardSlide {
  question: QuestionView;
  spoken: SpokenSlide | null;
  /** The title of the round that it begins; empty: it begins none, or one without. */
  round: string;
  /** How long it is, where it is a break, minutes; else null. */
  breakMinutes: number | null;
}

/**
 * What is said of one game to callers who are spoken to in one of `languages`: its lobby, its rounds, breaks, questions
 * and answers in the order in which they come, and the points that a right answer brings. The words of the house are `houseTexts`.
 */
export function gameTexts(
  { room, shared }: Pick<CallView, 'room' | 'shared'>,
  slides: readonly HeardSlide[],
  languages: readonly Language[],
): SaidText[] {
  const calls = languages.map((language): Call & { view: CallView } => ({
    session: newCall({ ...LINE, languages: [language] }),
    view: { room, shared, own: null, spoken: null },
  }));
  return textsAmong([
    ...calls.flatMap((call) => lobbyWords(call)),
    ...slides.flatMap((slide, index) =>
      calls.flatMap((call) => slideWords({ ...call, view: { ...call.view, spoken: slide.spoken } }, slide, index)),
    ),
  ]);
}

/** Nothing that is said of a game depends on the line. */
const LINE = { id: 'prepared', spokeBefore: null, code: null, digits: '', hasNumber: false, tone: null } as const;

function lobbyWords(call: Call & { view: CallView }): Spoken[] {
  const { room } = call.view;
  return [
    ...quote(call, room.waitingText),
    ...callerRules(wordsOf(call), room).map((line) => say(call, line)),
    ...room.teams.names.flatMap((name) => quote(call, name)),
  ];
}

function slideWords(
  call: Call & { view: CallView },
  { question, round, breakMinutes }: HeardSlide,
  index: number,
): Spoken[] {
  const { asking, outcome, waiting } = wordsOf(call);
  const number = questionNumber(call.view.room, index);
  const kind = heardKind(question);
  const answer = kind?.answer ?? spokenAnswer;
  return [
    ...quote(call, round),
    ...(number === null ? [] : [say(call, asking.question(number))]),
    ...spokenOf(call, question),
    ...(breakMinutes === null ? [] : [say(call, waiting.breakOf(breakMinutes))]),
    ...(kind?.howTo(call, question) ?? []),
    ...question.answers.flatMap((_, at) => answer(call, question, at)),
    ...(question.score > 0 ? [say(call, outcome.wonPoints(question.score))] : []),
  ];
}
