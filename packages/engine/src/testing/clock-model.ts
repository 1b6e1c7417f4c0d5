import type { RoomState, Seat } from '../state.ts';
import type { Played } from './play-intents.ts';

/** Grace for answers on their way, as documented. */
const GRACE_MS = 300;
/** The same for who calls, as documented. */
const CALLER_GRACE_MS = 1500;
/** How much later a caller’s clock begins at most, as documented. */
const READING_MAX_MS = 30_000;
/** Kinds of slide that a telephone has keys for, as documented. */
const BY_TELEPHONE: readonly string[] = ['trivia', 'trueFalse', 'survey', 'number', 'buzzer'];
/** What is left of a mini-game that is closed while it is played, as documented. */
const LAST_MS = 2000;
const CLOSING: readonly string[] = ['next', 'closeAnswers', 'reveal'];
/** How long a player who is away is waited for, as documented. */
const AWAY_MS = 15_000;
/** How long after the first press others still take their places, as documented. */
const RACE_MS = 500;
/** Kinds of slide that every remote answers, as documented. */
const BY_ANY_REMOTE: readonly string[] = ['trivia', 'trueFalse', 'survey', 'buzzer'];

/**
 * An independent count of the open question's clock: not deadlines, but a stock of milliseconds that runs down while
 * the room runs. Follows a sequence command by command.
 */
export class ClockModel {
  #visit: number | null = null;
  #leftMs = 0;
  /** The whole time of the clock. */
  #wholeMs = 0;
  #running = false;
  #atMs = 0;
  /** By seat: when the question has been read to callers, on its clock. */
  #reads = new Map<number, number>();

  /** What is wrong with this step, or null. */
  follow(played: Played): string | null {
    const { command, nowMs, outcome, after } = played;
    if (command.type === 'restarted') {
      if (this.#running) this.#spend(command.awaySinceMs);
      this.#atMs = nowMs;
    } else this.#spend(nowMs);
    const fault = (command.type === 'answer' ? this.#judge(command, played) : null) ?? this.#closing(played);
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

  #judge(command: Extract<Played['command'], { type: 'answer' }>, { before, outcome, nowMs }: Played): string | null {
    const isOpen = nowMs <= (before.game.closesAtMs ?? Infinity) + GRACE_MS;
    // Who presses while another has just got the turn has less time left than is shown.
    const behindMs = standsForTurn(before) ? nowMs - (before.pausedAtMs ?? nowMs) : 0;
    const takes = before.pausedAtMs === null || (standsForTurn(before) && behindMs <= RACE_MS);
    const leftMs = this.#ownLeftMs(before, command.seat) - behindMs;
    const inTime = isOpen && this.#visit === command.visit && takes && leftMs >= -this.#graceMs(command.seat);
    if (outcome.ok && !outcome.repeated && !inTime) return `answer counted with ${leftMs} ms left`;
    if (!outcome.ok && outcome.code === 'tooLate' && inTime) return `answer refused with ${leftMs} ms left`;
    return null;
  }

  /** What a seat has left: extra time is that share of the whole clock more. */
  #ownLeftMs(state: RoomState, seat: number): number {
    const percent = state.rounds.at(-1)?.race ? 0 : (state.seats.blocks[0]?.[seat]?.extraPercent ?? 0);
    return this.#leftMs + Math.round((this.#wholeMs * percent) / 100) + (this.#reads.get(seat) ?? 0);
  }

  #graceMs(seat: number): number {
    return (this.#reads.get(seat) ?? 0) > 0 ? CALLER_GRACE_MS : GRACE_MS;
  }

  /** A tick closes a question whose clocks are over, and never on somebody who may still answer and is there or hardly gone. */
  #closing({ before, command, after, nowMs, outcome }: Played): string | null {
    if (command.type !== 'tick' || before.phase.name !== 'question' || before.pausedAtMs !== null || !outcome.ok)
      return null;
    const answers = before.rounds.at(-1)?.answers.blocks.flat() ?? [];
    const mayAnswer = before.seats.blocks.flat().flatMap((seat, number) => {
      const awaited = seat.awaySinceMs === null || nowMs < seat.awaySinceMs + AWAY_MS;
      const isOut = seat.team !== null && before.rounds.at(-1)?.race?.outTeams.includes(seat.team) === true;
      const isAble = !seat.removed && !isOut && hasWay(before, seat, number);
      const missing = isAble && awaited && (answers[number] ?? null) === null;
      return missing && this.#ownLeftMs(before, number) > -this.#graceMs(number) ? [number] : [];
    });
    const closed = after.phase.name !== 'question';
    if (closed && mayAnswer.length > 0) return `closed on seats ${mayAnswer.join()} with ${this.#leftMs} ms left`;
    const over = this.#leftMs <= -GRACE_MS && mayAnswer.length === 0;
    return over && !closed ? `open with ${this.#leftMs} ms left and nobody to wait for` : null;
  }

  #apply(command: Played['command'], after: Played['after'], nowMs: number): void {
    const { phase } = after;
    if (phase.name !== 'question') {
      this.#visit = null;
      this.#running = false;
      return;
    }
    const isOpen = phase.visit === this.#visit;
    if (!isOpen) {
      this.#visit = phase.visit;
      this.#leftMs = (after.game.slides[phase.slide]?.time ?? 0) * 1000;
      this.#wholeMs = this.#leftMs;
      this.#atMs = nowMs;
      this.#reads.clear();
    }
    // A reading that is over stands; who has answered needs none.
    if (command.type === 'reading' && after.seats.blocks.flat()[command.seat]?.line != null) {
      const elapsedMs = this.#wholeMs - this.#leftMs;
      const isAsked =
        hasWay(after, after.seats.blocks.flat()[command.seat], command.seat) && !after.rounds.at(-1)?.race;
      const isBroken = (this.#reads.get(command.seat) ?? Infinity) > elapsedMs;
      const answered = after.rounds.at(-1)?.answers.blocks.flat()[command.seat] != null;
      if (isAsked && isBroken && !answered)
        this.#reads.set(command.seat, Math.min(READING_MAX_MS, Math.max(elapsedMs, command.readMs)));
    }
    if (command.type === 'operate' && command.action.do === 'addTime') {
      const { seconds } = command.action;
      // What is given to a clock that has run out counts from now.
      const before = seconds > 0 ? Math.max(0, this.#leftMs) : this.#leftMs;
      this.#leftMs = Math.max(Math.min(0, before), before + seconds * 1000);
      this.#wholeMs += this.#leftMs - before;
    }
    // Still the same question after what closes one: it runs out.
    if (isOpen && command.type === 'operate' && CLOSING.includes(command.action.do) && this.#leftMs > LAST_MS) {
      this.#wholeMs -= this.#leftMs - LAST_MS;
      this.#leftMs = LAST_MS;
    }
    this.#running = after.pausedAtMs === null;
  }
}

/** The clock stands because somebody has the turn. */
function standsForTurn({ pausedAtMs, rounds }: RoomState): boolean {
  return pausedAtMs !== null && (rounds.at(-1)?.race?.turn ?? null) !== null;
}

/** Whether a player has what the slide on screen is answered with: a page, or keys. Only some remotes have digits. */
function hasWay({ game, rounds, remotes }: RoomState, seat: Seat | undefined, number: number): boolean {
  const type = game.slides[rounds.at(-1)?.slide ?? -1]?.type ?? '';
  const proof = seat?.tokenHash ?? '';
  if (seat && seat.line !== null) return BY_TELEPHONE.includes(type);
  if (!proof.startsWith('named ') || BY_ANY_REMOTE.includes(type)) return true;
  const own = Object.keys(remotes).filter((remote) => remotes[remote] === number);
  return type === 'number' && (own.length === 0 || own.some((remote) => remote.startsWith('lines')));
}
