import { BRIDGES_MAX } from '@qc/contract/limits';
import { changed, refuse, unchanged, type Change } from '../change.ts';
import type { Command } from '../commands.ts';
import { devicesIn } from '../devices-in.ts';
import type { Refusal } from '../outcome.ts';
import type { RoomState } from '../state.ts';

type AdmitBridge = Extract<Command, { type: 'admitBridge' }>;

/** Lets a bridge in, with the lowest number that is free. One that is let in again keeps its number; what proved it before does not any more. */
export function admitBridge(state: RoomState, { host, name, tokenHash }: AdmitBridge): Change | Refusal {
  if (state.phase.name === 'ended') return refuse('roomEnded');
  if (!devicesIn(state).includes('remotes')) return refuse('notAllowed');
  const { bridges } = state;
  const known = bridges[host];
  if (known?.tokenHash === tokenHash) return unchanged(state);
  const taken = new Set(Object.values(bridges).map(({ number }) => number));
  let number = known?.number ?? 1;
  while (!known && taken.has(number)) number += 1;
  if (number > BRIDGES_MAX) return refuse('roomFull');
  return changed(
    { ...state, bridges: { ...bridges, [host]: { name, number, tokenHash } } },
    { type: 'settingsChanged' },
  );
}

/** Sends a bridge away. Its receivers' remotes stay whose they are. */
export function removeBridge(state: RoomState, host: string): Change {
  const { [host]: gone, ...bridges } = state.bridges;
  return gone ? changed({ ...state, bridges }, { type: 'settingsChanged' }) : unchanged(state);
}
