import { LANGUAGE_SERVICES } from '@qc/words';
import type { Collect, LineReply, Spoken } from '@qc/telephone/call';
import { withinBudget } from '../answer-budget.ts';
import type { LineAnswer, LineWay } from '../dialect.ts';
import { heardText, splitSaid } from '../said-text.ts';
import { type SpokenPieces, waitSeconds, wholeSeconds, withoutRest } from '../spoken-pieces.ts';
import { emptyUrl } from '../turn-address.ts';
import { languageOfVoice } from '../twiml/twiml-profile.ts';
import { element, escapeXml, XML_TYPE, xmlResponse } from '../xml.ts';

/** Voices are Amazon's, which take 3000 signs. */
const SPEAK_LENGTH_MAX = 2900;

export const PLIVO_SILENCE: LineAnswer = { contentType: XML_TYPE, body: xmlResponse('') };

/**
 * What Plivo is told. `GetDigits` and not the newer `GetInput`: that one waits five seconds at least, which is too long
 * for a caller who waits for the next question.
 */
export function renderPlivo(reply: LineReply, way: LineWay): LineAnswer {
  const said = withoutRest(reply.spoken);
  const body = withinBudget(said.pieces, (pieces) =>
    xmlResponse(
      reply.collect === null
        ? farewell({ ...said, pieces }, way)
        : getDigits({ ...said, pieces }, { way, collect: reply.collect }),
    ),
  );
  return { contentType: XML_TYPE, body };
}

function farewell({ pieces, restMs }: SpokenPieces, way: LineWay): string {
  const rest = restMs === 0 ? '' : wait(restMs);
  return pieces.map((piece) => (piece.say === 'silence' ? wait(piece.ms) : say(piece, way))).join('') + rest + hangUp();
}

function getDigits({ pieces, restMs }: SpokenPieces, { way, collect }: { way: LineWay; collect: Collect }): string {
  const url = way.nextUrl(collect.turn);
  const attributes = {
    action: url,
    method: 'POST',
    timeout: waitSeconds(collect.timeoutMs + restMs),
    digitTimeout: waitSeconds(collect.timeoutMs),
    numDigits: collect.max,
    finishOnKey: collect.byHash ? '#' : 'none',
    retries: 1,
    redirect: true,
  };
  // Only what is said may stand in it, and no pause: sentences are apart enough.
  const inside = pieces.map((piece) => say(piece, way)).join('');
  return element('GetDigits', attributes, inside) + element('Redirect', { method: 'POST' }, escapeXml(emptyUrl(url)));
}

function say(piece: Spoken, way: LineWay): string {
  if (piece.say === 'silence') return '';
  if (piece.say === 'recording') return element('Play', {}, escapeXml(piece.url));
  const chosen = way.voiceOf(piece.language);
  const own = () => LANGUAGE_SERVICES[piece.language].telephone.voices.amazon;
  const voice = chosen === null ? own() : { voice: chosen, language: languageOfVoice(chosen) };
  if (voice === null) return '';
  return splitSaid(heardText(piece.text), SPEAK_LENGTH_MAX, (text) => text.length)
    .map((text) => element('Speak', voice, escapeXml(text)))
    .join('');
}

function wait(ms: number): string {
  return element('Wait', { length: wholeSeconds(ms) });
}

function hangUp(): string {
  return element('Hangup');
}
