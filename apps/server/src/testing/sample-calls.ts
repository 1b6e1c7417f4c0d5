import type { RouteName } from '@qc/contract';
import type { OwnedRecords } from './owned-records.ts';

/** What a test sends to one operation: a call that its owner's rights are enough for. */
export interface SampleCall {
  /** Fills `{id}` of the path. */
  id?: string;
  body?: object;
  /** Text parts, where the operation takes a form. */
  form?: Record<string, string>;
  /** Fills the other parameters of the path. */
  params?: Record<string, string>;
  query?: Record<string, string>;
  ifMatch?: number;
}

const FORGED_RESULT = {
  licence: { id: 'licence-000001', gameType: 'firebase', issuedAt: 1, signature: 'forged' },
  startedAt: 1,
  endedAt: 2,
  players: ['Noa'],
  answers: [],
};
let people = 0;
let categories = 0;

/** A right call for every operation, about the given records; an operation without one does not compile. */
export const sampleCalls: Record<RouteName, (records: OwnedRecords) => SampleCall> = {
  registerUser: () => {
    const email = `new-${++people}@school.org`;
    return { body: { name: 'New person', email, contactEmail: email, password: 'secret-new' } };
  },
  login: ({ email, password }) => ({ body: { email, password } }),
  checkLogin: () => ({}),
  logout: () => ({}),
  exchangeToken: ({ loginToken }) => ({ body: { token: loginToken } }),
  setUpOwner: ({ password }) => ({
    body: { name: 'Olga', email: `olga-${++people}@school.org`, password, language: 'en' },
  }),
  forgotPassword: ({ friendEmail }) => ({ body: { email: friendEmail } }),
  resetPassword: ({ resetToken }) => ({ body: { token: resetToken, password: 'another-secret' } }),
  changePassword: ({ password }) => ({ body: { password, newPassword: 'another-secret' } }),
  changeEmail: ({ password }) => ({ body: { password, email: `moved-${++people}@school.org` } }),
  confirmEmail: ({ emailToken }) => ({ body: { token: emailToken } }),
  getConfirmation: () => ({}),
  sendConfirmation: () => ({ body: { address: 'account' } }),
  provePassword: ({ password }) => ({ body: { password } }),
  listSessions: () => ({}),
  endSession: ({ sessionId }) => ({ id: sessionId }),
  signOutEverywhere: () => ({}),
  getTwoStep: () => ({}),
  startTwoStep: ({ password }) => ({ body: { password } }),
  confirmTwoStep: () => ({ body: { code: '123456' } }),
  renewRecoveryCodes: ({ password }) => ({ body: { password, code: '123456' } }),
  disableTwoStep: ({ password }) => ({ body: { password, code: '123456' } }),
  exportOwnData: () => ({}),
  deleteUser: ({ userId, password }) => ({ id: userId, body: { password } }),
  adminLogin: ({ email, password }) => ({ body: { email, password } }),
  adminCheckLogin: () => ({}),
  adminLogout: () => ({}),
  manageUser: ({ userId }) => ({ id: userId, body: { address: 'Haifa' } }),
  removeUser: ({ friendId }) => ({ id: friendId, body: { gamesTo: null } }),
  endUserSessions: ({ friendId }) => ({ id: friendId }),
  sendPasswordLink: ({ userId }) => ({ id: userId }),
  addManyUsers: () => ({ body: { users: [{ name: 'Added person', email: `added-${++people}@school.org` }] } }),
  readUserSheet: () => ({}),
  getUserSheetTemplate: () => ({}),
  exportUsersExcel: () => ({}),
  listUsers: () => ({}),
  getUser: ({ userId }) => ({ id: userId }),
  updateUser: ({ userId }) => ({ id: userId, body: { name: 'Other name' } }),
  getSettings: () => ({}),
  reportClientError: () => ({ body: { err: { message: 'x is undefined' }, url: '/he' } }),

  listGames: () => ({}),
  getGame: ({ gameId }) => ({ id: gameId }),
  getGameChanges: ({ gameId }) => ({ id: gameId }),
  createGame: () => ({ body: { name: 'New game', setting: { gameType: 'firebase' } } }),
  saveGame: ({ gameId }) => ({ id: gameId, body: { name: 'Other name' }, ifMatch: 1 }),
  deleteGame: ({ gameId }) => ({ id: gameId }),
  restoreGame: ({ deletedGameId }) => ({ id: deletedGameId }),
  replicateGame: ({ gameId }) => ({ id: gameId }),
  showManyGames: ({ gameId }) => ({ query: { ids: gameId } }),
  listSharedGames: () => ({}),
  listTemplates: () => ({}),
  createGameFromTemplate: ({ gameId }) => ({
    id: gameId,
    body: { name: 'From a template', setting: { gameType: 'firebase' } },
  }),

  listQuestions: () => ({}),
  getQuestion: ({ questionId }) => ({ id: questionId }),
  createQuestion: ({ gameId }) => ({ body: { game: gameId, type: 'trivia' } }),
  createQuestions: ({ gameId }) => ({ body: [{ game: gameId, type: 'trivia' }] }),
  saveQuestion: ({ questionId }) => ({ id: questionId, body: { question: 'Other?' }, ifMatch: 1 }),
  deleteQuestion: ({ questionId }) => ({ id: questionId }),
  restoreQuestion: ({ deletedQuestionId }) => ({ id: deletedQuestionId }),
  replicateQuestion: ({ questionId }) => ({ id: questionId }),
  listLibrary: () => ({}),
  listLibraryKeys: ({ libraryQuestionId }) => ({ query: { questions: libraryQuestionId } }),
  importQuestions: ({ gameId, libraryQuestionId }) => ({ body: { game: gameId, questions: [libraryQuestionId] } }),
  publishQuestion: ({ questionId }) => ({ id: questionId, body: { inLibrary: true, visible: true } }),

  shareGame: ({ gameId, friendEmail }) => ({ body: { game: gameId, email: friendEmail, transferType: 1 } }),
  listShares: ({ gameId }) => ({ query: { game: gameId } }),
  revokeShare: ({ shareId }) => ({ id: shareId }),
  leaveGame: ({ gameId }) => ({ id: gameId }),
  listTransfers: () => ({}),
  listShareNotices: () => ({}),
  markShareNoticesSeen: ({ shareId }) => ({ body: { ids: [shareId] } }),

  exportGameLocal: ({ gameId }) => ({ id: gameId }),
  exportGameWeb: ({ gameId }) => ({ id: gameId }),
  exportGameRunner: ({ gameId }) => ({ id: gameId, query: { origin: 'http://localhost' } }),
  importGame: () => ({}),
  exportGameExcel: ({ gameId }) => ({ id: gameId }),
  getExcelTemplate: () => ({}),
  previewExcel: () => ({}),
  previewRows: () => ({ body: { rows: [['Why?', 'Because', 'So', '1']] } }),

  listMedia: () => ({}),
  createMedia: () => ({}),
  createMediaFromUpload: ({ mediaId }) => ({ body: { upload: `upload-${mediaId}` } }),
  createMediaFromLink: () => ({ body: { link: 'https://example.org/film.mp4' } }),
  renameMedia: ({ mediaId }) => ({ id: mediaId, body: { title: 'Other title' } }),
  deleteMedia: ({ mediaId }) => ({ id: mediaId }),
  listCategories: () => ({}),
  getCategory: ({ categoryId }) => ({ id: categoryId }),
  createCategory: () => ({ body: { name: `New category ${++categories}` } }),
  updateCategory: ({ categoryId }) => ({ id: categoryId, body: { name: `Other category ${++categories}` } }),
  deleteCategory: ({ categoryId }) => ({ id: categoryId }),

  getCreditState: () => ({}),
  listSubscriptions: () => ({}),
  createSubscription: ({ userId }) => ({ body: { user: userId, type: 'times', originalAmount: 5 } }),
  updateSubscription: ({ subscriptionId }) => ({ id: subscriptionId, body: { usagesLeft: 4 } }),
  listSubscriptionTypes: () => ({}),
  createSubscriptionType: () => ({ body: { title: 'Ten runs', type: 'times', uses: 10, prices: { EUR: 900 } } }),
  updateSubscriptionType: ({ subscriptionTypeId }) => ({
    id: subscriptionTypeId,
    body: { title: 'Twenty runs', type: 'times', uses: 20, prices: { EUR: 1600 } },
  }),
  deleteSubscriptionType: ({ subscriptionTypeId }) => ({ id: subscriptionTypeId }),
  listUsages: () => ({}),
  exportUsagesExcel: () => ({}),
  listTransactions: () => ({}),
  exportTransactionsExcel: () => ({}),
  getCreditSummary: () => ({}),

  getPaymentOffers: () => ({}),
  createOrder: ({ subscriptionTypeId }) => ({
    body: { subscriptionType: subscriptionTypeId, currency: 'EUR', provider: 'manual', key: `press-${++people}-key` },
  }),
  listOrders: () => ({}),
  getOrder: ({ orderId }) => ({ id: orderId }),
  getFirstSteps: () => ({}),
  dismissFirstSteps: () => ({}),
  createCreditRequest: () => ({ body: { note: 'for the class' } }),
  getCreditHelp: () => ({}),
  markCreditAnswersSeen: () => ({ body: { ids: [] } }),
  listCreditRequests: () => ({}),
  grantCreditRequest: () => ({ id: 'no-such-request', body: { amount: 5 } }),
  declineCreditRequest: () => ({ id: 'no-such-request', body: { reason: '' } }),
  cancelOrder: ({ orderId }) => ({ id: orderId }),
  settleOrder: ({ orderId }) => ({ id: orderId, body: { paid: true } }),
  refundOrder: ({ paidOrderId }) => ({ id: paidOrderId, body: { amount: 100, key: `refund-${++people}-key` } }),
  getReceipt: ({ paidOrderId }) => ({ id: paidOrderId }),

  listInstitutions: () => ({}),
  createInstitution: () => ({ body: { name: `New school ${++people}` } }),
  getInstitution: ({ institutionId }) => ({ id: institutionId }),
  updateInstitution: ({ institutionId }) => ({ id: institutionId, body: { disableRemotesGames: true } }),
  deleteInstitution: ({ institutionId, institutionMembers }) => ({
    id: institutionId,
    query: { members: String(institutionMembers) },
  }),
  listMembers: ({ institutionId }) => ({ id: institutionId }),
  removeMember: ({ institutionId, memberId }) => ({ id: institutionId, params: { user: memberId } }),
  leaveInstitution: () => ({}),
  inviteMember: ({ institutionId }) => ({ id: institutionId, body: { email: `invited-${++people}@home.org` } }),
  listInvitations: ({ institutionId }) => ({ id: institutionId }),
  withdrawInvitation: ({ institutionId, invitationId }) => ({
    id: institutionId,
    params: { invitation: invitationId },
  }),
  viewInvitation: ({ invitationToken }) => ({ body: { token: invitationToken } }),
  acceptInvitation: ({ invitationToken }) => ({ body: { token: invitationToken } }),

  listRememberedRemotes: () => ({}),
  rememberRemotes: () => ({ body: { remotes: [{ remote: 'iclicker:82E9701B', name: 'Omar' }] } }),
  updateRememberedRemote: ({ rememberedId }) => ({ id: rememberedId, body: { name: 'Dana', team: '' } }),
  forgetRememberedRemote: ({ rememberedId }) => ({ id: rememberedId }),
  forgetAllRememberedRemotes: () => ({}),
  readPlayerSheet: () => ({}),

  getAdminDashboard: () => ({}),
  listClientErrors: () => ({}),
  listUndeliveredMail: () => ({}),
  sendMailAgain: ({ mailId }) => ({ body: { mails: [mailId] } }),
  removeMail: ({ mailId }) => ({ id: mailId }),
  resolveClientError: ({ errorKey }) => ({ body: { key: errorKey, resolved: true } }),
  listAuditEntries: () => ({}),
  getInstallationSettings: () => ({}),
  updateInstallationSettings: () => ({ body: { contactName: `Help desk ${++people}` } }),
  sendTestMail: () => ({ body: { to: 'admin@school.org' } }),
  checkLedger: () => ({}),

  openRoom: ({ gameId }) => ({ body: { game: gameId } }),
  listRooms: () => ({}),
  getRoom: ({ roomId }) => ({ id: roomId }),
  closeRoom: ({ roomId }) => ({ id: roomId }),
  createAssignment: ({ gameId, soon }) => ({ body: { game: gameId, closesAt: soon } }),
  listAssignments: () => ({}),
  updateAssignment: ({ assignmentId, soon }) => ({ id: assignmentId, body: { closesAt: soon } }),
  closeAssignment: ({ assignmentId }) => ({ id: assignmentId }),
  listGameResults: () => ({}),
  listGameResultsApi: () => ({}),
  // No licence of this server's.
  createGameResult: () => ({ form: { result: JSON.stringify(FORGED_RESULT) } }),
  updateGameResult: ({ resultId }) => ({ id: resultId, form: { name: 'Other run' } }),
  exportGameResultExcel: ({ resultId }) => ({ id: resultId }),
  deletePlayerResult: ({ resultId }) => ({ id: resultId, params: { seat: '0' } }),
  getGameResult: ({ resultId }) => ({ id: resultId }),
  deleteGameResult: ({ resultId }) => ({ id: resultId }),
};
