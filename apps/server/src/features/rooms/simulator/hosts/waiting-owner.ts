import type { WireOwner } from '../../wire/wire.ts';
import type { ProcessClock } from './process-clock.ts';

/** The end of a wire at a process that may stand still: what comes meanwhile waits. */
export function waitingOwner(owner: WireOwner, clock: ProcessClock): WireOwner {
  return {
    received: (text) => clock.run(() => owner.received(text)),
    heard: () => clock.run(() => owner.heard()),
    drained: () => clock.run(() => owner.drained()),
    closed: () => clock.run(() => owner.closed()),
  };
}
