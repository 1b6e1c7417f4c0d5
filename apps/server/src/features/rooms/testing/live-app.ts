import type { AddressInfo } from 'node:net';
import { Game, LIVE_PATH, Room, WITHOUT_SHOW } from '@qc/contract';
import type { ClientMessage, ServerMessage } from '@qc/contract';
import { WebSocket } from 'ws';
import { buildTestApp } from '../../../testing/test-app.ts';
import type { TestApp, TestAppOptions } from '../../../testing/test-app.ts';
import type { TestClient } from '../../../testing/test-client.ts';

/** The whole server on a port of its own. */
export interface LiveApp extends TestApp {
  port: number;
  url: string;
}

/** Starts the whole server for socket tests. */
export async function makeLiveApp(options: TestAppOptions = {}): Promise<LiveApp> {
  const test = await buildTestApp(options);
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = addressOf(test.app.server.address());
  return { ...test, port, url: `http://127.0.0.1:${port}` };
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address;
}

/** What the slides of a test game may have. */
export interface TestSlide {
  type: 'trivia' | 'trueFalse' | 'survey' | 'media';
  question: string;
  answers: { text: string; media: null; correct: boolean }[];
  time?: number;
  score?: number;
  notes?: string;
  selection?: 'single' | 'multiple';
}

/** Makes a game over HTTP and opens a room for it. */
export async function openTestRoom(
  client: TestClient,
  slides: readonly TestSlide[],
  gameType: 'firebase' | 'remotes' = 'firebase',
): Promise<Room> {
  const created = await client.post('/game', { name: 'Live test', setting: { gameType }, language: 'en' });
  const game = Game.parse(created.json());
  await client.put(`/game/${game._id}`, WITHOUT_SHOW, game.version);
  for (const slide of slides) {
    const made = await client.post('/question', { ...slide, game: game._id });
    if (made.statusCode !== 200) throw new Error(`slide refused: ${made.body}`);
  }
  const opened = await client.post('/room', { game: game._id });
  if (opened.statusCode !== 200) throw new Error(`room refused: ${opened.body}`);
  return Room.parse(opened.json());
}

/** A page on a real socket. */
export class SocketPage {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  closeCode: number | null = null;

  constructor(port: number, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}${LIVE_PATH}`, { headers });
    this.socket.on('message', (data) => this.texts.push(String(data)));
    this.socket.on('close', (code) => {
      this.closeCode = code;
    });
    this.socket.on('error', () => undefined);
  }

  async say(message: ClientMessage | object): Promise<void> {
    if (this.socket.readyState === WebSocket.CONNECTING)
      await new Promise((resolve) => this.socket.once('open', resolve).once('close', resolve));
    this.socket.send(JSON.stringify(message));
  }

  get messages(): ServerMessage[] {
    return this.texts.map((text): ServerMessage => JSON.parse(text));
  }

  /** What came of one kind. */
  of<T extends ServerMessage['t']>(t: T): Extract<ServerMessage, { t: T }>[] {
    return this.messages.filter((message): message is Extract<ServerMessage, { t: T }> => message.t === t);
  }

  close(): void {
    this.socket.terminate();
  }
}
