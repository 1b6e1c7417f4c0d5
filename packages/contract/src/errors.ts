import type { Language } from './languages.ts';

/**
 * The closed list of what the server may refuse, with its HTTP status. The reply carries the code; the browser
 * shows the words that come with it. Nothing anywhere matches on a message's words.
 */
export const ERROR_STATUS = {
  invalidInput: 400,
  notSignedIn: 401,
  wrongCredentials: 401,
  secondStepNeeded: 401,
  wrongCode: 401,
  outOfCredits: 402,
  restricted: 403,
  wrongPassword: 403,
  passwordNeeded: 403,
  whoseAccount: 403,
  forbidden: 403,
  twoStepRequired: 403,
  newPasswordRequired: 403,
  setupRequired: 403,
  badSessionValue: 403,
  originRefused: 403,
  locked: 403,
  notFound: 404,
  methodNotAllowed: 405,
  emailTaken: 409,
  addressUnknown: 409,
  lastOwner: 409,
  keyUsed: 409,
  orderSettled: 409,
  notRefundable: 409,
  typeNotOffered: 409,
  invitationForAnother: 409,
  ownRole: 409,
  personRestricted: 409,
  alreadyShared: 409,
  gameHasGaps: 409,
  questionHidden: 409,
  gameDisabled: 409,
  gameBlocked: 409,
  remotesDisabled: 409,
  noTelephoneLine: 409,
  cannotCall: 409,
  quietHours: 409,
  tooManyCalled: 409,
  mediaInUse: 409,
  assignmentClosed: 409,
  cannotRescore: 409,
  licenceUsed: 409,
  categoryExists: 409,
  tooManySlides: 409,
  tooManyAssignments: 409,
  tooManyRooms: 409,
  gameIsOpen: 409,
  linkOver: 410,
  peopleGone: 410,
  wrongHost: 421,
  staleVersion: 412,
  tooLarge: 413,
  unsupportedMedia: 415,
  formExpected: 415,
  shareWithYourself: 422,
  userUnknown: 422,
  usesBeyondOriginal: 422,
  commonPassword: 422,
  badSetting: 422,
  onlyTrivia: 422,
  badExcel: 422,
  badGameFile: 422,
  badResult: 422,
  badDeadline: 422,
  notSelfPaced: 422,
  slidesNeedHost: 422,
  badMedia: 422,
  mediaTooLong: 422,
  galleryFull: 422,
  ownTwoStepFirst: 422,
  linkRefused: 422,
  linkPrivate: 422,
  linkUnreachable: 422,
  filmNotFound: 422,
  filmNotShared: 422,
  badImage: 422,
  imageDimensions: 422,
  fileNameTilde: 422,
  versionRequired: 428,
  tooManyRequests: 429,
  unexpected: 500,
  unavailable: 503,
  paymentUnavailable: 503,
  speechUnavailable: 503,
  storageFull: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;
export const ERROR_CODES = Object.keys(ERROR_STATUS) as ErrorCode[];

/** What is wrong with one field; the screen words it in the person's language. */
export interface FieldProblem {
  /** Dotted path in the body, such as `answers.0.text`. */
  path: string;
  /** zod's issue code, or our own: `required`, `link`, `alreadyUsed`. */
  code: string;
  /** The limit that was passed, when there is one. */
  limit?: number;
}

/** Body of every refusal. `clapErr` with `he`, `ar`, `en` as the specification says. */
export interface ErrorReply extends Record<Language, string> {
  code: ErrorCode;
  requestId: string;
  clapErr: true;
  fields?: FieldProblem[];
  /** On a stale save: the record as it is now. */
  current?: unknown;
  /** On 401 of the session check: where to go. */
  redirect?: string;
  /** On `mediaInUse`, `gameHasGaps`: where. On `restricted`: why. */
  details?: string[];
}
