import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import { HouseMembers } from '../../../testing/house-members.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { type LiveApp, makeLiveApp, SocketPage } from '../testing/live-app.ts';
import { helloOf, messageId } from '../testing/live-bench.ts';
import { sampleGame } from '../testing/sample-game.ts';

const WAIT = { timeout: 20_000, interval: 10 };
const ID = messageId('face');

/** What servers log, in the order of all. */
type Line = Record<string, unknown>;

// A file of SQLite has one process.
describeDatabases((getDb, { dialect, openAgain }) => {
  if (dialect !== 'postgres') {
    it.skip('has several servers on PostgreSQL only');
    return;
  }

  let apps: LiveApp[];
  let lines: Line[];
  let page: SocketPage | undefined;

  beforeEach(async () => {
    await insertUser(getDb(), 'owner');
    [apps, lines, page] = [[], [], undefined];
  });
  afterEach(async () => {
    page?.close();
    for (const app of apps) await app.close();
  });

  /** A player at one server does something in a room of the other. Gives what the logs of both say of it. */
  async function play(level: string): Promise<Line[]> {
    const house = new HouseMembers(getDb());
    for (const id of ['far', 'near']) {
      const { bus, cluster } = await house.enter(id);
      const log = pino({ level, base: { server: id } }, { write: (line) => lines.push(JSON.parse(line)) });
      apps.push(await makeLiveApp({ bus, cluster, log, db: openAgain() }));
    }
    const [far, near] = apps;
    const opening = { gameId: 'game', userId: 'user-owner', gameType: 'firebase', game: sampleGame() } as const;
    const room = await far?.host.open(opening);
    const player = new SocketPage(near?.port ?? 0);
    page = player;
    await player.say(helloOf(room?.code ?? ''));
    await player.say({ t: 'join', id: messageId('join'), name: 'Noa', phone: '', consent: true });
    await vi.waitFor(() => expect(player.of('joined')).toHaveLength(1), WAIT);
    await player.say({ t: 'face', id: ID });
    await vi.waitFor(() => expect(player.of('ack').map(({ id }) => id)).toEqual([ID]), WAIT);
    return lines.filter((line) => JSON.stringify(line).includes(ID));
  }

  it('says nothing of messages as long as nobody wants to know', async () => {
    expect(await play('debug')).toEqual([]);
  });

  it('one id finds the way of a message over both servers, to its row and back', async () => {
    const way = await play('trace');
    expect(way.map(({ server, msg, what }) => `${String(server)}: ${String(msg)}, ${String(what)}`)).toEqual([
      'near: message came, face',
      'far: message came, face',
      'far: message on disk, face',
      'far: message answered, ack',
      'near: message answered, ack',
    ]);
    const { room, row, epoch } = way[2] ?? {};
    const stored = getDb().selectFrom('room_journal').select('command').where('room_id', '=', String(room));
    const at = stored.where('seq', '=', Number(row)).where('epoch', '=', Number(epoch));
    expect((await at.executeTakeFirstOrThrow()).command).toContain(ID);
    // The name that the player has given is nobody's business here.
    expect(JSON.stringify(lines)).not.toContain('Noa');
  });
});
