import { formOf } from './addresses.ts';
import { base64 } from './encodings.ts';
import { anew } from '../line/entry.ts';
import { LineCall, type PlacedCall } from './line-call.ts';
import type { Outside, SimulatedRequest } from './outside.ts';
import type { SimulatedLine } from './simulated-line.ts';
import { isAddress, matching, oneOf, wholeNumber, type XmlGrammar } from './xml-grammar.ts';
import { liveByXml } from './xml-line.ts';

type Signs = (
  outside: Outside,
  signed: { secret: string; url: string; form: Record<string, string> },
) => Record<string, string>;

interface TwimlLine {
  grammar: XmlGrammar;
  sign: Signs;
  /** What every request says of the account. */
  account: Readonly<Record<string, string>>;
  retries: number;
}

const VOICES = {
  twilio:
    /^(man|woman|alice|Polly\.[A-Z][a-z]+(-Neural)?|Google\.[a-z]{2,3}-[A-Z]{2}-(Standard|Wavenet|Neural2)-[A-Z])$/,
  signalwire:
    /^(man|woman|alice|Polly\.[A-Z][a-z]+(-Neural)?|gcloud\.[a-z]{2,3}-[A-Z]{2}-(Standard|Wavenet|Neural2)-[A-Z])$/,
  telnyx: /^(man|woman|alice|(AWS\.)?Polly\.[A-Z][a-z]+(-Neural)?|(Azure|Telnyx|ElevenLabs)\.[\w.-]+)$/,
};
const method = oneOf('GET', 'POST');

function grammarOf(
  voice: RegExp,
  own: Partial<XmlGrammar> & { gather?: Record<string, (value: string) => boolean> },
): XmlGrammar {
  return {
    verbs: { Say: 'say', Play: 'play', Pause: 'pause', Gather: 'gather', Redirect: 'redirect', Hangup: 'hangUp' },
    attributes: {
      Say: { voice: matching(voice), language: matching(/^(arb|[a-z]{2,3}-[A-Z]{2})$/), loop: wholeNumber(0, 10) },
      Play: { loop: wholeNumber(0, 10) },
      Pause: { length: wholeNumber(1, 180) },
      Redirect: { method },
      Gather: {
        input: oneOf('dtmf'),
        action: isAddress,
        method,
        timeout: wholeNumber(1, 120),
        numDigits: wholeNumber(1, 128),
        finishOnKey: matching(/^[0-9*#]?$/),
        ...own.gather,
      },
    },
    nested: own.nested ?? ['Say', 'Play', 'Pause'],
    bytesMax: 64 * 1024,
    // What Google's and Amazon's voices take.
    isSayable: (text) => text.length <= 3000 && encodeURIComponent(text).length <= 4500,
    entryOf: ({ timeout = '5', numDigits, finishOnKey = '#' }) => ({
      max: numDigits === undefined ? 128 : Number(numDigits),
      finishKey: finishOnKey === '' ? null : finishOnKey,
      timeoutMs: Number(timeout) * 1000,
      ignored: '',
      afterKey: anew(Number(timeout) * 1000),
    }),
    tellsEmpty: own.tellsEmpty ?? (({ actionOnEmptyResult }) => actionOnEmptyResult === 'true'),
    pressed:
      own.pressed ??
      (({ keys, by }, { finishKey }) => ({ Digits: keys, FinishedOnKey: by === 'finishKey' ? (finishKey ?? '') : '' })),
  };
}

const tellsEmptyWhenAsked = { actionOnEmptyResult: oneOf('true', 'false') };

/** The address, then each field by name, without anything between: HMAC-SHA1. */
function signFields(outside: Outside, { secret, url, form }: Parameters<Signs>[1]): string {
  const fields = Object.keys(form)
    .toSorted()
    .map((name) => name + (form[name] ?? ''));
  return base64(outside.hmac('sha1', secret, url + fields.join('')));
}

const twilioLine: TwimlLine = {
  grammar: grammarOf(VOICES.twilio, { gather: tellsEmptyWhenAsked }),
  sign: (outside, signed) => ({ 'x-twilio-signature': signFields(outside, signed) }),
  account: { AccountSid: 'AC00000000000000000000000000000000', ApiVersion: '2010-04-01' },
  retries: 1,
};
const signalwireLine: TwimlLine = {
  grammar: grammarOf(VOICES.signalwire, { gather: tellsEmptyWhenAsked }),
  sign: (outside, signed) => ({ 'x-signalwire-signature': signFields(outside, signed) }),
  account: { AccountSid: 'b08dacad-2f2d-4a3d-9b9a-5a0d5f3c1f57', ApiVersion: '2010-04-01' },
  retries: 1,
};
const telnyxLine: TwimlLine = {
  grammar: grammarOf(VOICES.telnyx, {
    nested: ['Say', 'Play'],
    tellsEmpty: () => false,
    gather: { validDigits: matching(/^[0-9*#]+$/), minDigits: wholeNumber(1, 128), maxDigits: wholeNumber(1, 128) },
    pressed: ({ keys }) => ({ Digits: keys }),
  }),
  sign: (outside, { form }) => {
    const time = String(Math.floor(outside.nowMs() / 1000));
    const signature = base64(outside.ed25519(`${time}|${formOf(form)}`));
    return { 'telnyx-signature-ed25519': signature, 'telnyx-timestamp': time };
  },
  account: { AccountSid: 'cb6cfbbc-eb00-41af-a3f3-0d7b32009e4b' },
  retries: 1,
};

function simulated(line: TwimlLine): SimulatedLine {
  return {
    place: async (outside, placed) => {
      const call = new LineCall(outside, placed, { withinMs: 15_000, retries: line.retries });
      let asked = 0;
      const said = (url: string, more: Record<string, string>) => {
        asked += 1;
        const form = { ...line.account, ...callFields(placed), ...more };
        return requestOf(line, outside, { url, form, secret: placed.secret, token: `${placed.callId}-${asked}` });
      };
      const record = await call.run(() =>
        liveByXml(call, line.grammar, (url, pressed) =>
          said(url, { CallStatus: asked === 0 ? 'ringing' : 'in-progress', ...pressed }),
        ),
      );
      if (placed.statusUrl !== null) await call.tell(said(placed.statusUrl, endFields(record.lastedMs)));
      return record;
    },
  };
}

function callFields({ callId, from, to }: PlacedCall): Record<string, string> {
  return { CallSid: callId, From: from, To: to, Caller: from, Called: to, Direction: 'inbound' };
}

function endFields(lastedMs: number): Record<string, string> {
  const CallDuration = String(Math.ceil(lastedMs / 1000));
  return { CallStatus: 'completed', CallDuration, SequenceNumber: '0', CallbackSource: 'call-progress-events' };
}

function requestOf(
  { sign }: TwimlLine,
  outside: Outside,
  { url, form, secret, token }: { url: string; form: Record<string, string>; secret: string; token: string },
): SimulatedRequest {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
    'i-twilio-idempotency-token': token,
    ...sign(outside, { secret, url, form }),
  };
  return { method: 'POST', url, headers, body: formOf(form) };
}

export const simulatedTwilio = simulated(twilioLine);
export const simulatedSignalwire = simulated(signalwireLine);
export const simulatedTelnyx = simulated(telnyxLine);
