import { pino } from 'pino';
import type { Kysely } from 'kysely';
import type { Room } from '@qc/engine/live/room';
import type { Bus } from '#platform/bus/bus';
import type { Tables } from '#platform/db/tables';
import { systemRandom } from '#platform/random';
import { insertUser } from '../../../testing/insert-user.ts';
import { findNats, startNats, type TestNats } from '../../../testing/nats-server.ts';
import { RoomHost } from '../keeping/room-host.ts';
import type { RoomDirectory } from '../owning/room-directory.ts';
import { readEnvelope } from '../relay/line-envelope.ts';
import { sampleGame } from './sample-game.ts';

/** What benches say in the log is trouble alone. */
export const benchLog = pino({ level: 'error' });

/** Questions of a bench's room: more than any bench asks. */
const QUESTIONS = 40;

/** The bus of a bench; throws where the machine has no `nats-server`. */
export async function startBenchNats(): Promise<TestNats> {
  const program = findNats();
  if (program === null) throw new Error('this machine has no nats-server');
  return startNats(program);
}

/** A server's rooms, by the machine's clock. */
export async function startBenchHost(db: Kysely<Tables>): Promise<RoomHost> {
  const platform = { db, now: Date.now, random: systemRandom(Date.now), log: benchLog };
  const host = new RoomHost(platform, { onRunEnded: async () => 0 });
  await host.start();
  return host;
}

/** Where pages find a room. */
export interface BenchPlace {
  code: string;
  room: string;
}

/** Opens a room of its own owner's, by whose name it goes, for any number of players. */
export async function openBenchRoom(
  host: RoomHost,
  db: Kysely<Tables>,
  owner = 'owner',
): Promise<{ room: Room; place: BenchPlace }> {
  const userId = await insertUser(db, owner);
  const { slides } = sampleGame();
  const game = sampleGame(1, {
    maxPlayers: 10_000,
    slides: slides.slice(0, 1).flatMap((slide) => Array.from({ length: QUESTIONS }, () => slide)),
  });
  const record = await host.open({ gameId: 'game', userId, gameType: 'firebase', game });
  const room = record && host.room(record.id);
  if (!record?.code || !room) throw new Error('the room must open');
  return { room, place: { code: record.code, room: room.id } };
}

/** Says of these rooms, and never anything else, that `server` has them. */
export function directoryOf(server: string, places: readonly BenchPlace[]): RoomDirectory {
  const find: RoomDirectory['find'] = (codeOrId) => {
    const place = places.find(({ code, room }) => code === codeOrId || room === codeOrId);
    return place ? { room: place.room, server, epoch: 1 } : null;
  };
  return { find, doubt: () => undefined, watch: () => () => undefined };
}

/** Counts what this server says over the bus to servers of its pages from here on; a sign of life is no message. */
export function countWords(bus: Bus): () => number {
  let messages = 0;
  const publish = bus.publish.bind(bus);
  bus.publish = (subject, message) => {
    if (subject.startsWith('gate.') && readEnvelope(message)?.words) messages += 1;
    publish(subject, message);
  };
  return () => messages;
}
