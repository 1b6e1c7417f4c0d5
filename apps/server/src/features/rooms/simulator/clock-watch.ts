import type { RoomHost } from '../keeping/room-host.ts';
import type { SimulatedServer } from './simulated-server.ts';
import type { Stage } from './stage.ts';

const LOOK_MS = 500;
/** Times are whole milliseconds. */
const ROUNDING_MS = 1;

/** S13: while a clock runs on screens, the server's time goes on as time does, whatever its wall clock is set to. */
export class ClockWatch {
  readonly #stage: Stage;
  readonly #server: SimulatedServer;
  #before: { host: RoomHost; aheadMs: number; running: ReadonlySet<string> } | null = null;

  constructor(stage: Stage, server: SimulatedServer) {
    this.#stage = stage;
    this.#server = server;
  }

  /** Looks from now on. */
  start(): void {
    this.#stage.scene.time.after(
      LOOK_MS,
      () => {
        this.#look();
        this.start();
      },
      false,
    );
  }

  #look(): void {
    const { scene } = this.#stage;
    const server = this.#server;
    const { host } = server;
    const before = this.#before;
    this.#before = null;
    if (!host) return;
    const aheadMs = server.liveNow() - scene.time.nowMs;
    this.#before = { host, aheadMs, running: runningIn(host) };
    if (before?.host !== host || before.running.isDisjointFrom(this.#before.running)) return;
    const jumpMs = aheadMs - before.aheadMs;
    scene.demand(`S13 time jumped by ${jumpMs} ms under a running clock`, Math.abs(jumpMs) <= ROUNDING_MS);
  }
}

/** The clocks that run, by room and step. */
function runningIn(host: RoomHost): Set<string> {
  const rooms = host.rooms().filter(({ state: { phase } }) => 'deadlineMs' in phase && phase.deadlineMs !== null);
  return new Set(rooms.map(({ id, state }) => `${id} ${state.step}`));
}
