import { LIVE_PROTOCOL, type Room } from '@qc/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { type HouseMember, HouseMembers } from '../../../testing/house-members.ts';
import { type LiveApp, makeLiveApp, openTestRoom, SocketPage, type TestSlide } from '../testing/live-app.ts';
import { newId, openStaff, operate, seen } from '../testing/staff-on-socket.ts';

const WAIT = { timeout: 20_000, interval: 10 };
const ANSWERS = ['Red', 'Dead', 'Black'].map((text, at) => ({ text, media: null, correct: at === 1 }));
const SLIDES: TestSlide[] = [{ type: 'trivia', question: 'Which sea?', answers: ANSWERS, time: 100 }];
const HOST = 'bridgeA1';

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  let apps: LiveApp[];
  let pages: SocketPage[];
  let far: LiveApp;
  let near: LiveApp;
  let members: HouseMember[];
  let room: Room;
  let console: SocketPage;

  beforeEach(async () => {
    const house = new HouseMembers(getDb());
    members = [await house.enter('far'), await house.enter('near')];
    const start = ({ bus, cluster }: HouseMember) => makeLiveApp({ bus, cluster, db: openAgain() });
    apps = [];
    for (const member of members) apps.push(await start(member));
    const [first, second] = apps;
    if (!first || !second) throw new Error('two servers');
    [far, near] = [first, second];
    room = await openTestRoom(await far.signUp('owner'), SLIDES, 'remotes');
    console = await openStaff(near, await near.signIn('owner'), { room: room._id, as: 'operator' });
    pages = [console];
  });
  afterEach(async () => {
    for (const page of pages) page.close();
    for (const app of apps) await app.close();
  });

  /** A bridge at the server that does not have the room. */
  async function bridge(proof: object): Promise<SocketPage> {
    const page = new SocketPage(near.port);
    pages.push(page);
    await page.say({ t: 'helloBridge', protocol: LIVE_PROTOCOL, host: HOST, name: 'Hall PC', proof });
    await seen(() => page.messages.length > 0 || page.closeCode !== null);
    return page;
  }

  async function letIn(): Promise<SocketPage> {
    const id = newId();
    await console.say({ t: 'askBridgeCode', id });
    await seen(() => console.of('bridgeCode').some((given) => given.id === id));
    const page = await bridge({ code: console.of('bridgeCode').at(-1)?.code ?? '' });
    await operate(console, { do: 'addPlayers', names: ['Noa', 'Omar', 'Adi'] });
    for (const seat of [0, 1, 2]) await operate(console, { do: 'pairRemote', remote: `buzz-11:${seat + 1}`, seat });
    const receivers = [{ name: 'buzz-11', state: 'ready', isExperimental: false }];
    await page.say({ t: 'bridgeStatus', receivers, ports: [], troubles: [] });
    await operate(console, { do: 'next' });
    await seen(() => page.of('orders').at(-1)?.orders.armed?.id === 'visit-1');
    return page;
  }

  const press = async (page: SocketPage, seq: number) => {
    const id = newId();
    const presses = [{ seq, remote: `buzz-11:${seq}`, key: 'B', atMs: Date.now(), isFinal: false }];
    await page.say({ t: 'presses', id, host: HOST, presses });
    return () => vi.waitFor(() => expect(page.of('ack').map((ack) => ack.id)).toContain(id), WAIT);
  };
  const answersAt = (app: LiveApp) =>
    app.host
      .room(room._id)
      ?.state.rounds.at(-1)
      ?.answers.blocks.flat()
      .flatMap((answer) => answer?.response ?? []);

  it('lets nobody in at another server by a code that nobody has given', async () => {
    expect((await bridge({ code: 'ABCD2345' })).of('goodbye').at(-1)?.reason).toBe('noRoom');
  });

  it('what is pressed while the room goes to the next server counts, once', async () => {
    const page = await letIn();
    await (
      await press(page, 1)
    )();
    apps = [near];
    const stopped = far.close();
    const second = await press(page, 2);
    await Promise.all([stopped, second()]);
    await (
      await press(page, 1)
    )();
    await (
      await press(page, 3)
    )();
    const response = { type: 'trivia', picks: [1] };
    expect(answersAt(near)).toEqual([response, response, response]);
    expect([page.closeCode, page.of('goodbye')]).toEqual([null, []]);
  });

  it('what is pressed when the server of the room dies is heard by the next one', async () => {
    const page = await letIn();
    await (
      await press(page, 1)
    )();
    members[0]?.kill();
    await (
      await press(page, 2)
    )();
    const response = { type: 'trivia', picks: [1] };
    expect(answersAt(near)).toEqual([response, response]);
    expect([page.closeCode, page.of('goodbye')]).toEqual([null, []]);
  });
});
