import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { quantile } from '../../bench/process-figures.ts';
import { inParts, liveUrl, press } from '../stage.ts';
import type { Stage } from '../stage.ts';
import { playerHello } from './page.ts';
import type { Page } from './page.ts';

/** A player that looks at frames no more than it must. */
export interface Light {
  socket: WebSocket;
  heardAtMs: number;
  last: string;
}

/** A console may send a hundred frames in twenty seconds. */
const CONSOLES = 30;
/** By then a frame has reached everybody who reads. */
const ARRIVED_MS = 150;
/** Letters of three bytes: the largest frames that a game can make. */
const WORDS = '\u6d77\u6d0b\u6e56\u6cca'.repeat(80);

/** A room full of players to whom large questions are sent. */
export class Crowd {
  readonly code: string;
  readonly players: readonly Light[];
  readonly #consoles: readonly Page[];
  #turn = 0;

  private constructor(code: string, players: readonly Light[], consoles: readonly Page[]) {
    this.code = code;
    this.players = players;
    this.#consoles = consoles;
  }

  static async open(stage: Stage, count: number): Promise<Crowd> {
    const owner = await stage.account();
    const answers = Array.from({ length: 8 }, (_, at) => ({
      ...{ text: `${at}${WORDS}`.slice(0, 120), media: null, correct: at === 0 },
    }));
    const words = { question: WORDS.slice(0, 300), queMessage: WORDS.slice(0, 200) };
    const slide = { type: 'trivia' as const, ...words, answers, time: 600 };
    const room = await owner.openRoom([slide, slide]);
    const consoles: Page[] = [];
    for (let number = 0; number < CONSOLES; number += 1) consoles.push(await stage.staff(owner, room, 'operator'));
    const players = await inParts([...Array(count).keys()], 250, (index) => connect(stage.url, room.code, index));
    const [first] = consoles;
    if (first) await press(first, { do: 'next' });
    await sleep(500);
    return new Crowd(room.code, players, consoles);
  }

  /** There and back between two questions: each press is one large frame to everybody. */
  async next(): Promise<void> {
    this.#turn += 1;
    const page = this.#consoles[this.#turn % CONSOLES];
    const reply = page && (await press(page, { do: this.#turn % 2 === 1 ? 'skip' : 'back' }));
    if (reply?.t !== 'ack') throw new Error(`a press was refused: ${JSON.stringify(reply)}`);
  }

  /** Sends so many questions: how long 99 % of these players waited for each, ms. */
  async timed(rounds: number, players: readonly Light[] = this.players): Promise<number[]> {
    const worst: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const startedAtMs = performance.now();
      await this.next();
      await sleep(ARRIVED_MS);
      const waits = players.map((player) => player.heardAtMs - startedAtMs);
      // Who has heard nothing yet is not fast.
      worst.push(
        quantile(
          waits.map((ms) => (ms > 0 ? ms : Infinity)),
          0.99,
        ),
      );
    }
    return worst;
  }

  close(): void {
    for (const { socket } of this.players) socket.terminate();
    for (const page of this.#consoles) page.close();
  }
}

async function connect(url: string, code: string, index: number): Promise<Light> {
  const socket = new WebSocket(liveUrl(url), { perMessageDeflate: false });
  const light: Light = { socket, heardAtMs: 0, last: '' };
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.on('error', reject);
  socket.on('open', () => {
    socket.send(JSON.stringify(playerHello(code, `light-device-${index}`)));
    socket.send(
      JSON.stringify({ t: 'join', id: `light-join-${index}`, name: `Light ${index}`, phone: '', consent: true }),
    );
  });
  // Pongs of the library keep the wire alive.
  socket.on('message', (data: Buffer) => {
    const text = data.toString('latin1');
    if (text.startsWith('{"t":"joined"')) resolve();
    if (!text.includes('"phase":"')) return;
    light.heardAtMs = performance.now();
    light.last = text;
  });
  await promise;
  return light;
}
