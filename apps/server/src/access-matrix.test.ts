import { routeTable, type RouteName } from '@qc/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOwnedRecords, type OwnedRecords } from './testing/owned-records.ts';
import { makeManager } from './testing/owned-institution.ts';
import { type SampleCall, sampleCalls } from './testing/sample-calls.ts';
import { NO_SUCH_ID, sendSample } from './testing/send-sample.ts';
import { buildTestApp, type TestApp } from './testing/test-app.ts';
import type { TestClient } from './testing/test-client.ts';

/** The status of a call, or of a list: 200 with or without the other person's record in it. */
type Outcome = number | 'shown' | 'hidden';
/** What happens to a signed-in stranger, the record's owner, an admin (role 1), the owner of the house (role 0). */
type Row = [stranger: Outcome, owner: Outcome, admin: Outcome, houseOwner: Outcome];

const OWNER_AND_ADMINS: Row = [404, 200, 200, 200];
const OWNER_ALONE: Row = [404, 200, 404, 404];
const EVERYBODY: Row = [200, 200, 200, 200];
const OWN_LIST: Row = ['hidden', 'shown', 'hidden', 'hidden'];
const ADMINS: Row = [404, 404, 200, 200];
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
  getTwoStep: EVERYBODY,
  // The password that is sent is the record owner's; the code is nobody's.
  startTwoStep: [403, 200, 403, 403],
  confirmTwoStep: [401, 401, 401, 401],
  renewRecoveryCodes: [403, 401, 403, 403],
  disableTwoStep: [403, 401, 403, 403],
  exportOwnData: OWN_LIST,
  deleteUser: OWNER_ALONE,
  // The right password of a person who is no admin.
  adminLogin: [401, 401, 401, 401],
  adminCheckLogin: [401, 401, 200, 200],
  adminLogout: EVERYBODY,
  manageUser: ADMINS,
  removeUser: ADMINS,
  sendPasswordLink: ADMINS,
  addManyUsers: ADMINS,
  // The picture that is sent is no sheet.
  readUserSheet: [404, 404, 422, 422],
  getUserSheetTemplate: ADMINS,
  exportUsersExcel: ADMINS,
  listUsers: [404, 404, 200, 200],
  getUser: OWNER_AND_ADMINS,
  updateUser: OWNER_ALONE,
  reportClientError: EVERYBODY,
  getSettings: EVERYBODY,
  getAdminDashboard: ADMINS,
  listClientErrors: ADMINS,
  resolveClientError: ADMINS,
  listAuditEntries: ADMINS,
  getInstallationSettings: ADMINS,
  updateInstallationSettings: ADMINS,
  sendTestMail: ADMINS,
  checkLedger: ADMINS,
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
  getCreditState: EVERYBODY,
  listSubscriptions: LIST_FOR_ADMINS,
  createSubscription: ADMINS,
  updateSubscription: ADMINS,
  listSubscriptionTypes: EVERYBODY,
  createSubscriptionType: ADMINS,
  updateSubscriptionType: ADMINS,
  deleteSubscriptionType: ADMINS,
  listUsages: LIST_FOR_ADMINS,
  exportUsagesExcel: EVERYBODY,
  listTransactions: LIST_FOR_ADMINS,
  exportTransactionsExcel: EVERYBODY,
  getCreditSummary: EVERYBODY,
  getPaymentOffers: EVERYBODY,
  createOrder: EVERYBODY,
  listOrders: LIST_FOR_ADMINS,
  getOrder: OWNER_AND_ADMINS,
  cancelOrder: OWNER_AND_ADMINS,
  settleOrder: ADMINS,
  refundOrder: ADMINS,
  getReceipt: OWNER_AND_ADMINS,
  listInstitutions: ADMINS,
  createInstitution: ADMINS,
  getInstitution: OWNER_AND_ADMINS,
  updateInstitution: OWNER_AND_ADMINS,
  deleteInstitution: ADMINS,
  listMembers: OWNER_AND_ADMINS,
  removeMember: OWNER_AND_ADMINS,
  // Of all these people the owner alone is in one.
  leaveInstitution: OWNER_ALONE,
  inviteMember: OWNER_AND_ADMINS,
  listInvitations: OWNER_AND_ADMINS,
  withdrawInvitation: OWNER_AND_ADMINS,
  viewInvitation: EVERYBODY,
  // It was sent to the owner's address.
  acceptInvitation: [409, 200, 409, 409],
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
const ANONYMOUS: Partial<Record<RouteName, number>> = { checkLogin: 401, adminLogin: 401, adminCheckLogin: 401 };
/** The owner of the records is their institution's manager there. */
const OF_MANAGERS: readonly RouteName[] = [
  'listInstitutions',
  'createInstitution',
  'getInstitution',
  'updateInstitution',
  'deleteInstitution',
  'listMembers',
  'removeMember',
  'leaveInstitution',
  'inviteMember',
  'listInvitations',
  'withdrawInvitation',
];
/** Categories of nobody: seen by all, managed by admins. */
const SHARED_CATEGORY: [RouteName, Row][] = [
  ['getCategory', EVERYBODY],
  ['updateCategory', [403, 403, 200, 200]],
  ['deleteCategory', [403, 403, 200, 200]],
];

const WHO = ['anonymous', 'stranger', 'owner', 'admin', 'houseOwner'] as const;
type Who = (typeof WHO)[number];

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

const send = (name: RouteName, client: TestClient | null, call: SampleCall) => sendSample(test, name, client, call);

function outcomeOf(response: LightMyRequestResponse, records: OwnedRecords, expected: Outcome): Outcome {
  if (typeof expected === 'number' || response.statusCode !== 200) return response.statusCode;
  const { gameId, questionId, mediaId, categoryId, roomId, assignmentId, resultId, subscriptionId, orderId } = records;
  const ids = [gameId, questionId, mediaId, categoryId, roomId, assignmentId, resultId, subscriptionId, orderId];
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
      if (OF_MANAGERS.includes(name)) await makeManager(test.platform.db, records.userId, records.institutionId);
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
