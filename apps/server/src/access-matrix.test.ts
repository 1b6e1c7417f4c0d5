import { routeTable, type RouteName } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { formBody } from './testing/form.ts';
import { type SampleCall, sampleCalls } from './testing/sample-calls.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';
import { uploadFile } from './testing/upload.ts';

/** The status of a call, or of a list: 200 with or without the other person's record in it. */
type Outcome = number | 'shown' | 'hidden';
/** What happens to a signed-in stranger, the record's owner, an admin (role 1), the owner of the house (role 0). */
type Row = [stranger: Outcome, owner: Outcome, admin: Outcome, houseOwner: Outcome];

const OWNER_AND_ADMINS: Row = [404, 200, 200, 200];
const OWNER_ALONE: Row = [404, 200, 404, 404];
const EVERYBODY: Row = [200, 200, 200, 200];
const OWN_LIST: Row = ['hidden', 'shown', 'hidden', 'hidden'];
const LIST_FOR_ADMINS: Row = ['hidden', 'shown', 'shown', 'shown'];

/** Every operation of the contract; people who are not signed in get 401 where `anyone` does not say otherwise. */
const MATRIX: Record<RouteName, Row> = {
  registerUser: EVERYBODY,
  login: EVERYBODY,
  checkLogin: EVERYBODY,
  logout: EVERYBODY,
  exchangeToken: EVERYBODY,
  forgotPassword: EVERYBODY,
  resetPassword: EVERYBODY,
  // The password that is sent is the record owner's.
  changePassword: [403, 200, 403, 403],
  changeEmail: [403, 200, 403, 403],
  confirmEmail: EVERYBODY,
  listSessions: EVERYBODY,
  endSession: OWNER_ALONE,
  signOutEverywhere: EVERYBODY,
  exportOwnData: OWN_LIST,
  deleteUser: OWNER_ALONE,
  listUsers: [404, 404, 200, 200],
  getUser: OWNER_AND_ADMINS,
  updateUser: OWNER_ALONE,
  reportClientError: EVERYBODY,
  getSettings: EVERYBODY,
  listGames: LIST_FOR_ADMINS,
  getGame: OWNER_AND_ADMINS,
  createGame: EVERYBODY,
  saveGame: OWNER_AND_ADMINS,
  deleteGame: OWNER_AND_ADMINS,
  restoreGame: OWNER_AND_ADMINS,
  replicateGame: OWNER_AND_ADMINS,
  showManyGames: LIST_FOR_ADMINS,
  listSharedGames: OWN_LIST,
  listTemplates: EVERYBODY,
  createGameFromTemplate: OWNER_AND_ADMINS,
  listQuestions: LIST_FOR_ADMINS,
  getQuestion: OWNER_AND_ADMINS,
  createQuestion: OWNER_AND_ADMINS,
  createQuestions: OWNER_AND_ADMINS,
  saveQuestion: OWNER_AND_ADMINS,
  deleteQuestion: OWNER_AND_ADMINS,
  restoreQuestion: OWNER_AND_ADMINS,
  replicateQuestion: OWNER_AND_ADMINS,
  listLibrary: EVERYBODY,
  importQuestions: OWNER_AND_ADMINS,
  publishQuestion: [404, 404, 200, 200],
  shareGame: OWNER_AND_ADMINS,
  listShares: OWNER_AND_ADMINS,
  revokeShare: OWNER_AND_ADMINS,
  listTransfers: OWN_LIST,
  listShareNotices: OWN_LIST,
  markShareNoticesSeen: EVERYBODY,
  exportGameLocal: OWNER_AND_ADMINS,
  // This server has no built page to put the game into; whoever may not have it does not learn even that.
  exportGameWeb: [404, 503, 503, 503],
  // The picture that is sent is no game and no sheet.
  importGame: [422, 422, 422, 422],
  exportGameExcel: OWNER_AND_ADMINS,
  getExcelTemplate: EVERYBODY,
  previewExcel: [422, 422, 422, 422],
  listMedia: OWN_LIST,
  createMedia: EVERYBODY,
  createMediaFromUpload: OWNER_ALONE,
  // Nothing is fetched from there, whoever asks.
  createMediaFromLink: [422, 422, 422, 422],
  renameMedia: OWNER_AND_ADMINS,
  deleteMedia: OWNER_AND_ADMINS,
  listCategories: OWN_LIST,
  getCategory: OWNER_AND_ADMINS,
  createCategory: EVERYBODY,
  updateCategory: OWNER_AND_ADMINS,
  deleteCategory: OWNER_AND_ADMINS,
  openRoom: OWNER_AND_ADMINS,
  listRooms: OWN_LIST,
  getRoom: OWNER_AND_ADMINS,
  closeRoom: OWNER_AND_ADMINS,
  createAssignment: OWNER_AND_ADMINS,
  listAssignments: OWN_LIST,
  updateAssignment: OWNER_AND_ADMINS,
  closeAssignment: OWNER_AND_ADMINS,
  listGameResults: OWN_LIST,
  listGameResultsApi: OWN_LIST,
  // The result that is sent was never licensed.
  createGameResult: [422, 422, 422, 422],
  updateGameResult: OWNER_ALONE,
  exportGameResultExcel: OWNER_AND_ADMINS,
  deletePlayerResult: OWNER_ALONE,
  getGameResult: OWNER_AND_ADMINS,
  deleteGameResult: OWNER_ALONE,
};
/** Operations for anyone that answer differently without a session. */
const ANONYMOUS: Partial<Record<RouteName, number>> = { checkLogin: 401 };
/** Categories of nobody: seen by all, managed by admins. */
const SHARED_CATEGORY: [RouteName, Row][] = [
  ['getCategory', EVERYBODY],
  ['updateCategory', [403, 403, 200, 200]],
  ['deleteCategory', [403, 403, 200, 200]],
];

const WHO = ['anonymous', 'stranger', 'owner', 'admin', 'houseOwner'] as const;
type Who = (typeof WHO)[number];
/** Stands for the own record of the caller where an id is expected and none such exists. */
const NO_SUCH_ID = 'aaaaaaaaaaaaaaaaaaaa';

let test: TestApp;
let nowMs = Date.UTC(2026, 10, 20);
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
});
afterAll(() => test.close());

/** New people and new records for every operation: what one call changes is not seen by the next. */
async function makePeople(name: string): Promise<Record<Exclude<Who, 'anonymous'>, TestClient>> {
  nowMs += 60_000;
  const at = name.toLowerCase();
  return {
    stranger: await test.signUp(`stranger-${at}`),
    owner: await test.signUp(`owner-${at}`),
    admin: await test.signUpAs(`admin-${at}`, 1),
    houseOwner: await test.signUpAs(`house-${at}`, 0),
  };
}

async function send(name: RouteName, client: TestClient | null, call: SampleCall): Promise<LightMyRequestResponse> {
  const { method, path, upload } = routeTable[name] ?? {};
  if (method === undefined || path === undefined) throw new Error(`no such operation: ${name}`);
  if (upload) {
    const bytes = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
      .png()
      .toBuffer();
    return uploadFile(test, client, { bytes, name: 'red.png', url: path });
  }
  const { id = NO_SUCH_ID, body, form, ifMatch, params = {}, query = {} } = call;
  const parts = form && formBody(Object.entries(form).map(([part, value]) => ({ name: part, value })));
  const headers = {
    ...client?.headers,
    ...(body && { 'content-type': 'application/json' }),
    ...parts?.headers,
    ...(ifMatch !== undefined && { 'if-match': String(ifMatch) }),
  };
  const asked = new URLSearchParams(method === 'GET' && !path.includes('{id}') ? { perPage: '100', ...query } : query);
  const address = path.replace(/\{(\w+)\}/g, (_all, key: string) => (key === 'id' ? id : (params[key] ?? '')));
  const payload = parts?.payload ?? (body && JSON.stringify(body));
  return test.inject({ method, url: `${address}?${asked.toString()}`, headers, ...(payload && { payload }) });
}

function outcomeOf(response: LightMyRequestResponse, records: OwnedRecords, expected: Outcome): Outcome {
  if (typeof expected === 'number' || response.statusCode !== 200) return response.statusCode;
  const { gameId, questionId, mediaId, categoryId, roomId, assignmentId, resultId } = records;
  const ids = [gameId, questionId, mediaId, categoryId, roomId, assignmentId, resultId];
  return ids.some((id) => response.body.includes(`"${id}"`)) ? 'shown' : 'hidden';
}

/** Everything of an answer that may not tell two refusals apart. */
function visible({ statusCode, headers, json }: LightMyRequestResponse): unknown {
  const { 'x-request-id': _id, date: _date, 'content-security-policy': _nonce, ...others } = headers;
  const { requestId: _requestId, ...body } = json();
  return { statusCode, others, body };
}

it('has a row for every operation of the contract', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(Object.keys(routeTable).toSorted());
});

describe.each(Object.entries(MATRIX))('%s', (key, row) => {
  const name = Object.keys(sampleCalls).find((known): known is RouteName => known === key);
  if (name === undefined) throw new Error(`no sample call of ${key}`);
  const anonymous = ANONYMOUS[name] ?? (routeTable[name]?.access === 'anyone' ? 200 : 401);

  it('answers everybody as the matrix says, strangers as if there were no such record', async () => {
    const people = await makePeople(name);
    const outcomes: Partial<Record<Who, Outcome>> = {};
    const expected: Record<Who, Outcome> = {
      anonymous,
      stranger: row[0],
      owner: row[1],
      admin: row[2],
      houseOwner: row[3],
    };
    const made: [Who, OwnedRecords][] = [];
    // All before the first call: some of the calls end the session of their caller.
    for (const who of WHO) made.push([who, await makeOwnedRecords(test, people.owner)]);
    for (const [who, records] of made) {
      const client = who === 'anonymous' ? null : people[who];
      const call = sampleCalls[name](records);
      const response = await send(name, client, call);
      outcomes[who] = outcomeOf(response, records, expected[who]);
      if (outcomes[who] !== 404 && outcomes[who] !== 401) continue;
      const unknown = await send(name, client, withUnknownIds(call));
      expect(visible(response), `${who} learns whether the record exists`).toEqual(visible(unknown));
    }
    expect(outcomes).toEqual(expected);
  });
});

/** The same call about records that do not exist. */
function withUnknownIds(call: SampleCall): SampleCall {
  const query = { ...call.query, ...(call.query?.['game'] !== undefined && { game: NO_SUCH_ID }) };
  if (call.body === undefined) return { ...call, query, id: NO_SUCH_ID };
  const text = JSON.stringify(call.body).replace(/"game":"[^"]+"/g, `"game":"${NO_SUCH_ID}"`);
  const body: object = JSON.parse(text);
  return { ...call, id: NO_SUCH_ID, body };
}

it.each(SHARED_CATEGORY)('%s of a shared category', async (name, [stranger, owner, admin, houseOwner]) => {
  const people = await makePeople(`shared-${name}`);
  const expected = { stranger, owner, admin, houseOwner };
  for (const who of ['stranger', 'owner', 'admin', 'houseOwner'] as const) {
    const records = await makeOwnedRecords(test, people.owner);
    const call = { ...sampleCalls[name](records), id: records.sharedCategoryId };
    expect((await send(name, people[who], call)).statusCode, who).toBe(expected[who]);
  }
});
