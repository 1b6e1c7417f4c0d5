import type { OperatorAction } from '@qc/contract';
import type { Command } from '../commands.ts';
import { openRoom } from '../open-room.ts';
import type { Accepted, Outcome } from '../outcome.ts';
import type { RunGame } from '../run-game.ts';
import type { RoomState } from '../state.ts';
import { step } from '../step.ts';
import { plainResponse } from './plain-response.ts';

/** A room with a clock of its own, for tests by example. Refusals are returned, `must…` and the short forms throw on them. */
export class TestRoom {
  nowMs = 1_000_000;
  state: RoomState;
  wakeAtMs: number | null = null;
  #messages = 0;

  constructor(game: RunGame) {
    this.state = openRoom({ code: '123456', game, openedAtMs: this.nowMs });
  }

  /** Judges a command now. */
  send(command: Command): Outcome {
    const outcome = step(this.state, command, this.nowMs);
    if (outcome.ok) {
      this.state = outcome.state;
      this.wakeAtMs = outcome.wakeAtMs;
    }
    return outcome;
  }

  /** Judges a command that must be taken. */
  must(command: Command): Accepted {
    const outcome = this.send(command);
    if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.code}`);
    return outcome;
  }

  join(name: string): number {
    this.must({ type: 'join', name, phone: '', consent: true, tokenHash: `token-${name}`, messageId: this.id() });
    return this.state.seats.length - 1;
  }

  /** Picks answers of the question on screen. */
  answer(seat: number, ...choice: number[]): Outcome {
    return this.respond(seat, choice, '');
  }

  /** Answers the question on screen in words. */
  say(seat: number, text: string): Outcome {
    return this.respond(seat, [], text);
  }

  /** Answers the question on screen. */
  respond(seat: number, choice: readonly number[], text: string): Outcome {
    const { phase } = this.state;
    const { slide, visit } = 'slide' in phase ? phase : { slide: 0, visit: 0 };
    const response = plainResponse(this.state.game.slides[slide]?.type, choice, text);
    return this.send({ type: 'answer', seat, slide, visit, response, messageId: this.id() });
  }

  operate(action: OperatorAction, expect: number | null = null): Outcome {
    return this.send({ type: 'operate', action, expect });
  }

  next(): Accepted {
    return this.must({ type: 'operate', action: { do: 'next' }, expect: this.state.step });
  }

  tick(): Outcome {
    return this.send({ type: 'tick' });
  }

  /** Lets time pass, with every tick the room asked for on the way. */
  wait(ms: number): void {
    const untilMs = this.nowMs + ms;
    while (this.wakeAtMs !== null && this.wakeAtMs <= untilMs) {
      this.nowMs = Math.max(this.nowMs, this.wakeAtMs);
      this.must({ type: 'tick' });
    }
    this.nowMs = untilMs;
  }

  /** A message id never used before. */
  id(): string {
    this.#messages += 1;
    return `message-${this.#messages}`;
  }
}
