import { formOf, queryFields } from './addresses.ts';
import { base64 } from './encodings.ts';
import { anew } from '../line/entry.ts';
import { LineCall } from './line-call.ts';
import type { Outside, SimulatedRequest } from './outside.ts';
import type { SimulatedLine } from './simulated-line.ts';
import { matching, oneOf, wholeNumber, type XmlGrammar } from './xml-grammar.ts';
import { liveByXml } from './xml-line.ts';

const GRAMMAR: XmlGrammar = {
  verbs: { Speak: 'say', Play: 'play', Wait: 'pause', GetDigits: 'gather', Redirect: 'redirect', Hangup: 'hangUp' },
  attributes: {
    Speak: { voice: matching(/^(MAN|WOMAN|Polly\.[A-Z][a-z]+)$/), language: matching(/^(arb|[a-z]{2,3}-[A-Z]{2})$/) },
    Wait: { length: wholeNumber(1, 3600) },
    Redirect: { method: oneOf('GET', 'POST') },
    GetDigits: {
      action: matching(/^https?:\/\/[^\s<>"]+$/),
      method: oneOf('GET', 'POST'),
      timeout: wholeNumber(1, 3600),
      digitTimeout: wholeNumber(1, 3600),
      finishOnKey: matching(/^([0-9*#]|none|)$/),
      numDigits: wholeNumber(1, 99),
      retries: wholeNumber(1, 10),
      redirect: oneOf('true', 'false'),
      validDigits: matching(/^[0-9*#]+$/),
    },
  },
  nested: ['Speak', 'Play'],
  bytesMax: 100_000,
  isSayable: (text) => text.length <= 3000,
  entryOf: ({ timeout = '5', digitTimeout = '2', numDigits = '99', finishOnKey = '#' }) => ({
    max: Number(numDigits),
    finishKey: finishOnKey === '' || finishOnKey === 'none' ? null : finishOnKey,
    timeoutMs: Number(timeout) * 1000,
    ignored: '',
    afterKey: anew(Number(digitTimeout) * 1000),
  }),
  tellsEmpty: () => false,
  pressed: ({ keys }) => ({ Digits: keys, Event: 'Redirect' }),
};

/** Plivo's. Numbers stand without their `+`. */
export const simulatedPlivo: SimulatedLine = {
  place: async (outside, placed) => {
    const call = new LineCall(outside, placed, { withinMs: 60_000, retries: 3 });
    const [From, To] = [placed.from.replace('+', ''), placed.to.replace('+', '')];
    const about = { CallUUID: placed.callId, From, To, Direction: 'inbound', BillRate: '0.0085' };
    let asked = 0;
    const said = (url: string, more: Record<string, string>): SimulatedRequest => {
      asked += 1;
      return signed(outside, {
        url,
        form: { ...about, ...more },
        secret: placed.secret,
        nonce: `${placed.callId}.${asked}`,
      });
    };
    const record = await call.run(() =>
      liveByXml(call, GRAMMAR, (url, pressed) =>
        said(
          url,
          asked === 0 ? { CallStatus: 'ringing', Event: 'StartApp' } : { CallStatus: 'in-progress', ...pressed },
        ),
      ),
    );
    if (placed.statusUrl !== null) {
      const Duration = String(Math.ceil(record.lastedMs / 1000));
      await call.tell(
        said(placed.statusUrl, { CallStatus: 'completed', Event: 'Hangup', HangupCause: 'NORMAL_CLEARING', Duration }),
      );
    }
    return record;
  },
};

interface Signed {
  url: string;
  form: Record<string, string>;
  secret: string;
  nonce: string;
}

/** The address with its query sorted, a dot, the fields sorted, a dot, the nonce: HMAC-SHA256. */
function signed(outside: Outside, { url, form, secret, nonce }: Signed): SimulatedRequest {
  const query = queryFields(url);
  const address = `${url.split('?')[0] ?? ''}?${sorted(query, '=').join('&')}`;
  const between = Object.keys(query).length > 0 ? '.' : '';
  const text = `${address}${between}${sorted(form, '').join('')}.${nonce}`;
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    'x-plivo-signature-v3': base64(outside.hmac('sha256', secret, text)),
    'x-plivo-signature-v3-nonce': nonce,
  };
  return { method: 'POST', url, headers, body: formOf(form) };
}

function sorted(fields: Readonly<Record<string, string>>, between: string): string[] {
  return Object.keys(fields)
    .toSorted()
    .map((name) => name + between + (fields[name] ?? ''));
}
