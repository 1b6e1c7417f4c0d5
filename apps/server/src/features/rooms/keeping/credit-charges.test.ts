import type { Command, Outcome } from '@qc/engine';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { voidCharge } from '#features/credits';
import { describeDatabases } from '../../../testing/describe-databases.ts';
import type { Platform } from '#platform/platform';
import { makeContentPlatform, type ContentPlatform } from '../../../testing/content-platform.ts';
import { chargesOf, creditsOf, giveCredits } from '../../../testing/give-credits.ts';
import { insertUser } from '../../../testing/insert-user.ts';
import { creditCharges } from './credit-charges.ts';
import type { RoomCharges } from './room-charges.ts';
import { RoomHost } from './room-host.ts';
import type { Room } from '@qc/engine/live/room';
import { createRoomStore } from './room-store.ts';
import { FakeClock } from '../testing/fake-clock.ts';
import { sampleGame } from '../testing/sample-game.ts';

const RUNS = 200;
const CREDITS = 10;
const START: Extract<Command, { type: 'operate' }> = { type: 'operate', action: { do: 'next' }, expect: 0 };

describeDatabases((getDb, { dialect }) => {
  let content: ContentPlatform;
  let platform: Platform;
  const hosts: RoomHost[] = [];
  const owner = () => insertUser(getDb(), 'owner');
  beforeEach(() => {
    content = makeContentPlatform(getDb());
    platform = { ...content.platform, config: { ...content.platform.config, everythingFree: false } };
  });
  afterEach(async () => {
    for (const host of hosts.splice(0)) await host.stop();
    content.remove();
  });

  const startHost = async (charges: RoomCharges = creditCharges(platform)) => {
    const events = { onRunEnded: async () => undefined };
    const host = new RoomHost(platform, events, { timers: new FakeClock(), charges });
    hosts.push(host);
    await host.start();
    return host;
  };
  const openRoom = async (host: RoomHost, n = 1): Promise<Room> => {
    const record = await host.open({
      gameId: `game-number-${n}`,
      userId: 'user-owner',
      gameType: 'firebase',
      game: sampleGame(),
    });
    const room = record && host.room(record.id);
    if (!room) throw new Error('the room of a new game must open');
    return room;
  };
  const codes = (outcomes: Outcome[]) => outcomes.map((outcome) => (outcome.ok ? 'started' : outcome.code)).toSorted();
  const restarted = async (room: Room) => {
    const again = (await startHost()).room(room.id);
    await expect.poll(async () => (await chargesOf(platform)).some((charge) => charge.includes('held'))).toBe(false);
    return again?.state.phase.name;
  };

  it(`charges ${CREDITS} of ${RUNS} starts at one moment, and refuses the others clearly`, async () => {
    const id = await owner();
    await giveCredits(platform, id, CREDITS);
    const host = await startHost();
    const rooms: Room[] = [];
    for (let n = 0; n < RUNS; n += 1) rooms.push(await openRoom(host, n));
    // Each start twice, as by two consoles.
    const outcomes = await Promise.all([...rooms, ...rooms].map((room) => host.firstSlide.operate(room, START)));
    const count = (code: string) => codes(outcomes).filter((one) => one === code).length;
    expect([count('started'), count('staleStep'), count('outOfCredits')]).toEqual([10, 10, 2 * (RUNS - CREDITS)]);
    await host.firstSlide.idle();
    expect(await chargesOf(platform)).toEqual(Array.from({ length: CREDITS }, () => 'room posted 1'));
    expect(await creditsOf(platform, id)).toBe(0);
    const started = rooms.filter((room) => room.state.startedAtMs !== null).map((room) => room.id);
    const charged = await getDb().selectFrom('charge').select('run_key').execute();
    expect(charged.map(({ run_key }) => run_key).toSorted()).toEqual(started.map((one) => `room:${one}`).toSorted());
  }, 60_000);

  it.each(['before the charge', 'after it', 'after the first slide', 'after its payment'])(
    'comes out right when the process dies %s',
    async (when) => {
      const id = await owner();
      await giveCredits(platform, id, 2);
      const real = creditCharges(platform);
      const dies = async (): Promise<never> => new Promise(() => undefined);
      const host = await startHost({
        ...real,
        hold: async (run) => {
          if (when === 'before the charge') return dies();
          const refused = await real.hold(run);
          return when === 'after it' ? dies() : refused;
        },
        post: async (roomId, epoch) => {
          if (when === 'after its payment') await real.post(roomId, epoch);
          return dies();
        },
      });
      hosts.pop();
      const room = await openRoom(host);
      void host.firstSlide.operate(room, START);
      const isLate = when.includes('slide') || when.includes('payment');
      const left = when === 'before the charge' ? [] : [`room ${when.includes('payment') ? 'posted' : 'held'} 1`];
      await expect.poll(() => room.state.phase.name).toBe(isLate ? 'question' : 'lobby');
      await expect.poll(() => chargesOf(platform)).toEqual(left);
      expect(await restarted(room)).toBe(isLate ? 'question' : 'lobby');
      const settled = isLate ? ['room posted 1'] : left.map(() => 'room voided 1');
      expect([await chargesOf(platform), await creditsOf(platform, id)]).toEqual([settled, isLate ? 1 : 2]);
    },
  );

  it('notes in the room what the first slide has cost, and takes nothing where everything is free', async () => {
    await owner();
    platform = { ...platform, config: { ...platform.config, everythingFree: true } };
    const host = await startHost();
    const record = await host.open({
      gameId: 'game-priced',
      userId: 'user-owner',
      gameType: 'firebase',
      game: sampleGame(),
      price: 1,
    });
    const room = record && host.room(record.id);
    if (!room) throw new Error('the room must open');
    expect(codes([await host.firstSlide.operate(room, START)])).toEqual(['started']);
    await host.firstSlide.idle();
    expect(await chargesOf(platform)).toEqual(['room posted 0']);
    expect(await createRoomStore(getDb()).findRoom(room.id)).toMatchObject({ price: 0 });
  });

  it('cannot take back what was paid in any other way', async () => {
    const id = await owner();
    await giveCredits(platform, id, 1);
    const host = await startHost();
    const room = await openRoom(host);
    await host.firstSlide.operate(room, START);
    await host.firstSlide.idle();
    expect(await voidCharge(platform, getDb(), 'room', room.id)).toBe(false);
    expect([await chargesOf(platform), await creditsOf(platform, id)]).toEqual([['room posted 1'], 0]);
  });

  it('pays and gives back nothing of a room that another server has by now', async () => {
    // A file of SQLite has one process.
    if (dialect === 'sqlite') return;
    await giveCredits(platform, await owner(), CREDITS);
    const { id: roomId, epoch } = await openRoom(await startHost());
    const charges = creditCharges({ ...platform, cluster: { ...platform.cluster, isAlone: false } });
    const run = { roomId, userId: 'user-owner', gameId: 'game-number-1', gameName: '', gameType: 'firebase' } as const;
    expect(await createRoomStore(getDb(), 'another server').takeRoom(roomId)).toBe(epoch + 1);
    expect(await charges.hold({ ...run, epoch })).toBe('storageFailed');
    expect(await chargesOf(platform)).toEqual([]);
    expect(await charges.hold({ ...run, epoch: epoch + 1 })).toBeNull();
    expect(await charges.post(roomId, epoch)).toBe('elsewhere');
    expect(await charges.post(roomId, epoch + 1)).toBeUndefined();
    // It stood still with a price that it had not given back yet.
    expect(await charges.giveBack(roomId, epoch)).toBe('elsewhere');
    expect(await chargesOf(platform)).toEqual(['room posted 1']);
  });
}, 'rooms paid with credits');
