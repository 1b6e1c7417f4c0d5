import type { Played } from './play-intents.ts';

/** Grace for answers on their way, as documented. */
const GRACE_MS = 300;

/**
 * An independent count of the open question's clock: not deadlines, but a stock of milliseconds that runs down while
 * the room runs. Follows a sequence command by command.
 */
export class ClockModel {
  #visit: number | null = null;
  #leftMs = 0;
  #running = false;
  #atMs = 0;

  /** What is wrong with this step, or null. */
  follow({ before, command, nowMs, outcome, after }: Played): string | null {
    if (command.type === 'restarted') {
      if (this.#running) this.#spend(command.awaySinceMs);
      this.#atMs = nowMs;
    } else this.#spend(nowMs);
    const fault = command.type === 'answer' ? this.#judge(command.visit, before.pausedAtMs !== null, outcome) : null;
    if (outcome.ok) this.#apply(command, after, nowMs);
    return fault;
  }

  /** What the screens should show as remaining; null when no question is open. */
  get remainingMs(): number | null {
    return this.#visit === null ? null : Math.max(0, this.#leftMs);
  }

  #spend(nowMs: number): void {
    if (this.#running) this.#leftMs -= nowMs - this.#atMs;
    this.#atMs = nowMs;
  }

  #judge(visit: number, paused: boolean, outcome: Played['outcome']): string | null {
    const inTime = this.#visit === visit && !paused && this.#leftMs >= -GRACE_MS;
    if (outcome.ok && !outcome.repeated && !inTime) return `answer counted with ${this.#leftMs} ms left`;
    if (!outcome.ok && outcome.code === 'tooLate' && inTime) return `answer refused with ${this.#leftMs} ms left`;
    return null;
  }

  #apply(command: Played['command'], after: Played['after'], nowMs: number): void {
    const { phase } = after;
    if (phase.name !== 'question') {
      this.#visit = null;
      this.#running = false;
      return;
    }
    if (phase.visit !== this.#visit) {
      this.#visit = phase.visit;
      this.#leftMs = (after.game.slides[phase.slide]?.time ?? 0) * 1000;
      this.#atMs = nowMs;
    }
    if (command.type === 'operate' && command.action.do === 'addTime')
      this.#leftMs = Math.max(Math.min(0, this.#leftMs), this.#leftMs + command.action.seconds * 1000);
    this.#running = after.pausedAtMs === null;
  }
}
