import type { Collect, LineReply, Spoken } from '../call.ts';
import { CallOver } from './line-call.ts';
import type { SimulatedAnswer } from './outside.ts';

type Fields = Readonly<Record<string, unknown>>;
const PIECES: Readonly<Record<string, readonly string[]>> = {
  text: ['say', 'text', 'language'],
  recording: ['say', 'url', 'lengthMs'],
  silence: ['say', 'ms'],
};
const COLLECT = ['turn', 'max', 'min', 'byHash', 'allowed', 'timeoutMs'];

/** What the gateway is told, read strictly; a fault ends the call. */
export function readSipReply({ contentType, body }: SimulatedAnswer): LineReply {
  try {
    if (!contentType.startsWith('application/json')) throw new Error('no JSON');
    const said: unknown = JSON.parse(body);
    if (!isReply(said)) throw new Error('not what a gateway is told');
    return said;
  } catch (error) {
    throw new CallOver('fault', error instanceof Error ? error.message : 'no reply');
  }
}

function isReply(value: unknown): value is LineReply {
  if (!isRecord(value) || !hasOnly(value, ['spoken', 'collect'])) return false;
  const { spoken, collect } = value;
  return Array.isArray(spoken) && spoken.every(isPiece) && (collect === null || isCollect(collect));
}

function isPiece(value: unknown): value is Spoken {
  if (!isRecord(value)) return false;
  const { says, ...fields } = value;
  if (!hasOnly(fields, PIECES[String(value['say'])] ?? [])) return false;
  if (value['say'] === 'text') return typeof value['text'] === 'string' && typeof value['language'] === 'string';
  if (value['say'] === 'silence') return isLength(value['ms']);
  const isRecording = /^https?:\/\//.test(String(value['url'])) && isLength(value['lengthMs']);
  return isRecording && (says === undefined || typeof says === 'string');
}

function isCollect(value: unknown): value is Collect {
  if (!isRecord(value) || !hasOnly(value, COLLECT)) return false;
  const { turn, max, min, byHash, allowed, timeoutMs } = value;
  const counts = [turn, max, min, timeoutMs].every(isLength);
  return counts && typeof byHash === 'boolean' && typeof allowed === 'string' && /^[0-9*#]*$/.test(allowed);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isLength(value: unknown): boolean {
  return Number.isFinite(value) && Number(value) >= 0;
}

function hasOnly(value: Fields, names: readonly string[]): boolean {
  return Object.keys(value).toSorted().join() === names.toSorted().join();
}
