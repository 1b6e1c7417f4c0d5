import { currentSlide, ownView, questionMs, roomInfo, type RunGame, sharedView } from '@qc/engine';
import { TestRoom } from '@qc/engine/testing/run-room';
import type { CallCommand, CommandOutcome } from '../conversation/command.ts';
import type { CallView } from '../conversation/told.ts';
import { spokenSlide } from '../slides/spoken-slide.ts';

/** The code of the one room there is. */
export const CODE = '123456';

/** A room of the engine, as a server stands between it and callers. */
export class Hall {
  readonly room: TestRoom;
  /** Seats by the number that calls. */
  readonly #seats = new Map<string, number>();
  /** Ids of answers that the room has taken. */
  readonly takenIds: string[] = [];

  constructor(game: RunGame) {
    this.room = new TestRoom(game);
    this.room.operate({ do: 'letIn', device: 'dialer', on: true });
  }

  /** What the caller's seat is shown now; without one what everybody is. */
  view(from: string): CallView {
    const { state, nowMs } = this.room;
    const seat = this.seatOf(from);
    const slide = currentSlide(state);
    return {
      room: roomInfo(state),
      shared: sharedView(state, nowMs),
      own: seat === null ? null : ownView(state, seat, nowMs),
      spoken: slide && spokenSlide(slide, ({ publicId }) => publicId),
    };
  }

  seatOf(from: string): number | null {
    return this.#seats.get(from) ?? null;
  }

  /** A question is being read to a caller. */
  reading(from: string, visit: number, lengthMs: number): void {
    const seat = this.seatOf(from);
    const atMs = questionMs(this.room.state, this.room.nowMs);
    if (seat === null || atMs === null) throw new Error('a question is read to who has no seat, or is not open');
    this.room.send({ type: 'reading', seat, visit, readMs: atMs + lengthMs });
  }

  /** Carries out what a call asks. */
  carryOut(from: string, command: CallCommand): CommandOutcome {
    const seat = this.seatOf(from);
    switch (command.type) {
      case 'find':
        return { type: command.code === CODE ? 'found' : 'notFound' };
      case 'join':
        return this.#join(from, command);
      case 'answer': {
        if (seat === null) return { type: 'refused', code: 'notJoined' };
        const { slide, visit, response, id } = command;
        const outcome = this.room.send({ type: 'answer', seat, slide, visit, response, messageId: id });
        if (!outcome.ok) return { type: 'refused', code: outcome.code };
        if (!outcome.repeated) this.takenIds.push(id);
        return { type: 'taken' };
      }
      case 'neverAgain':
        return { type: 'noted' };
      case 'leave': {
        if (seat === null) return { type: 'refused', code: 'notJoined' };
        const outcome = this.room.send({ type: 'leave', seat, messageId: command.id });
        return outcome.ok ? { type: 'left' } : { type: 'refused', code: outcome.code };
      }
    }
  }

  #join(
    from: string,
    { id, name, number, consent, team, pattern }: Extract<CallCommand, { type: 'join' }>,
  ): CommandOutcome {
    const phone = number === null ? '' : number.by === 'call' ? '0501234567' : number.digits;
    const outcome = this.room.send({
      type: 'join',
      messageId: id,
      tokenHash: `${from} ${id}`,
      deviceHash: from,
      name,
      phone,
      consent,
      team,
      pattern,
      line: from.slice(-3),
    });
    if (!outcome.ok) return { type: 'refused', code: outcome.code };
    if (!outcome.repeated) this.#seats.set(from, this.room.state.seats.length - 1);
    return { type: 'joined' };
  }
}
