import type { PodiumStage, PodiumView, StandingRow, TeamRow } from '@qc/contract';
import { honouredTeams } from './honoured-teams.ts';

/** Places that have a step. */
const STEPS = 3;

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
  if (isOfTeams(phase)) return { teams: honoured(phase).filter(({ rank }) => rank > STEPS), players: phase.winners };
  return { teams: [], players: phase.winners.filter(({ rank }) => all || rank > STEPS) };
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
