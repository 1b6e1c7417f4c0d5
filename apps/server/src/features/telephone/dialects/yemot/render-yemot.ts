import type { Collect, LineReply, Spoken } from '@qc/telephone/call';
import { LANGUAGE_SERVICES } from '@qc/words';
import { withinBudget } from '../answer-budget.ts';
import type { LineAnswer, LineWay } from '../dialect.ts';
import { type SpokenPieces, waitSeconds, wholeSeconds, withoutRest } from '../spoken-pieces.ts';
import { valueName, YEMOT_EMPTY } from './read-yemot.ts';
import { yemotTexts } from './yemot-text.ts';

const TEXT_TYPE = 'text/plain; charset=utf-8';
/** Music that every system has. */
const HOLD_MUSIC = 'ztomao';
const HANG_UP = 'go_to_folder=hangup';
const ALL_DIGITS = '0123456789';

export const YEMOT_SILENCE: LineAnswer = { contentType: TEXT_TYPE, body: '' };

/**
 * What Yemot is told: one `read`, whose value has a name of its turn, since all values of a call are sent ever again
 * and a name that is known is not asked for. `#` ends every entry, whether or not it was asked for.
 */
export function renderYemot(reply: LineReply, way: LineWay): LineAnswer {
  const said = withoutRest(reply.spoken);
  const body = withinBudget(said.pieces, (pieces) =>
    reply.collect === null ? farewell(pieces, way) : read({ ...said, pieces }, { way, collect: reply.collect }),
  );
  return { contentType: TEXT_TYPE, body };
}

function farewell(pieces: readonly Spoken[], way: LineWay): string {
  const messages = messagesOf(pieces, way);
  return messages.length === 0 ? HANG_UP : `id_list_message=${messages.join('.')}&${HANG_UP}`;
}

function read({ pieces, restMs }: SpokenPieces, { way, collect }: { way: LineWay; collect: Collect }): string {
  const messages = messagesOf(pieces, way);
  // Something has to be heard: who waits in silence, or for a tone that is not played here, hears music.
  const isHold = messages.length === 0;
  const waitMs = isHold ? Math.min(1000, collect.timeoutMs) : collect.timeoutMs + restMs;
  const music = `h-${HOLD_MUSIC},${wholeSeconds(playedMs(pieces) + restMs + collect.timeoutMs - waitMs)}`;
  const fields = [
    valueName(collect.turn),
    'no',
    collect.max,
    1,
    waitSeconds(waitMs),
    'No',
    yesNo(!collect.allowed.includes('*')),
    yesNo(!collect.allowed.includes('0')),
    '',
    allowedValues(collect),
    1,
    'Ok',
    YEMOT_EMPTY,
    'InsertLettersTypeChangeNo',
  ];
  return `read=${isHold ? music : messages.join('.')}=${fields.join(',')}`;
}

/** Whole entries that are taken, which can be listed where an entry is one digit; empty: any. */
function allowedValues({ max, allowed }: Collect): string {
  const digits = [...new Set(allowed)].filter((key) => ALL_DIGITS.includes(key));
  const isList = max === 1 && digits.length > 0 && digits.length < ALL_DIGITS.length && !allowed.includes('*');
  return isList ? digits.join('.') : '';
}

function messagesOf(pieces: readonly Spoken[], way: LineWay): string[] {
  return pieces.flatMap((piece) => {
    if (piece.say !== 'text') return [];
    const isSaid = LANGUAGE_SERVICES[piece.language].telephone.isYemots || way.voiceOf(piece.language) !== null;
    if (!isSaid) return [];
    return yemotTexts(piece.text, piece.language).map((text) => `t-${text}`);
  });
}

/** How long the recordings would take that are left out. */
function playedMs(pieces: readonly Spoken[]): number {
  return pieces.reduce((ms, piece) => ms + (piece.say === 'recording' ? piece.lengthMs : 0), 0);
}

function yesNo(is: boolean): string {
  return is ? 'yes' : 'no';
}
