import { clampShare } from '../../standings/score-share.ts';

/** What a mini-game says of its score. */
export interface ScoreNews {
  /** Share of its points, 0 to 1. */
  share: number;
  /** The game is over; before that the share may still change. */
  done: boolean;
}

const MESSAGE_MAX = 20_000;
const XAPI_ENDS = /(?:^|[/#])(answered|completed|passed|failed)$/;
const SCORE_LIST = /^[01](?:;[01])*$/;

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function finite(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function parsed(data: unknown): unknown {
  if (typeof data !== 'string') return data;
  if (data.length > MESSAGE_MAX || !/^\s*\{/.test(data)) return null;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}

/** Our own message: `{ type: 'quiz-minigame', v: 1, nonce, event: 'progress' | 'done', score, max }`. */
function readOwn(data: unknown, nonce: string): ScoreNews | null {
  const event = field(data, 'event');
  const score = finite(field(data, 'score'));
  const max = finite(field(data, 'max'));
  if (field(data, 'v') !== 1 || field(data, 'nonce') !== nonce || (event !== 'progress' && event !== 'done'))
    return null;
  return score === null || max === null || max <= 0 ? null : { share: clampShare(score / max), done: event === 'done' };
}

/** An xAPI statement about the whole game; statements about a part of it name a parent and do not count. */
function readStatement(statement: unknown): ScoreNews | null {
  const verb = field(field(statement, 'verb'), 'id');
  if (typeof verb !== 'string' || !XAPI_ENDS.test(verb)) return null;
  const parent = field(field(field(statement, 'context'), 'contextActivities'), 'parent');
  if (parent !== undefined && parent !== null && !(Array.isArray(parent) && parent.length === 0)) return null;
  const result = field(statement, 'result');
  const share = readXapiScore(field(result, 'score'));
  if (share !== null) return { share, done: true };
  const success = field(result, 'success') ?? (verb.endsWith('passed') ? true : verb.endsWith('failed') ? false : null);
  return typeof success === 'boolean' ? { share: success ? 1 : 0, done: true } : null;
}

function readXapiScore(score: unknown): number | null {
  const raw = finite(field(score, 'raw'));
  const max = finite(field(score, 'max'));
  const min = finite(field(score, 'min')) ?? 0;
  if (raw !== null && max !== null && max > min) return clampShare((raw - min) / (max - min));
  const scaled = finite(field(score, 'scaled'));
  return scaled === null ? null : clampShare(scaled);
}

/** LearningApps: `AppSolved|app|seconds|results` when done, `AppChecked|app|seconds|1;0;1` at each check. */
function readLearningApp(data: string): ScoreNews | null {
  const [what, app, seconds, results = ''] = data.split('|').map((part) => part.trim());
  if ((what !== 'AppSolved' && what !== 'AppChecked') || !app || !/^\d+(\.\d+)?$/.test(seconds ?? '')) return null;
  const done = what === 'AppSolved';
  if (!SCORE_LIST.test(results)) return done ? { share: 1, done } : null;
  const marks = results.split(';');
  return { share: marks.filter((mark) => mark === '1').length / marks.length, done };
}

/**
 * The score in a message from a mini-game's frame; null: it holds none. Nothing in it is believed beyond its shape:
 * whoever plays can send such messages by hand, and so the score is shown as unverified. `nonce` stood in the address.
 */
export function readScoreMessage(data: unknown, nonce: string): ScoreNews | null {
  if (typeof data === 'string' && data.length <= MESSAGE_MAX && data.startsWith('App')) return readLearningApp(data);
  const message = parsed(data);
  if (field(message, 'type') === 'quiz-minigame') return readOwn(message, nonce);
  return readStatement(field(message, 'statement') ?? message);
}

/** What an H5P frame asks for, so that its height fits what is in it; null: the message is none of these. */
export function readResizeMessage(data: unknown): { action: string; height: number | null } | null {
  if (field(data, 'context') !== 'h5p') return null;
  const action = field(data, 'action');
  if (action !== 'hello' && action !== 'resize' && action !== 'prepareResize') return null;
  const height = finite(field(data, action === 'resize' ? 'scrollHeight' : 'clientHeight'));
  return { action, height };
}

/** The address to embed: https only, with the word by which our own kind of game proves that it was opened by this page. */
export function miniGameAddress(link: string, nonce: string): string | null {
  try {
    const url = new URL(link);
    if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
    url.searchParams.append('quiz-nonce', nonce);
    return url.href;
  } catch {
    return null;
  }
}

/** Whether a message's origin belongs to the embedded address: its host or one under it. Some frames have none. */
export function fromGame(origin: string, address: string): boolean {
  if (origin === 'null') return true;
  try {
    const { protocol, hostname } = new URL(origin);
    const own = new URL(address).hostname.replace(/^www\./, '');
    return protocol === 'https:' && (hostname === own || hostname.endsWith(`.${own}`));
  } catch {
    return false;
  }
}
