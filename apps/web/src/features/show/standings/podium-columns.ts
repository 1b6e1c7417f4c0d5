import type { PodiumStage, PodiumView, StandingRow, TeamRow } from '@qc/contract';
import { honouredTeams } from './honoured-teams.ts';

/** Places that have a step. */
const STEPS = 3;
/** Of those who share a step so many are named on it. */
export const NAMED = 3;

/** One who stands on a step. */
export interface OnStep {
  key: number;
  name: string;
  score: number;
  /** Of a player; of a team the faces of its best players. */
  faces: readonly number[];
  /** Null: a player. */
  team: number | null;
}

/** A step of the podium. */
export interface PodiumColumn {
  /** Null: nobody is told yet. */
  rank: number | null;
  rows: readonly OnStep[];
}

/** Whether teams stand on the steps, as far as it is known: before anybody is told, it is not. */
export function isOfTeams({ teams }: PodiumView): boolean {
  return teams.some(({ members }) => members > 0);
}

/** The steps, the best place first; as places are told from the lowest up, those not told yet are the first ones. */
export function podiumColumns(phase: PodiumView): PodiumColumn[] {
  const rows = stepRows(phase);
  const ranks = [...new Set(rows.map(({ rank }) => rank))].sort((a, b) => a - b);
  const empty = Math.max(0, phase.steps - ranks.length);
  return [
    ...Array.from({ length: empty }, (): PodiumColumn => ({ rank: null, rows: [] })),
    ...ranks.map((rank) => ({ rank, rows: rows.flatMap((row) => (row.rank === rank ? [row.on] : [])) })),
  ];
}

/** The stage that tells a place. */
export function tellingStage(rank: number): PodiumStage {
  return rank === 1 ? 3 : rank === 2 ? 2 : 1;
}

/** Who stands on no step: teams, and players. */
export function besideSteps(
  phase: PodiumView,
  all: boolean,
): { teams: readonly TeamRow[]; players: readonly StandingRow[] } {
  if (phase.stage !== 4) return { teams: [], players: [] };
  if (isOfTeams(phase)) return { teams: honoured(phase).filter(isBeside), players: phase.winners };
  return { teams: [], players: all ? phase.winners : phase.winners.filter(isBeside) };
}

/** Below the steps, or one of many who share a step that has no room for them. */
function isBeside({ rank }: { rank: number }, at: number, rows: readonly { rank: number }[]): boolean {
  return rank > STEPS || rows.slice(0, at).filter((row) => row.rank === rank).length >= NAMED;
}

function honoured(phase: PodiumView): readonly TeamRow[] {
  return phase.stage === 4 ? honouredTeams(phase) : phase.teams;
}

function stepRows(phase: PodiumView): { rank: number; on: OnStep }[] {
  const teams = honoured(phase).map(({ team, rank, name, score, faces }) => ({
    rank,
    on: { key: team, name, score, faces: faces ?? [], team },
  }));
  const players = phase.winners.map(({ seat, rank, name, score, face }) => ({
    rank,
    on: { key: seat, name, score, faces: [face], team: null },
  }));
  return (teams.length > 0 ? teams : players).filter(({ rank }) => rank <= STEPS);
}
