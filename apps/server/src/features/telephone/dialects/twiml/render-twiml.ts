import type { Collect, LineReply, Spoken } from '@qc/telephone/call';
import { withinBudget } from '../answer-budget.ts';
import type { LineAnswer, LineWay } from '../dialect.ts';
import { heardText, splitSaid } from '../said-text.ts';
import { type SpokenPieces, waitSeconds, wholeSeconds, withoutRest } from '../spoken-pieces.ts';
import { emptyUrl } from '../turn-address.ts';
import { element, escapeXml, XML_TYPE, xmlResponse } from '../xml.ts';
import { languageOfVoice, type TwimlProfile } from './twiml-profile.ts';

/** Voices of Google and Amazon take 3000 signs, and 4500 once each is written as in an address: Hebrew counts sixfold. */
const SAY_WEIGHT_MAX = 4400;
const SAY_SIGNS_MAX = 2900;

export const TWIML_SILENCE: LineAnswer = { contentType: XML_TYPE, body: xmlResponse('') };

/** What a line of the TwiML family is told. */
export function renderTwiml(profile: TwimlProfile, reply: LineReply, way: LineWay): LineAnswer {
  const said = withoutRest(reply.spoken);
  const body = withinBudget(said.pieces, (pieces) =>
    xmlResponse(
      reply.collect === null
        ? farewell(profile, { ...said, pieces }, way)
        : gather(profile, { ...said, pieces }, { way, collect: reply.collect }),
    ),
  );
  return { contentType: XML_TYPE, body };
}

function farewell(profile: TwimlProfile, { pieces, restMs }: SpokenPieces, way: LineWay): string {
  const rest = restMs === 0 ? '' : pause(restMs);
  return pieces.map((piece) => verb(profile, piece, way, true)).join('') + rest + element('Hangup');
}

function gather(
  profile: TwimlProfile,
  { pieces, restMs }: SpokenPieces,
  { way, collect }: { way: LineWay; collect: Collect },
): string {
  const url = way.nextUrl(collect.turn);
  const attributes = {
    input: 'dtmf',
    action: url,
    method: 'POST',
    timeout: waitSeconds(collect.timeoutMs + restMs),
    numDigits: collect.max,
    // Without a key that ends it, `#` is a key as any other.
    finishOnKey: collect.byHash ? '#' : '',
    actionOnEmptyResult: profile.tellsEmpty ? true : null,
  };
  const inside = pieces.map((piece) => verb(profile, piece, way, profile.nestsPauses)).join('');
  // What falls through comes here: the same turn, in which nothing was pressed.
  return element('Gather', attributes, inside) + element('Redirect', { method: 'POST' }, escapeXml(emptyUrl(url)));
}

function verb(profile: TwimlProfile, piece: Spoken, way: LineWay, mayPause: boolean): string {
  if (piece.say === 'recording') return element('Play', {}, escapeXml(piece.url));
  if (piece.say === 'silence') return mayPause && piece.ms >= 500 ? pause(piece.ms) : '';
  const chosen = way.voiceOf(piece.language);
  // A voice and a language that do not fit each other are refused: beside a voice of the owner's, only what it says.
  const own = () => profile.voiceOf(piece.language);
  const { voice, language } = chosen === null ? own() : { voice: chosen, language: languageOfVoice(chosen) };
  return splitSaid(heardText(piece.text), SAY_WEIGHT_MAX, weigh)
    .map((text) => element('Say', { voice, language }, escapeXml(text)))
    .join('');
}

function weigh(text: string): number {
  return text.length > SAY_SIGNS_MAX ? Infinity : encodeURIComponent(text).length;
}

function pause(ms: number): string {
  return element('Pause', { length: wholeSeconds(ms) });
}
