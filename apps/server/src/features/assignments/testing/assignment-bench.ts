import type { AddressInfo } from 'node:net';
import { Assignment, Game, GameResult, newQuestion } from '@qc/contract';
import type { GameId } from '@qc/contract';
import type { Bus } from '#platform/bus/bus';
import type { Cluster } from '#platform/cluster/cluster';
import type { Db } from '#platform/db/tables';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import { TestClient } from '../../../testing/test-client.ts';
import { AttemptPage, type Memory } from './attempt-page.ts';

/** The whole server on a port of its own, with a clock that moves only when told to. */
export interface AssignmentBench {
  test: TestApp;
  clock: FakeClock;
  author: TestClient;
  makeGame(slides?: readonly object[], settings?: object): Promise<GameId>;
  /** Gives the game out until so many ms from now. */
  giveOut(game: GameId, forMs?: number): Promise<Assignment>;
  page(assignment: { code: string }, memory?: Memory | null): AttemptPage;
  /** The assignment as its list says. */
  look(assignment: Assignment): Promise<Assignment>;
  /** The result, once it holds so many players; the clock moves by so many seconds at most. */
  result(assignment: Assignment, players: number, withinS?: number): Promise<GameResult>;
  /** Another server over the same data, at the same time. */
  beside(bus: Bus): Promise<AssignmentBench>;
  /** Another process over the same data after a crash; the clock has moved by so much. */
  crash(awayMs: number, cluster?: Cluster): Promise<AssignmentBench>;
  close(): Promise<void>;
}

/** A server that shares its database with others. */
export interface JoinedBench {
  db: Db;
  cluster: Cluster;
}

export const SECOND = 1000;
const answers = (right: number) =>
  ['Red', 'Dead', 'Black', 'White'].map((text, at) => ({ text, media: null, correct: at === right }));

/** Two questions of twenty seconds; the second answer of the first and the first of the second are right. */
export const TWO_SLIDES = [
  { ...newQuestion('trivia'), question: 'Which sea?', answers: answers(1), time: 20, score: 1000 },
  { ...newQuestion('trivia'), question: 'Which other?', answers: answers(0), time: 20, score: 500 },
];

/** Builds the server for one test. */
export async function makeAssignmentBench(bus?: Bus, joined?: JoinedBench): Promise<AssignmentBench> {
  return build(new FakeClock(), null, bus, joined);
}

async function build(
  clock: FakeClock,
  before: { db: Db; author: TestClient } | null,
  bus?: Bus,
  joined?: Partial<JoinedBench>,
): Promise<AssignmentBench> {
  const options = { ...joined, ...(before && { db: before.db }), ...(bus && { bus }) };
  const test = await buildTestApp({ now: () => clock.now(), timers: clock, ...options });
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = portOf(test.app.server.address());
  const author = before
    ? new TestClient(test.app, before.author.user, before.author.cookie)
    : await test.signUp('author');
  const pages: AttemptPage[] = [];
  const later: AssignmentBench[] = [];
  const look = async (assignment: Assignment): Promise<Assignment> => {
    const { assignments } = (await author.get('/assignment')).json<{ assignments: Assignment[] }>();
    const found = assignments.find((one) => one._id === assignment._id);
    if (!found) throw new Error('the assignment is not in the list');
    return found;
  };
  const readResult = async (assignment: Assignment): Promise<GameResult | null> => {
    const { result } = await look(assignment);
    if (result === null) return null;
    const reply = await author.get(`/api/GameResult/${result}`);
    if (reply.statusCode !== 200) throw new Error(`result refused: ${reply.body}`);
    return GameResult.parse(reply.json());
  };
  return {
    test,
    clock,
    author,
    look,
    makeGame: async (slides = TWO_SLIDES, settings = {}) => {
      const created = await author.post('/game', {
        name: 'Homework',
        setting: { gameType: 'firebase' },
        language: 'en',
      });
      const { _id } = Game.parse(created.json());
      for (const slide of slides) {
        const made = await author.post('/question', { ...slide, game: _id });
        if (made.statusCode !== 200) throw new Error(`slide refused: ${made.body}`);
      }
      const { etag } = (await author.get(`/game/${_id}`)).headers;
      const saved = await author.put(`/game/${_id}`, settings, Number(String(etag).replaceAll('"', '')));
      if (saved.statusCode !== 200) throw new Error(`settings refused: ${saved.body}`);
      return _id;
    },
    giveOut: async (game, forMs = 60 * SECOND) => {
      const made = await author.post('/assignment', { game, closesAt: clock.now() + forMs });
      if (made.statusCode !== 200) throw new Error(`assignment refused: ${made.body}`);
      return Assignment.parse(made.json());
    },
    page: (assignment, memory = null) => {
      const page = new AttemptPage(port, assignment.code, memory);
      pages.push(page);
      return page;
    },
    result: async (assignment, players, withinS = 20) => {
      // The result follows at its own pace, in a thread of its own where there is much to do.
      for (let turn = 0; turn < 300; turn += 1) {
        if (turn < withinS) clock.advance(SECOND);
        await test.assignments.settled();
        await new Promise((resolve) => setTimeout(resolve, 25));
        const result = await readResult(assignment);
        if (result?.playersCount === players) return result;
      }
      throw new Error(`the result never held ${players} players`);
    },
    beside: async (otherBus) => {
      const next = await build(clock, { db: test.platform.db, author }, otherBus);
      later.push(next);
      return next;
    },
    crash: async (awayMs, cluster) => {
      for (const page of pages) page.close();
      const next = await build(
        new FakeClock(clock.now() + awayMs),
        { db: test.platform.db, author },
        undefined,
        cluster && { cluster },
      );
      later.push(next);
      return next;
    },
    close: async () => {
      for (const page of pages) page.close();
      for (const next of later) await next.close();
      // A server of several gives its pages time to go to another, by its clock.
      const going = joined?.cluster && setInterval(() => clock.advance(SECOND), 100);
      await test.close().finally(() => clearInterval(going));
    },
  };
}

function portOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address;
}
