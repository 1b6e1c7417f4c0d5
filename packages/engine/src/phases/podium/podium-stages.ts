import type { PodiumStage } from '@qc/contract';
import type { Change } from '../../change.ts';
import { rankSeats } from '../../scoring/ranking.ts';
import type { RoomState } from '../../state.ts';
import { moveTo } from '../move-to.ts';
import { LAST_STAGE, tellingStages } from './podium-places.ts';

/** The curtain, and how long a place that was told stands by itself, ms. */
const CURTAIN_MS = 2400;
const TOLD_MS = 1800;
const FIRST_TOLD_MS = 4000;
/** The roll before a place is told, with the silence before the first, ms, by the stage that tells it. */
const ROLL_MS: Record<PodiumStage, number> = { 0: 0, 1: 1600, 2: 2000, 3: 3600, 4: 0 };

/** The winners, from the lowest place up, or all at once where the game says so or there is nothing to wait for. */
export function openPodium(state: RoomState, nowMs: number): Change {
  const ranked = { ...state, seats: rankSeats(state.seats, true) };
  const [first] = tellingStages(ranked);
  if (ranked.game.podiumPace === 'atOnce' || first === undefined) return toStage(ranked, LAST_STAGE, nowMs);
  return toStage(ranked, ranked.players === 1 ? first : 0, nowMs);
}

/** The next place. One that nobody has is passed over. */
export function nextStage(state: RoomState, stage: PodiumStage, nowMs: number): Change {
  return toStage(state, stageAfter(state, stage), nowMs);
}

function toStage(state: RoomState, stage: PodiumStage, nowMs: number): Change {
  const limitMs = stage === LAST_STAGE || state.game.podiumPace !== 'itself' ? null : lengthMs(state, stage);
  const deadlineMs = limitMs === null ? null : nowMs + limitMs;
  return moveTo(state, { name: 'podium', stage, limitMs, deadlineMs }, nowMs, { type: 'scored' });
}

/** A stage lasts until the place after it is told: the roll before that is part of it. */
function lengthMs(state: RoomState, stage: PodiumStage): number {
  const standsMs = stage === 0 ? CURTAIN_MS : stage === 3 ? FIRST_TOLD_MS : TOLD_MS;
  return standsMs + ROLL_MS[stageAfter(state, stage)];
}

function stageAfter(state: RoomState, stage: PodiumStage): PodiumStage {
  return tellingStages(state).find((telling) => telling > stage) ?? LAST_STAGE;
}
