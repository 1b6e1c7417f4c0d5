import type { Room } from '@qc/contract';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createBusHub, type BusHub } from '#platform/bus/bus-hub';
import { type LiveApp, makeLiveApp, openTestRoom, type SocketPage } from '../testing/live-app.ts';
import { openStaff, seen } from '../testing/staff-on-socket.ts';
import { FakeClock } from '../../../testing/fake-clock.ts';
import { makeServerDatabase, type TestDatabase } from '../../../testing/test-databases.ts';
import type { TestClient } from '../../../testing/test-client.ts';

/** Two servers of one house. The clocks never move by themselves: nothing is looked at again, all is heard. */
let clock: FakeClock;
let database: TestDatabase;
let hub: BusHub;
let one: LiveApp;
let two: LiveApp;
let owner: TestClient;
let dana: TestClient;
let room: Room;
let console: SocketPage;
beforeEach(async () => {
  clock = new FakeClock();
  database = await makeServerDatabase();
  hub = createBusHub(pino({ level: 'silent' }));
  const make = (name: string) =>
    makeLiveApp({ now: () => clock.now(), timers: clock, db: database.openAgain(), bus: hub.join(name) });
  [one, two] = [await make('one'), await make('two')];
  owner = await one.signUpAs('owner', 0);
  dana = await two.signUp('dana');
  const answers = ['a', 'b'].map((text) => ({ text, media: null, correct: false }));
  room = await openTestRoom(dana, [{ type: 'survey', question: 'Which?', answers }]);
  console = await openStaff(two, dana, { room: room._id });
  expect(console.of('welcomeOperator')).toHaveLength(1);
});
afterEach(async () => {
  console.close();
  await Promise.all([one.close(), two.close()]);
  await database.remove();
});

const restrict = () => owner.put(`/admin/user/${dana.user._id}`, { disabledFromAdmin: true });
const contactAt = async ({ inject }: LiveApp) => (await inject({ url: '/setting' })).json().contact.name;

it('a right taken away at one server closes the console at another', async () => {
  expect((await restrict()).statusCode).toBe(200);
  await seen(() => console.closeCode !== null);
});

it('what was taken away while the way was cut is heard of when it is back', async () => {
  hub.part('two');
  expect((await restrict()).statusCode).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(console.closeCode).toBeNull();
  hub.heal('two');
  await seen(() => console.closeCode !== null);
});

it('a setting changed at one server is in force at another', async () => {
  expect([await contactAt(one), await contactAt(two)]).toEqual(['', '']);
  hub.faults = { lose: ({ subject }) => subject === 'house.settings' };
  expect((await owner.put('/admin/setting', { contactName: 'Lost' })).statusCode).toBe(200);
  expect([await contactAt(one), await contactAt(two)]).toEqual(['Lost', '']);
  hub.faults = {};
  expect((await owner.put('/admin/setting', { contactName: 'Dana' })).statusCode).toBe(200);
  await expect.poll(() => contactAt(two)).toBe('Dana');
});

it('a name by which the owner has set a wrong address is kept at every server', async () => {
  const host = 'quiz.example.org';
  const status = async ({ inject }: LiveApp, name: string) =>
    (await inject({ url: '/setting', headers: { host: name } })).statusCode;
  const set = await owner.put('/admin/setting', { baseUrl: 'https://slip.example.org' }, undefined, {
    headers: { host, origin: `http://${host}` },
  });
  expect(set.statusCode, set.body).toBe(200);
  await expect.poll(() => status(two, 'stranger.example.org')).toBe(421);
  expect([await status(one, host), await status(two, host)]).toEqual([200, 200]);
});
