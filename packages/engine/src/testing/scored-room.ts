import type { Command } from '../commands.ts';
import type { RunGame } from '../run-game.ts';
import { TestRoom } from './run-room.ts';

/** An answer by index, in words, or by indices; null: none. */
export type Given = number | string | readonly number[] | null;

/** A room in which players of the given names are present. */
export function roomOf(game: RunGame, ...names: readonly string[]): TestRoom {
  const room = new TestRoom(game);
  for (const name of names) room.join(name);
  return room;
}

/** Opens the next question and takes answers, each after so many ms, sorted by time; ends at its reveal. */
export function ask(room: TestRoom, ...given: readonly (readonly [answer: Given, afterMs: number])[]): void {
  open(room);
  const openedAtMs = room.nowMs;
  const order = given
    .map(([answer, afterMs], seat) => ({ answer, afterMs, seat }))
    .sort((a, b) => a.afterMs - b.afterMs);
  for (const { answer, afterMs, seat } of order) {
    room.nowMs = openedAtMs + afterMs;
    if (answer === null) continue;
    const choice = typeof answer === 'number' ? [answer] : typeof answer === 'string' ? [] : answer;
    const outcome = room.respond(seat, choice, typeof answer === 'string' ? answer : '');
    if (!outcome.ok) throw new Error(`answer of ${seat} was refused: ${outcome.code}`);
  }
  while (room.state.phase.name !== 'reveal') room.next();
}

function open(room: TestRoom): void {
  do room.next();
  while (room.state.phase.name !== 'question' && room.state.phase.name !== 'podium');
}

/** The scores by seat. */
export function scores(room: TestRoom): number[] {
  return room.state.seats.blocks.flat().map((seat) => seat.score);
}

/** What an operator asks, by name. */
export function byNoa(action: Extract<Command, { type: 'operate' }>['action']): Command {
  return { type: 'operate', action, expect: null, by: 'Noa' };
}
