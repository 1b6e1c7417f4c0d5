import { WebSocket } from 'ws';
import { connectMany, Gathering, hear, spread } from '../rooms/target.ts';
import type { Target } from '../rooms/target.ts';

/** What our own room tells all its players between two questions: the reveal and the standings. */
const TOLD_AFTER = 2;

/** Players on the bare library; `question` is the frame our own server sends for a question. */
export async function connectBare(url: string, players: number, question: string, room = 1): Promise<Target> {
  let asking = new Gathering(players);
  let answering = new Gathering(players);
  let round = 0;
  let frames = 0;
  const sockets = await connectMany(players, async (index) => {
    const socket = new WebSocket(`${url}/${room}`, { perMessageDeflate: false });
    socket.on('message', (frame: Buffer) => {
      frames += 1;
      hear(frame, { asked: () => asking.end(index), confirmed: () => answering.end(index) });
    });
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    return socket;
  });
  const ask = async (): Promise<number[]> => {
    asking = new Gathering(players);
    for (let index = 0; index < players; index += 1) asking.begin(index);
    sockets[0]?.send(JSON.stringify({ t: 'broadcast', id: '', text: question }));
    await asking.done;
    return asking.times;
  };
  return {
    frames: () => frames,
    ask,
    answer: async (spreadMs) => {
      round += 1;
      answering = new Gathering(players);
      spread(players, spreadMs, (index) => {
        answering.begin(index);
        const id = `bench-${round}-${index}`;
        sockets[index]?.send(
          JSON.stringify({
            t: 'answer',
            id,
            slide: round,
            visit: round,
            response: { type: 'trivia', picks: [index % 4] },
          }),
        );
      });
      await answering.done;
      return answering.times;
    },
    next: async () => {
      for (let told = 0; told < TOLD_AFTER; told += 1) await ask();
    },
    close: async () => {
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of sockets) socket.close();
      await Promise.all(closed);
    },
  };
}
