import { answersOf, pickedIn } from '@qc/contract';
import type { Game, GameResult, MediaRef, PlayerAnswer, QuestionContent, QuestionResult } from '@qc/contract';
import { answerOutcome, writtenResponse } from '@qc/engine';

/** What a result says. */
export interface ResultFacts {
  name: string;
  pace: string;
  playersCount: number;
  questionsCount: number;
  rightShare: number | null;
  winnersCount: number;
  players: PlayerFacts[];
  questions: {
    slide: number;
    type: string;
    question: string;
    right: string;
    given: string;
    answered: number;
    rightCount: number | null;
    isVoid: boolean;
  }[];
  teams: { name: string; rank: number; score: number; members: number }[];
  corrections: { slide: number; by: string; before: string[]; after: string[] }[];
}
interface PlayerFacts {
  name: string;
  rank: number;
  score: number;
  right: number;
  answered: number;
  ms: number;
  team: string | null;
  phone: string | null;
  answers: { slide: number; said: string; correct: boolean | null; points: number; ms: number | null }[];
}

/** What a result says, read with the present code. */
export function resultFacts(result: GameResult): ResultFacts {
  const { name, pace, playersCount, questionsCount, rightShare, winnersCount } = result;
  return {
    ...{ name, pace, playersCount, questionsCount, rightShare, winnersCount },
    players: result.players.map((player) => ({
      ...{ name: player.name, rank: player.rank, score: player.score, right: player.rightCount },
      ...{ answered: player.answeredCount, ms: player.totalAnswerMs, phone: player.phone },
      team: player.team === null ? null : (result.teams.names[player.team] ?? ''),
      answers: result.questions.map((question) => {
        const answer = player.answers.find(({ slide }) => slide === question.slide);
        const { correct = null, points = 0, tookMs: ms = null } = answer ?? {};
        return { slide: question.slide, said: saidOf(question, answer), correct, points, ms };
      }),
    })),
    questions: result.questions.map((question) => ({
      ...{ slide: question.slide, type: question.type, question: question.question },
      ...{ right: rightOf(question), given: givenOf(question) },
      ...{ answered: question.answeredCount, rightCount: question.rightCount, isVoid: question.isVoid },
    })),
    teams: result.teamResults.map(({ membersCount: members, ...team }) => ({
      ...{ name: team.name, rank: team.rank, score: team.score, members },
    })),
    corrections: result.corrections.map(({ slide, by, before, after }) => ({ slide, by, before, after })),
  };
}

const SIGNS = { right: '✓', partly: '◐', wrong: '✗' };

/** What a player answered, in words. */
function saidOf(question: QuestionResult, answer: PlayerAnswer | undefined): string {
  const response = answer?.response;
  if (!response) return '';
  if (response.type === 'miniGame')
    return response.share === null ? 'no score' : `${Math.round(response.share * 100)}%`;
  const picked = pickedIn(response).map((index) => choiceOf(question, index));
  const said = writtenResponse(response) ?? picked.join(', ');
  const outcome = answerOutcome(question, answer);
  return outcome === null ? said : `${said} ${SIGNS[outcome]}`;
}

function choiceOf({ type, answers }: QuestionResult, index: number): string {
  if (type === 'trueFalse') return index === 0 ? 'true' : 'false';
  return `${'ABCDEFGH'.charAt(index)}. ${answers[index]?.text || answers[index]?.media?.alt}`;
}

function rightOf(question: QuestionResult): string {
  const { type, answers, sequence, solution, isVoid } = question;
  if (isVoid || type === 'survey') return '';
  if (solution.length > 0) return solution.join(' / ');
  const right = type === 'order' ? sequence : answers.flatMap(({ correct }, index) => (correct ? index : []));
  return right.map((index) => choiceOf(question, index)).join('\n');
}

/** How many gave which answer. */
function givenOf(question: QuestionResult): string {
  const { type, answers, said } = question;
  if (type === 'typed' || type === 'number') return said.map(({ text, count }) => `${text}: ${count}`).join('\n');
  return answers.map(({ count }, index) => `${choiceOf(question, index)}: ${count}`).join('\n');
}

/** The same without times and what hangs on them: of a run that went on at another speed. */
export function timelessFacts(facts: ResultFacts): object {
  return {
    ...facts,
    players: facts.players.map(({ ms: _total, answers, ...player }) => ({
      ...player,
      answers: answers.map(({ ms: _ms, ...answer }) => answer),
    })),
  };
}

/** What a slide says. */
export interface SlideFacts {
  type: string;
  question: string;
  message: string;
  notes: string;
  score: number | null;
  time: number | null;
  answers: { text: string; correct: boolean }[];
  multiple: boolean;
  number: object | null;
  script: string | null;
  link: string;
  pictures: (string | null)[];
}

/** What a game says: a few of its settings, and every slide. */
export interface GameFacts {
  game: object;
  slides: SlideFacts[];
}

/** What a game says, read with the present code. */
export function gameFacts({ questions, ...game }: Game): GameFacts {
  const { name, description, language, direction, winnersCount, collectPhone, timer, showAnswer } = game;
  const { showResultsAfter, scoring, teams, questionsCount, gapsCount } = game;
  return {
    game: {
      ...{ name, description, language, direction, winnersCount, collectPhone, timer, showAnswer },
      ...{ showResultsAfter, scoring, teams, questionsCount, gapsCount },
    },
    slides: questions.map(slideFacts),
  };
}

/** What a slide says. */
export function slideFacts(slide: QuestionContent): SlideFacts {
  const { type, question, queMessage: message, notes, score, time } = slide;
  const media: (MediaRef | null)[] = [slide.image, slide.openingMedia, slide.endingMedia, slide.backgroundMedia];
  return {
    ...{ type, question, message, notes, score, time },
    answers: answersOf(slide).map(({ text, media: shown, correct }) => ({ text: text || shown?.alt || '', correct })),
    multiple: slide.type === 'trivia' && slide.selection === 'multiple',
    number: slide.type === 'number' ? slide.numberKey : null,
    script: slide.type === 'typed' ? slide.typing.script : null,
    link: slide.type === 'miniGame' ? slide.miniGame : '',
    pictures: media.map((use) => use?.alt ?? null),
  };
}
