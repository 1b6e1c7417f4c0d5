import type { GameResult, PlayerAnswer, PlayerResult, QuestionResult, RoundResult, TeamResult } from '@qc/contract';
import { gameRounds } from '../game-rounds/game-rounds.ts';
import { keysIn } from '../devices-in.ts';
import { givesPoints, isGraded, isVotedTwice, kindOf, solutionOf } from '../slides/slide-kinds.ts';
import { firstVoteResult } from './first-vote-result.ts';
import { isGiven, isJudged, rightShareOf } from './judged.ts';
import { ranksOf } from '../scoring/ranking.ts';
import type { RunSlide } from '../run-game.ts';
import { answersOfPlayers, isFollowed, responsesOf } from '../rounds.ts';
import { gainsByRound, resultOf, type Gain } from '../scoring/score-rounds.ts';
import { tableEntries, tableGet } from '../seats/seat-table.ts';
import type { RoomState, Round, Seat } from '../state.ts';
import { finish, type Steps } from '../steps.ts';
import { teamRanks, teamTotals } from '../scoring/team-ranking.ts';
import { teamNames } from '../teams.ts';
import { saidRows } from '../views/said.ts';

/** What a finished run leaves behind, ready to be stored. */
export type RunSummary = Omit<GameResult, '_id' | 'game' | 'mine'>;

interface Asked {
  slide: RunSlide;
  round: Round;
}

/** Players who are summed up in one step. */
const PLAYERS_A_STEP = 50;

/**
 * The results of a run: players and answers of seats not removed, questions that were asked and not skipped, each once,
 * in the order of the slides.
 */
export function summarizeRun(state: RoomState): RunSummary {
  return finish(summarizeInSteps(state));
}

/** The same for thousands of players beside live rooms: between two steps the caller may let others go first. */
export function* summarizeInSteps(state: RoomState): Steps<RunSummary> {
  const asked = askedRounds(state);
  const players = yield* playerResults(state, asked);
  const questions: QuestionResult[] = [];
  for (const one of asked) {
    questions.push(questionResult(state, one, players, questions.length));
    yield;
  }
  return {
    name: state.game.name,
    language: state.game.language,
    direction: state.game.direction,
    answerLetters: state.game.answerLetters,
    ...keysIn(state),
    startedAt: state.startedAtMs ?? state.openedAtMs,
    endedAt: state.endedAtMs ?? state.startedAtMs ?? state.openedAtMs,
    playersCount: players.length,
    questionsCount: questions.length,
    rightShare: rightShareOf(questions),
    questions,
    players,
    pace: state.game.pace,
    winnersCount: state.game.winnersCount,
    scoring: state.game.scoring,
    teams: state.game.teams,
    ...flatPointsIn(state),
    teamResults: teamResults(state),
    rounds: roundsIn(state, asked),
    corrections: [...state.corrections],
  };
}

function roundsIn({ game }: RoomState, asked: readonly Asked[]): RoundResult[] {
  const paid = asked.filter(({ slide }) => givesPoints(slide));
  return gameRounds(game.slides)
    .filter(({ from, to }) => paid.some(({ round }) => round.slide >= from && round.slide < to))
    .map((round) => ({ ...round }));
}

/** Whether points of callers did not go by the time: in full where callers were alone, else as half of the time gives. */
function flatPointsIn({ rounds }: RoomState): Pick<RunSummary, 'callersFlat'> {
  for (const { answers } of rounds)
    for (const answer of tableEntries(answers))
      if (answer?.pointsAt !== undefined) return { callersFlat: answer.pointsAt === 0 ? 'alone' : 'beside' };
  return {};
}

function teamResults({ game, seats }: RoomState): TeamResult[] {
  const totals = teamTotals(game, seats);
  const ranks = teamRanks(totals);
  return teamNames(game)
    .map((name, team) => ({
      team,
      name,
      rank: ranks[team] ?? 1,
      score: totals[team]?.score ?? 0,
      membersCount: totals[team]?.members ?? 0,
    }))
    .sort((a, b) => a.rank - b.rank || a.team - b.team);
}

function askedRounds(state: RoomState): Asked[] {
  return state.rounds
    .flatMap((round) => {
      const slide = state.game.slides[round.slide];
      return slide && !round.skipped && !isFollowed(state, round) ? [{ slide, round }] : [];
    })
    .sort((a, b) => a.round.slide - b.round.slide);
}

function* playerResults(state: RoomState, asked: readonly Asked[]): Steps<PlayerResult[]> {
  const ranks = ranksOf(state.seats);
  yield;
  const results: PlayerResult[] = [];
  let number = 0;
  for (const seat of tableEntries(state.seats)) {
    const rank = ranks[number] ?? null;
    if (rank !== null) results.push(playerResult(state, seat, number, rank, asked));
    number += 1;
    if (number % PLAYERS_A_STEP === 0) yield;
  }
  return results.sort((a, b) => a.rank - b.rank || a.seat - b.seat);
}

function playerResult(
  state: RoomState,
  seat: Seat,
  number: number,
  rank: number,
  asked: readonly Asked[],
): PlayerResult {
  const gains = gainsByRound(state, number);
  const answers = asked.map((one) => playerAnswer(state, one, number, gains.get(one.round)));
  return {
    seat: number,
    name: seat.name,
    face: seat.face,
    rank,
    score: seat.score,
    rightCount: answers.filter((answer) => answer.correct === true).length,
    answeredCount: asked.filter(({ slide }, place) => {
      const answer = answers[place];
      return answer !== undefined && isGiven(slide, answer);
    }).length,
    totalAnswerMs: seat.totalAnswerMs,
    team: seat.team,
    phone: seat.phone === '' ? null : seat.phone,
    answers,
  };
}

function playerAnswer(
  { game }: RoomState,
  { slide, round }: Asked,
  seat: number,
  gain: Gain | undefined,
): PlayerAnswer {
  const answer = tableGet(round.answers, seat) ?? null;
  const result = gain ?? resultOf(game, slide, round, answer);
  return {
    slide: round.slide,
    response: answer?.response ?? null,
    correct: result && isJudged(slide) ? result.correct : null,
    // What gave nothing yet, or never does, may be right all the same.
    points: gain?.points ?? 0,
    tookMs: answer?.tookMs ?? null,
  };
}

function questionResult(
  state: RoomState,
  { slide, round }: Asked,
  players: readonly PlayerResult[],
  place: number,
): QuestionResult {
  const given = players.flatMap((player) => player.answers[place] ?? []).filter((answer) => isGiven(slide, answer));
  const counts = kindOf(slide).count(slide, responsesOf(answersOfPlayers(state, round)));
  return {
    slide: round.slide,
    type: slide.type,
    question: slide.question,
    answers: slide.answers.map(({ text, media, correct }, index) => ({
      text,
      media,
      correct: isGraded(slide) && correct,
      count: counts[index] ?? 0,
    })),
    // Void: nothing is the right order any more.
    sequence: slide.isVoid ? [] : [...slide.sequence],
    solution: solutionOf(slide),
    said: saidRows(slide, round, answersOfPlayers(state, round)),
    answeredCount: given.length,
    rightCount: isJudged(slide) ? given.filter((answer) => answer.correct === true).length : null,
    averageMs: averageMs(slide, given),
    times: slide.times,
    explanation: slide.explanation,
    explanationMedia: slide.explanationMedia,
    isVoid: slide.isVoid,
    ...firstVoteResult(state, slide, round),
  };
}

/** Null: nobody answered, or neighbours talked in between, and how long that took says nothing. */
function averageMs(slide: RunSlide, given: readonly Pick<PlayerAnswer, 'tookMs'>[]): number | null {
  if (given.length === 0 || isVotedTwice(slide)) return null;
  return Math.round(sum(given.map(({ tookMs }) => tookMs ?? 0)) / given.length);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
