import { tableGet } from '@qc/engine';
import type { Command, RoomState } from '@qc/engine';

type Answer = Extract<Command, { type: 'answer' }>;

/** Grace for answers on their way, as documented, ms. */
export const GRACE_MS = 300;
/** What is left of a mini-game that is closed while it is played, as documented, ms. */
const LAST_MS = 2000;
/** How long after the first press on a buzzer slide others still take their places, as documented, ms. */
const RACE_MS = 500;
const CLOSING: readonly string[] = ['next', 'closeAnswers', 'reveal'];

/**
 * The open question's clock, counted another way than the engine does: not a deadline but a stock of milliseconds that
 * runs down while the room runs. Follows a journal entry by entry.
 */
export class AnswerWindow {
  #visit: number | null = null;
  #leftMs = 0;
  #isRunning = false;
  #atMs = 0;

  /** What is wrong with an entry that counted, or null. */
  follow(before: RoomState, command: Command, atMs: number, after: RoomState): string | null {
    if (command.type === 'restarted' && this.#isRunning) this.#spend(command.awaySinceMs);
    else if (command.type !== 'restarted') this.#spend(atMs);
    this.#atMs = atMs;
    const fault = command.type === 'answer' ? this.#judge(before, command, atMs) : null;
    this.#apply(command, after, atMs);
    return fault;
  }

  /** Time left as the screens should show it; null when no question is open. */
  get leftMs(): number | null {
    return this.#visit === null ? null : this.#leftMs;
  }

  #spend(atMs: number): void {
    if (this.#isRunning) this.#leftMs -= atMs - this.#atMs;
  }

  #judge(before: RoomState, { seat, visit }: Answer, atMs: number): string | null {
    if (this.#visit !== visit) return `answer to visit ${visit} while ${this.#visit} was open`;
    // Where it stands for somebody's turn, others have pressed a moment later.
    const isRacing = (before.rounds.at(-1)?.race?.turn ?? null) !== null;
    if (before.pausedAtMs !== null && !(isRacing && atMs <= before.pausedAtMs + RACE_MS)) return 'answer in a pause';
    const limitMs = before.phase.name === 'question' ? before.phase.limitMs : 0;
    const extraMs = ((tableGet(before.seats, seat)?.extraPercent ?? 0) * limitMs) / 100;
    return this.#leftMs < -GRACE_MS - extraMs ? `answer with ${this.#leftMs} ms left` : null;
  }

  #apply(command: Command, after: RoomState, atMs: number): void {
    const { phase } = after;
    if (phase.name !== 'question') {
      this.#visit = null;
      this.#isRunning = false;
      return;
    }
    const isOpen = phase.visit === this.#visit;
    if (!isOpen) {
      this.#visit = phase.visit;
      this.#leftMs = (after.game.slides[phase.slide]?.time ?? 0) * 1000;
      this.#atMs = atMs;
    }
    if (command.type === 'operate' && command.action.do === 'addTime') {
      const { seconds } = command.action;
      // What is given to a clock that has run out counts from now.
      if (seconds > 0) this.#leftMs = Math.max(0, this.#leftMs);
      this.#leftMs = Math.max(Math.min(0, this.#leftMs), this.#leftMs + seconds * 1000);
    }
    // Still the same question after what closes one: it runs out.
    if (isOpen && command.type === 'operate' && CLOSING.includes(command.action.do))
      this.#leftMs = Math.min(this.#leftMs, LAST_MS);
    this.#isRunning = after.pausedAtMs === null;
  }
}
