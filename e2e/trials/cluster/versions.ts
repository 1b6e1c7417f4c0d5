import { setTimeout as sleep } from 'node:timers/promises';
import type { Room } from '@qc/contract';
import type { OneOfMany } from '../../cluster/many-servers.ts';
import { Account } from '../../crash/account.ts';
import { readRows } from '../../crash/stored-rows.ts';
import type { Page } from '../players/page.ts';
import { triviaSlides } from '../slides.ts';
import { press, type Stage } from '../stage.ts';
import type { Trial } from '../trial.ts';
import type { TrialRow } from '../trial-row.ts';
import { accountWithCredits, loseOwners } from './lost-owners.ts';
import { makeNextRelease, NEW_ACTION, NEXT } from './next-release.ts';

/** Within this time what was another server's is here, or will not come. */
const MOVED_WITHIN_MS = 15_000;
const STAYS_MS = 3000;

let next: ReturnType<typeof makeNextRelease> | null = null;

/** A server of this release and one of a next one, with a command, a column and a message more, are one house. */
export const versions: TrialRow = {
  about: 'this release beside a next one: rooms go both ways in a question, and what it does not know it leaves alone',
  servers: 2,
  get roots() {
    return [undefined, next?.root];
  },
  needs: async () => {
    next = makeNextRelease();
  },
  run: async (trial, stage) => {
    try {
      if (trial.only !== 'newer') await handBothWays(trial, stage);
      if (trial.only !== 'ways') await leaveWhatIsNewer(trial, stage);
    } finally {
      next?.remove();
    }
  },
};

/** In each question the server that has the room is told to end, and comes back as what it was. */
async function handBothWays(trial: Trial, stage: Stage): Promise<void> {
  const ways = new Set<string>();
  await loseOwners(trial, stage, {
    ...{ turns: { quick: 2, full: 12 }, limitS: 20, withinMs: null, unnoticedMs: 2000 },
    strike: async (server) => void server.stop(),
    mend: async (server) => {
      const rows = await readRows(stage, 'select distinct version from server join room_epoch on writer = server.id');
      ways.add(rows.map(({ version }) => (version === NEXT ? 'to the next' : 'back')).join());
      await server.stop();
      await stage.many?.startAgain(server);
    },
  });
  trial.exactly('ways that a room went in a question', [...ways].toSorted().join(' and '), 'back and to the next');
}

async function leaveWhatIsNewer(trial: Trial, stage: Stage): Promise<void> {
  const owner = await accountWithCredits(stage);
  const rooms: Room[] = [];
  for (const { url } of [both(stage).before, both(stage).after, both(stage).after]) {
    const there = await Account.signIn(url, owner.email, owner.password);
    rooms.push(await there.openRoomOf(await there.makeGame(triviaSlides(2, { time: 20 }))));
  }
  const room = rooms.at(-1);
  if (room === undefined) throw new Error('no room');
  let asks = 0;
  const say = async (page: Page) => {
    const id = `new-action-${(asks += 1)}`;
    page.say({ t: 'operate', id, expect: null, action: { do: NEW_ACTION, on: true } });
    await page.until(() => page.replyTo(id) !== null);
    return page.replyTo(id)?.t ?? 'nothing';
  };
  const format = async () => {
    const [row] = await readRows(stage, 'select format from room_epoch where run_id = ?', room._id);
    return Number(row?.['format']);
  };
  const console = await stage.staff(owner, room, 'operator', both(stage).after.url);
  trial.exactly('a new command while the release before runs', await say(console), 'refused');
  trial.exactly('format of its room then', await format(), 1);
  await both(stage).before.stop();
  await sleep(STAYS_MS);
  trial.exactly('a new command when it is gone', await say(console), 'ack');
  trial.exactly('format of its room then', await format(), 2);

  const before = await again(stage, both(stage).before);
  trial.exactly('the release before starts on the newer schema', before.running ? 1 : 0, 1);
  await both(stage).after.stop();
  const others = rooms.filter(({ _id }) => _id !== room._id).map(({ _id }) => _id);
  const isBack = async () => others.every((id) => taken.get(id) === before.id);
  let taken = await writersOf(stage);
  for (const end = Date.now() + MOVED_WITHIN_MS; !(await isBack()) && Date.now() < end; await sleep(100))
    taken = await writersOf(stage);
  trial.exactly('rooms that it has taken', others.filter((id) => taken.get(id) === before.id).length, others.length);
  await sleep(STAYS_MS);
  trial.exactly(
    'the room with the new command is taken by it',
    (await writersOf(stage)).get(room._id) === before.id ? 1 : 0,
    0,
  );
  const said = (text: string) => Number(before.lines.some((line) => line.includes(text)));
  trial.exactly('its word about that room', said('rooms are left to a newer release'), 1);
  trial.exactly('faults it told', before.lines.filter((line) => /"level":[56]0/.test(line)).length, 0);

  const after = await again(stage, both(stage).after);
  for (const end = Date.now() + MOVED_WITHIN_MS; Date.now() < end; await sleep(100))
    if ((await writersOf(stage)).get(room._id) === after.id) break;
  const back = await stage.staff(owner, room, 'operator', after.url);
  trial.exactly('the room goes on at the next release', (await press(back, { do: 'next' }))?.t ?? 'nothing', 'ack');
  trial.exactly(
    'its word about messages of the next release',
    said('a message of a newer release is not understood'),
    1,
  );
}

function both({ many }: Stage): { before: OneOfMany; after: OneOfMany } {
  const [before, after] = many?.servers ?? [];
  if (!before || !after) throw new Error('this trial needs two servers');
  return { before, after };
}

async function again(stage: Stage, server: OneOfMany): Promise<OneOfMany> {
  const started = await stage.many?.startAgain(server);
  if (!started) throw new Error('this trial needs two servers');
  return started;
}

async function writersOf(stage: Stage): Promise<Map<string, string>> {
  const rows = await readRows(stage, 'select run_id, writer from room_epoch');
  return new Map(rows.map((row) => [String(row['run_id']), String(row['writer'])]));
}
