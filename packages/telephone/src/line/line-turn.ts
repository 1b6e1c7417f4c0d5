import type { LineEvent, LineReply } from '../call.ts';

/**
 * One reply as a line carries it out: its pieces are said one after the other, the first key ends the saying, and patience
 * begins after the last word or the last key. Pure: whoever plays the pieces tells when one is over, and what time it is (ms,
 * of any one clock). Keys that a turn does not take go through, as on most lines: the conversation says what they are.
 */
export interface LineTurn {
  reply: LineReply;
  /** Index of the piece that is being said; null: all is said, or a key has ended it. */
  piece: number | null;
  /** How many pieces were heard whole. */
  heard: number;
  /** Pressed in this turn; the key that ends it is not among them. */
  keys: string;
  /** When patience ends; null: while something is being said, or where nothing is waited for. */
  dueAtMs: number | null;
  /** What becomes of it: told to the conversation, or the line hangs up; null: it goes on. */
  outcome: Extract<LineEvent, { type: 'pressed' }> | 'over' | null;
}

const KEYS = '0123456789*#';

/** A reply has come. */
export function beginTurn(reply: LineReply, nowMs: number): LineTurn {
  const turn: LineTurn = { reply, piece: 0, heard: 0, keys: '', dueAtMs: null, outcome: null };
  return reply.spoken.length === 0 ? allSaid(turn, nowMs) : turn;
}

/** The piece has been said to its end. One that is not being said any more changes nothing. */
export function pieceSaid(turn: LineTurn, piece: number, nowMs: number): LineTurn {
  if (turn.outcome !== null || turn.piece !== piece) return turn;
  const heard = piece + 1;
  return heard < turn.reply.spoken.length ? { ...turn, piece: heard, heard } : allSaid({ ...turn, heard }, nowMs);
}

/** A key goes down. Last words are said to their end. */
export function keyDown(turn: LineTurn, key: string, nowMs: number): LineTurn {
  const { collect } = turn.reply;
  if (collect === null || turn.outcome !== null || key.length !== 1 || !KEYS.includes(key)) return turn;
  const cut: LineTurn = { ...turn, piece: null, dueAtMs: nowMs + collect.timeoutMs };
  if (key === '#' && collect.byHash) return told(cut, true);
  const typed = { ...cut, keys: `${turn.keys}${key}` };
  return typed.keys.length >= collect.max ? told(typed, false) : typed;
}

/** Time has passed. */
export function passTime(turn: LineTurn, nowMs: number): LineTurn {
  const isDue = turn.outcome === null && turn.dueAtMs !== null && nowMs >= turn.dueAtMs;
  return isDue ? told(turn, false) : turn;
}

function allSaid(turn: LineTurn, nowMs: number): LineTurn {
  const { collect } = turn.reply;
  if (collect === null) return { ...turn, piece: null, outcome: 'over' };
  return { ...turn, piece: null, dueAtMs: nowMs + collect.timeoutMs };
}

function told(turn: LineTurn, ended: boolean): LineTurn {
  const number = turn.reply.collect?.turn ?? 0;
  return { ...turn, dueAtMs: null, outcome: { type: 'pressed', turn: number, keys: turn.keys, ended } };
}
