import type { Target } from './target.ts';

/**
 * Many rooms as one: each operator presses by itself, spread at random over `pressWithinMs`, and each delivery is
 * timed from its own room's press.
 */
export function together(rooms: readonly Target[], pressWithinMs: number): Target {
  const each = async <T>(act: (room: Target) => Promise<T>): Promise<T[]> =>
    Promise.all(
      rooms.map(async (room) => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * pressWithinMs));
        return act(room);
      }),
    );
  return {
    ask: async () => (await each((room) => room.ask())).flat(),
    // Together: the instant is the same in every room.
    answer: async (spreadMs) => (await Promise.all(rooms.map((room) => room.answer(spreadMs)))).flat(),
    next: async () => {
      await each((room) => room.next());
    },
    close: async () => {
      await Promise.all(rooms.map((room) => room.close()));
    },
    frames: () => rooms.reduce((sum, room) => sum + room.frames(), 0),
  };
}
