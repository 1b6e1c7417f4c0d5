import { LIVE_PATH, LIVE_PROTOCOL } from '@qc/contract';
import type { PlayerEvent, Room, ServerMessage } from '@qc/contract';
import { WebSocket } from 'ws';
import { Operator } from '../../bots/operator.ts';
import { Account } from '../../crash/account.ts';
import type { TestSlide } from '../../crash/account.ts';
import { connectMany, Gathering, hear, spread } from './target.ts';
import type { Target } from './target.ts';

const TEXTS = ['The Red Sea', 'The Dead Sea', 'The Black Sea', 'The White Sea'];
let accounts = 0;

/** A room of the product under measurement. */
export interface RoomTarget extends Target {
  /** The frame of the last question as it was sent. */
  question(): string;
}

/** A room of the product with its players seated, opened by a new account. */
export async function connectRoom(url: string, players: number, rounds: number): Promise<RoomTarget> {
  const account = await Account.register(url, `bench${Date.now()}x${(accounts += 1)}`);
  return joinRoom(account, await openBenchRoom(account, rounds), players);
}

/** Opens a room with enough slides for `rounds` questions, and one more: after the last come the winners, not the standings. */
export async function openBenchRoom(account: Account, rounds: number): Promise<Room> {
  return account.openRoom(benchSlides(rounds + 1));
}

/** Seats players in a room that `account` operates. */
export async function joinRoom({ url, cookie, session }: Account, room: Room, players: number): Promise<RoomTarget> {
  const operator = new Operator({ url, room: room._id, cookie, session });
  await operator.reach('lobby');
  let asking = new Gathering(players);
  let answering = new Gathering(players);
  let question = '';
  let round = 0;
  let frames = 0;
  const address = url.replace(/^http/, 'ws') + LIVE_PATH;
  const sockets = await connectMany(players, (index) =>
    seat(address, room.code, index, (frame) => {
      frames += 1;
      hear(frame, {
        asked: (text) => {
          question = text;
          asking.end(index);
        },
        confirmed: () => answering.end(index),
      });
    }),
  );
  return {
    frames: () => frames,
    question: () => Buffer.from(question, 'latin1').toString(),
    ask: async () => {
      asking = new Gathering(players);
      for (let index = 0; index < players; index += 1) asking.begin(index);
      await operator.press({ do: 'next' });
      await asking.done;
      return asking.times;
    },
    answer: async (spreadMs) => {
      const asked: PlayerEvent = JSON.parse(Buffer.from(question, 'latin1').toString());
      const { phase } = asked.view;
      const place = phase.phase === 'question' ? { slide: phase.slide, visit: phase.visit } : { slide: 0, visit: 0 };
      round += 1;
      answering = new Gathering(players);
      spread(players, spreadMs, (index) => {
        answering.begin(index);
        const id = `bench-${round}-${index}`;
        sockets[index]?.send(
          JSON.stringify({ t: 'answer', id, ...place, response: { type: 'trivia', picks: [index % 4] } }),
        );
      });
      await answering.done;
      return answering.times;
    },
    next: async () => {
      await operator.reach('reveal');
      await operator.press({ do: 'next' });
      await operator.reach('standings');
      // The operator's list is still being told; that is no part of the next question.
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    close: async () => {
      await operator.press({ do: 'end' });
      operator.stop();
      const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
      for (const socket of sockets) socket.close();
      await Promise.all(closed);
    },
  };
}

function benchSlides(rounds: number): TestSlide[] {
  return Array.from({ length: rounds }, (_, i) => ({
    type: 'trivia',
    question: `Question ${i + 1}: which of these seas lies lowest, and by how much, if the books are right?`,
    queMessage: 'Think of a summer there, and of how easily one floats.',
    answers: TEXTS.map((text, at) => ({ text, media: null, correct: at === 1 })),
    time: 120,
  }));
}

async function seat(
  address: string,
  code: string,
  index: number,
  received: (frame: Buffer) => void,
): Promise<WebSocket> {
  const socket = new WebSocket(address, { perMessageDeflate: false });
  const { promise: joined, resolve, reject } = Promise.withResolvers<void>();
  setTimeout(() => reject(new Error(`player ${index} got no seat`)), 30_000).unref();
  socket.on('close', (code) => reject(new Error(`player ${index} was sent away: ${code}`)));
  socket.on('error', reject);
  socket.on('open', () => {
    const device = `bench-device-${index}`;
    socket.send(
      JSON.stringify({ t: 'helloPlayer', protocol: LIVE_PROTOCOL, code, token: null, device, lastVersion: null }),
    );
    socket.send(
      JSON.stringify({ t: 'join', id: `bench-join-${index}`, name: `Player ${index}`, phone: '', consent: true }),
    );
  });
  const untilJoined = (data: Buffer): void => {
    const message: ServerMessage = JSON.parse(String(data));
    if (message.t === 'refused') reject(new Error(message.code));
    if (message.t !== 'joined') return;
    socket.off('message', untilJoined);
    socket.on('message', received);
    resolve();
  };
  socket.on('message', untilJoined);
  await joined;
  return socket;
}
