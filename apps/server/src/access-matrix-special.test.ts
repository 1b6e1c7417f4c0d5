import { routeTable, type RouteName } from '@qc/contract';
import { grantCredits } from '#features/credits';
import { openApiDocument } from '#features/openapi';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SPECIALS } from './testing/access-tables.ts';
import { askEverybody, type MoreIds, visible } from './testing/ask-everybody.ts';
import { Cast, shareIdOf } from './testing/cast.ts';
import type { OwnedRecords } from './testing/owned-records.ts';
import { readAccessTable } from './testing/read-access-table.ts';
import { sampleCalls } from './testing/sample-calls.ts';
import { NO_SUCH_ID, sendSample } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';

/** Records that are not simply the owner's. */
interface Special {
  prepare?(cast: Cast): Promise<MoreIds>;
  /** What stands in the place of the owner's records. */
  instead(records: OwnedRecords, more: MoreIds): Partial<OwnedRecords>;
}

const BETWEEN_MS = 10 * 60_000;
let test: TestApp;
let cast: Cast;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
  cast = await Cast.gather(test);
});
afterAll(() => test.close());

/** A game of the owner's that was given away as a copy. */
async function giveCopy(who: 'sharee2' | 'sharee3'): Promise<MoreIds> {
  const { owner } = cast;
  const original = (await owner.post('/game', { name: 'Given', setting: { gameType: 'firebase' } })).json()._id;
  await owner.post('/question', { game: original, type: 'trueFalse', question: 'Is it?' });
  const { _id, email } = cast.person(who).user;
  await owner.post('/share', { game: original, email, transferType: who === 'sharee2' ? 2 : 3 });
  const { db } = test.platform;
  const given = db.selectFrom('share').where('game_id', '=', original).where('receiver_id', '=', _id);
  const { copy_game_id: gameId } = await given.select('copy_game_id').executeTakeFirstOrThrow();
  const copied = db.selectFrom('question').where('game_id', '=', String(gameId));
  const { id: questionId } = await copied.select('id').executeTakeFirstOrThrow();
  return { gameId: String(gameId), questionId };
}

/** The purchases are those of another member, made for the institution. */
async function orderOfSchool({ records }: Cast): Promise<MoreIds> {
  const { orderId, paidOrderId, institutionId, memberId } = records;
  await grantCredits(test.platform, test.platform.db, {
    ...{ potOwner: { kind: 'institution', id: institutionId }, kind: 'times', uses: 1, expiresAtMs: null },
    ...{ source: 'manual', priceMinor: 0, currency: null, title: 'Gift', note: '' },
  });
  await test.platform.db
    .updateTable('payment_order')
    .set({ user_id: memberId, pot_id: institutionId })
    .where('id', 'in', [orderId, paidOrderId])
    .execute();
  return {};
}

const AS_MADE = (_records: OwnedRecords, more: MoreIds): Partial<OwnedRecords> => more;
const SPECIAL: Record<string, Special> = {
  sharedCategory: { instead: ({ sharedCategoryId }) => ({ categoryId: sharedCategoryId }) },
  shareToEdit: { instead: ({ gameId }) => ({ shareId: shareIdOf(gameId, 1) }) },
  shareToRun: { instead: ({ gameId }) => ({ shareId: shareIdOf(gameId, 2) }) },
  shareToKeep: { instead: ({ gameId }) => ({ shareId: shareIdOf(gameId, 3) }) },
  copyToRun: { prepare: () => giveCopy('sharee2'), instead: AS_MADE },
  ownCopy: { prepare: () => giveCopy('sharee3'), instead: AS_MADE },
  schoolOrder: { prepare: orderOfSchool, instead: AS_MADE },
};

it.each([...readAccessTable(SPECIALS)])('%s answers everybody as the table says', async (title, expected) => {
  nowMs += BETWEEN_MS;
  const [name = '', kind = ''] = title.split('@');
  const special = SPECIAL[kind];
  if (!isRoute(name) || !special) throw new Error(`${title} is nothing known`);
  const { method, path } = routeTable[name] ?? {};
  const { outcomes, tellTales } = await askEverybody(
    cast,
    {
      path: String(path),
      reads: method === 'GET',
      ...(special.prepare && { prepare: special.prepare }),
      about: (records, more) => sampleCalls[name]({ ...records, ...special.instead(records, more) }),
      send: (caller, call) => sendSample(test, name, caller, call),
    },
    expected,
  );
  expect(tellTales, 'learn whether the record exists').toEqual([]);
  expect(outcomes).toEqual(expected);
});

/** Lists that may be asked about one record. */
const NAMING = ['game', 'user', 'institution', 'actor'];
const asked = Object.values(openApiDocument().paths).flatMap((methods) =>
  Object.values(methods).flatMap(({ operationId, parameters }) =>
    parameters
      .filter((parameter) => parameter['in'] === 'query' && NAMING.includes(String(parameter['name'])))
      .map((parameter) => [operationId, String(parameter['name'])] as const),
  ),
);

it.each(asked)('%s by a foreign %s says what it says of an unknown one', async (name, parameter) => {
  if (!isRoute(name)) throw new Error(`${name} is no call`);
  await cast.newOwner();
  const isFile = routeTable[name]?.download !== undefined;
  const { gameId, userId, institutionId } = cast.records;
  const id = parameter === 'game' ? gameId : parameter === 'institution' ? institutionId : userId;
  for (const who of ['anonymous', 'player', 'regular', 'sharee2', 'sharee3', 'member', 'foreignManager'] as const) {
    const caller = await cast.caller(who);
    const ask = async (value: string) => {
      const reply = await sendSample(test, name, caller, { query: { [parameter]: value } });
      // No two workbooks are the same.
      return reply.statusCode === 200 && isFile ? '200' : visible(reply);
    };
    expect(await ask(id), who).toBe(await ask(NO_SUCH_ID));
  }
});

it('a manager learns nothing of people of other institutions by taking them out', async () => {
  await cast.newOwner();
  const caller = await cast.caller('ownManager');
  const takeOut = (user: string) =>
    sendSample(test, 'removeMember', caller, { id: cast.records.institutionId, params: { user } });
  const [foreign, unknown] = [await takeOut(cast.person('foreignManager').user._id), await takeOut(NO_SUCH_ID)];
  expect([foreign.statusCode, visible(foreign)]).toEqual([404, visible(unknown)]);
});

function isRoute(name: string): name is RouteName {
  return name in routeTable;
}
