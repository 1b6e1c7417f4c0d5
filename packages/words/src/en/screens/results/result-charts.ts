import { counts } from '../everywhere/counts.ts';
import { plural } from '../../grammar.ts';

/** Words of resultCharts. */
export const resultCharts = {
  glance: 'At a glance',
  rightByQuestion: 'Correct answers by question',
  timeByQuestion: 'Average time by question',
  scores: 'Score distribution',
  questionRight: (n: number, share: string) => `Question ${n}: ${share} correct`,
  questionNotJudged: (n: number) => `Question ${n}: no correct answer`,
  questionTime: (n: number, seconds: string) => `Question ${n}: ${seconds} s`,
  questionNotTimed: (n: number) => `Question ${n}: time not counted`,
  questionUnanswered: (n: number) => `Question ${n}: nobody answered`,
  scoreBucket: (from: string, to: string, players: number) =>
    `${from} to ${to} points: ${players === 0 ? 'nobody' : counts.players(players)}`,
  byNumber: 'Question number',
  byScore: 'Points',
  teams: 'Teams',
  teamRow: (points: number, shown: string, members: number) =>
    `${plural(points, { one: '1 point', other: `${shown} points` })}, ${plural(members, { zero: 'no members', one: '1 member', other: `${members} members` })}`,
  rule: 'How scoring worked:',
  selfPaced: 'Self-paced',
  team: 'Team',
  allGames: 'All games',
  byGame: 'Game',
};

/** Texts of the charts of a report. */
export type ChartTexts = typeof resultCharts;
