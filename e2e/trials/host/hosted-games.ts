import { type GameChanges, newSettings, WITHOUT_SHOW } from '@qc/contract';
import type { TestSlide } from '../../crash/account.ts';

/** One game as somebody hosts it. */
export interface HostedGame {
  name: string;
  language: 'en' | 'he';
  slides: readonly TestSlide[];
  settings: GameChanges;
  /** Who answers beside phones. */
  beside: readonly ('remotes' | 'dialer')[];
  /** Presses of the host from the game's page to the end; clickers that are handed out are counted apart. */
  pressesMax: number;
}

/** The clock is long: a question is over when everybody has answered it. */
const SECONDS = 60;
const texts = (words: readonly string[], right: number) =>
  words.map((text, at) => ({ text, media: null, correct: at === right }));
const trivia = (question: string, words: readonly string[], right = 0): TestSlide => ({
  ...{ type: 'trivia', question, answers: texts(words, right), score: 1000, time: SECONDS },
});
const survey = (question: string, words: readonly string[]): TestSlide => ({
  ...{ type: 'survey', question, answers: texts(words, -1), score: 0, time: SECONDS },
});
const trueFalse = (question: string, right: number): TestSlide => ({
  ...{ type: 'trueFalse', question, answers: texts(['', ''], right), score: 1000, time: SECONDS },
});
/** The show as a new game has it. */
const show = Object.fromEntries(
  Object.entries(newSettings()).filter(([key]) => Object.hasOwn(WITHOUT_SHOW, key) || key === 'reactions'),
);
const seas = ['Atlantic', 'Pacific', 'Indian', 'Arctic'];

/** A quiz of ten, teams, a survey alone, wrong answers that cost, and phones beside clickers and callers. */
export const HOSTED_GAMES: readonly HostedGame[] = [
  {
    ...{ name: 'quiz', language: 'he', beside: [], pressesMax: 25, settings: show },
    slides: Array.from({ length: 10 }, (_, at) => trivia(`כמה הם ${at + 2} ועוד ${at + 3}?`, answersTo(at), at % 4)),
  },
  {
    ...{ name: 'teams', language: 'en', beside: [], pressesMax: 15 },
    settings: { ...show, teams: { mode: 'assign', names: ['Lions', 'Owls', 'Foxes'], rule: 'mean', best: 3 } },
    slides: [
      trivia('Which ocean is the largest?', seas, 1),
      trueFalse('The Moon shines by itself', 1),
      trivia('Which ocean is the coldest?', seas, 3),
      trueFalse('Light is faster than sound', 0),
    ],
  },
  {
    ...{ name: 'survey', language: 'he', beside: [], pressesMax: 15, settings: show },
    slides: [
      survey('מה שותים בבוקר?', ['תה', 'קפה', 'מים']),
      survey('לאן נוסעים בקיץ?', ['לים', 'להרים', 'נשארים בבית']),
      survey('מתי מתחילים?', ['בשמונה', 'בתשע', 'בעשר', 'אחר הצהריים']),
    ],
  },
  {
    ...{ name: 'penalty', language: 'en', beside: [], pressesMax: 15 },
    settings: { ...show, scoring: { profile: 'penalty', first: 3, penalty: 50, streaks: true } },
    slides: [
      trivia('Which ocean is the saltiest?', seas, 0),
      trivia('Which ocean washes Iceland?', seas, 0),
      trivia('Which ocean has most islands?', seas, 1),
    ],
  },
  {
    ...{ name: 'mixed', language: 'en', beside: ['remotes', 'dialer'], pressesMax: 15, settings: show },
    slides: [
      trivia('Which ocean is the warmest?', seas, 2),
      survey('Tea or coffee?', ['Tea', 'Coffee', 'Water']),
      trivia('Which ocean is the deepest?', seas, 1),
    ],
  },
];

function answersTo(at: number): string[] {
  const sum = 2 * at + 5;
  return Array.from({ length: 4 }, (_, other) => `${sum + other - (at % 4)}`);
}
