import type { PresenterView } from '@qc/contract';
import { remoteKind } from '@qc/contract/devices/remote-kinds';
import type { RoomState } from '../state.ts';

/** What the screens say of the remotes that are paired; what is not so is left out. */
type ToldOfRemotes = Pick<PresenterView, 'timeStepMs' | 'colourKeys'>;

/** How coarsely any of them tells time, where speed brings anything, and whether any has keys by colour. */
export function toldOfRemotes({ game, remotes }: Pick<RoomState, 'game' | 'remotes'>): ToldOfRemotes {
  const kinds = Object.keys(remotes).map(remoteKind);
  const timeStepMs = game.scoring.profile === 'accuracy' ? 0 : Math.max(0, ...kinds.map((kind) => kind.timeStepMs));
  return {
    ...(timeStepMs > 0 && { timeStepMs }),
    ...(kinds.some(({ hasColours }) => hasColours) && { colourKeys: true as const }),
  };
}

/** Whether they are told of differently after a change. */
export function toldOtherwise(before: RoomState, after: RoomState): boolean {
  if (before.remotes === after.remotes) return false;
  const [was, is] = [toldOfRemotes(before), toldOfRemotes(after)];
  return was.timeStepMs !== is.timeStepMs || was.colourKeys !== is.colourKeys;
}
