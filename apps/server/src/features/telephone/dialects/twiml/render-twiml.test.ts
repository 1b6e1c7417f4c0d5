/**
 * What lines of the TwiML family are told. The lines of Twilio are, but for spaces, those that its own builder
 * (`twilio` 6.2.0) makes of the same verbs; `scripts/telephone-judges.mjs` asks it anew.
 */
import { expect, test } from 'vitest';
import { ANSWER_BYTES_MAX } from '../answer-budget.ts';
import { signalwire } from '../signalwire/signalwire.ts';
import { telnyx } from '../telnyx/telnyx.ts';
import { WAY } from '../testing/ask.ts';
import { CODE, DIGIT, en, he, HOLD, REPLIES } from '../testing/replies.ts';
import { twilio } from '../twilio/twilio.ts';
import type { LineReply } from '@qc/telephone/call';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?><Response>';
const tell = (reply: LineReply | undefined, dialect = twilio) => {
  if (reply === undefined) throw new Error('no such reply');
  const { contentType, body } = dialect.render(reply, WAY);
  expect(contentType).toBe('text/xml; charset=utf-8');
  expect(body.startsWith(HEAD)).toBe(true);
  return body.slice(HEAD.length, -'</Response>'.length);
};

test('a code: keys up to eight, ended by #, asked again by itself', () => {
  expect(tell(REPLIES['code'])).toBe(
    '<Gather input="dtmf" action="https://quiz.example.org/telephone/any/main?turn=2" method="POST" timeout="10"' +
      ' numDigits="8" finishOnKey="#" actionOnEmptyResult="true">' +
      '<Say voice="Google.he-IL-Standard-A" language="he-IL">ברוכים הבאים. הקישו את קוד המשחק ובסיום סולמית</Say>' +
      '</Gather>' +
      '<Redirect method="POST">https://quiz.example.org/telephone/any/main?turn=2&amp;empty=1</Redirect>',
  );
});

test('a question: a recording and words, escaped, interrupted by a key; # is a key as any other', () => {
  expect(tell(REPLIES['question'])).toBe(
    '<Gather input="dtmf" action="https://quiz.example.org/telephone/any/main?turn=7" method="POST" timeout="12"' +
      ' numDigits="1" finishOnKey="" actionOnEmptyResult="true">' +
      '<Play>https://quiz.example.org/telephone/said/ab12.wav?v=1&amp;x=2</Play><Pause length="1"/>' +
      '<Say voice="Google.he-IL-Standard-A" language="he-IL">לתשובה צה&quot;ל &amp; &lt;חברים&gt; הקישו 1</Say>' +
      '</Gather>' +
      '<Redirect method="POST">https://quiz.example.org/telephone/any/main?turn=7&amp;empty=1</Redirect>',
  );
});

test('silence at the end is waited with the keys', () => {
  expect(tell(REPLIES['hold'])).toContain('timeout="3" numDigits="1" finishOnKey="" actionOnEmptyResult="true"/>');
});

test('each language in its own voice, or in the owner’s', () => {
  expect(
    [...tell(REPLIES['languages']).matchAll(/voice="([^"]+)" language="([^"]+)"/g)].map(([, a, b]) => [a, b]),
  ).toEqual([
    ['Google.he-IL-Standard-A', 'he-IL'],
    ['Google.ar-XA-Standard-A', 'ar-XA'],
    ['Google.en-US-Standard-C', 'en-US'],
  ]);
  const way = { ...WAY, voiceOf: () => 'Polly.Joanna' };
  expect(twilio.render({ spoken: [en('hello')], collect: null }, way).body).toContain(
    '<Say voice="Polly.Joanna">hello</Say>',
  );
  const google = { ...WAY, voiceOf: () => 'Google.he-IL-Wavenet-B' };
  expect(twilio.render({ spoken: [he('שלום')], collect: null }, google).body).toContain(
    '<Say voice="Google.he-IL-Wavenet-B" language="he-IL">',
  );
});

test('the end: said, waited, hung up; nothing asks again', () => {
  expect(tell(REPLIES['farewell'])).toBe(
    '<Say voice="Google.ar-XA-Standard-A" language="ar-XA">شكرًا، إلى اللقاء</Say><Pause length="1"/><Hangup/>',
  );
  expect(tell(REPLIES['nothing'])).toBe('<Hangup/>');
});

test('SignalWire is told the same with its own voices', () => {
  const own = tell(REPLIES['question'], signalwire);
  expect(own).toBe(tell(REPLIES['question']).replaceAll('Google.', 'gcloud.'));
});

test('Telnyx names Say and Play alone in a Gather, and falls through where nothing is pressed', () => {
  const body = tell(REPLIES['question'], telnyx);
  expect(body).not.toContain('Pause');
  expect(body).not.toContain('actionOnEmptyResult');
  expect(body).toContain('<Say voice="Azure.he-IL-HilaNeural">');
  expect(body).toMatch(/<\/Gather><Redirect method="POST">[^<]+turn=7&amp;empty=1<\/Redirect>$/);
});

test('Hebrew weighs six times: a long text is several, of which none is too much for a voice', () => {
  const text = 'שאלה ארוכה מאוד. '.repeat(200).trim();
  const pieces = [...tell({ spoken: [he(text)], collect: DIGIT }).matchAll(/<Say[^>]*>([^<]*)<\/Say>/g)].map(
    ([, said]) => said ?? '',
  );
  expect(pieces.length).toBeGreaterThan(3);
  expect(pieces.join(' ')).toBe(text);
  for (const piece of pieces) expect(encodeURIComponent(piece).length).toBeLessThan(4500);
  const english = [...tell({ spoken: [en('word '.repeat(1000))], collect: DIGIT }).matchAll(/<Say[^>]*>([^<]*)</g)];
  for (const [, said = ''] of english) expect(said.length).toBeLessThan(3000);
});

test('a reply over the budget loses what is said last, never the question', () => {
  const spoken = Array.from({ length: 40 }, (_, at) => he(`${at} ${'מלל רב '.repeat(300)}`));
  for (const dialect of [twilio, signalwire, telnyx]) {
    const { body } = dialect.render({ spoken, collect: CODE }, WAY);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(ANSWER_BYTES_MAX);
    expect(body).toContain('>0 מלל');
    expect(body).toMatch(/<\/Gather><Redirect/);
  }
});

test('a wait is a whole second at least', () => {
  expect(tell({ spoken: [], collect: { ...HOLD, timeoutMs: 10 } })).toContain('timeout="1"');
});
