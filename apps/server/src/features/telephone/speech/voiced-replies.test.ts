import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LineSpeech, type TelephoneProvider, USUAL_SPEECH } from '@qc/contract';
import type { LineReply, Spoken } from '@qc/telephone/call';
import { lengthMs } from '@qc/telephone/conversation/say';
import { buildTestApp, type TestApp } from '../../../testing/test-app.ts';
import type { KnownLine } from '../line/known-lines.ts';
import { HOUSE, testLine } from '../testing/test-line.ts';
import { Speech, type SpeechMakers } from './speech.ts';
import { SpeechFailed } from './speech-failed.ts';
import { VoicedReplies } from './voiced-replies.ts';

let test: TestApp;
let nowMs = Date.now();
beforeAll(async () => {
  test = await buildTestApp({ now: () => nowMs });
  const owner = await test.signUpAs('omar', 0);
  await owner.put('/admin/setting', { baseUrl: HOUSE });
});
afterAll(() => test.close());

/** A second of sound. */
const SOUND = new Int16Array(8000).fill(900);
const machine = { speak: vi.fn<SpeechMakers['machine']['speak']>(), stop: () => undefined };
const service = vi.fn<SpeechMakers['service']>();
let speech: Speech;
let voiced: VoicedReplies;
beforeEach(() => {
  machine.speak.mockReset().mockResolvedValue(SOUND);
  service.mockReset().mockResolvedValue(SOUND);
  speech = new Speech(test.platform, { machine, service });
  voiced = new VoicedReplies(test.platform, speech, { readyMs: 60, mostMs: 1000 });
});

const SERVICE = {
  protocol: 'plain',
  address: 'https://speech.example.org/say',
  model: '',
  voices: { en: 'nova' },
} as const;
function line(provider: TelephoneProvider, changes: Partial<LineSpeech> = {}, voices = {}): KnownLine {
  const { secret, speechKey, callToken, ...settings } = testLine({
    provider,
    voices,
    speech: { ...USUAL_SPEECH, ...changes },
  });
  return { id: 'house', settings, secret, speechKey: 'k-1', callToken: null };
}
let said = 0;
/** A text that was never said before, in a language. */
function fresh(language: 'he' | 'en' = 'en'): Spoken {
  said += 1;
  return { say: 'text', text: `${said}`, language };
}
const reply = (...spoken: Spoken[]): LineReply => ({ spoken, collect: null });
const kinds = ({ spoken }: LineReply) => spoken.map(({ say }) => say);

describe('what is said on a line', () => {
  it('is its own voice’s where it is set so, or plays nothing', async () => {
    for (const one of [line('twilio'), line('yemot', { source: 'machine' }), line('plivo', {}, { he: 'Someone' })]) {
      const told = reply(fresh('he'), { say: 'silence', ms: 500 });
      expect(await voiced.voice(one, told)).toBe(told);
    }
    expect(machine.speak).not.toHaveBeenCalled();
  });

  it('is recorded by the machine, once, with its true length; recordings and silence stay', async () => {
    const own: Spoken = { say: 'recording', url: 'https://quiz.school.org/x.wav', lengthMs: 1500 };
    const told = reply(fresh(), own, { say: 'silence', ms: 500 });
    const [first, second] = await Promise.all([
      voiced.voice(line('twilio', { source: 'machine' }), told),
      voiced.voice(line('twilio', { source: 'machine' }), told),
    ]);
    expect(kinds(first)).toEqual(['recording', 'recording', 'silence']);
    expect(lengthMs(first.spoken)).toBe(1000 + 1500 + 500);
    expect(first.spoken[0]).toMatchObject({
      url: expect.stringMatching(/^https:\/\/quiz\.school\.org\/telephone\/said\//),
    });
    expect([first, first.spoken[1]]).toEqual([second, own]);
    expect(machine.speak.mock.calls).toEqual([['en-us', String(said)]]);
  });

  it('is recorded where nobody else says it, whatever is set', async () => {
    expect(kinds(await voiced.voice(line('plivo'), reply(fresh('he'), fresh('en'))))).toEqual(['recording', 'text']);
    expect(kinds(await voiced.voice(line('sip', {}, { en: 'Nobody' }), reply(fresh())))).toEqual(['recording']);
  });

  it('is left to the line’s voice where it is not ready in time, and ready the next time', async () => {
    const { promise, resolve } = Promise.withResolvers<Int16Array>();
    machine.speak.mockReturnValue(promise);
    const told = reply(fresh());
    const began = performance.now();
    expect(kinds(await voiced.voice(line('twilio', { source: 'machine' }), told))).toEqual(['text']);
    expect(performance.now() - began).toBeGreaterThan(50);
    resolve(SOUND);
    const again = async () => kinds(await voiced.voice(line('twilio', { source: 'machine' }), told));
    await expect.poll(again).toEqual(['recording']);
  });

  it('is waited for where nobody else says it, but not for ever', async () => {
    const { promise, resolve } = Promise.withResolvers<Int16Array>();
    machine.speak.mockReturnValueOnce(promise).mockReturnValue(new Promise(() => undefined));
    const waiting = voiced.voice(line('plivo'), reply(fresh('he')));
    setTimeout(() => resolve(SOUND), 80);
    expect(kinds(await waiting)).toEqual(['recording']);
    expect(kinds(await voiced.voice(line('plivo'), reply(fresh('he'))))).toEqual(['text']);
  });

  it('is the service’s, by its voice and key', async () => {
    const told = reply(fresh());
    expect(kinds(await voiced.voice(line('twilio', { source: 'service', service: SERVICE }), told))).toEqual([
      'recording',
    ]);
    expect(service.mock.calls[0]?.[0]).toMatchObject({ address: SERVICE.address, key: 'k-1' });
    expect(service.mock.calls[0]?.[1]).toMatchObject({ voice: 'nova', language: 'en' });
    expect(machine.speak).not.toHaveBeenCalled();
  });

  it('is another voice’s while the service fails, which is not asked again at once', async () => {
    service.mockRejectedValue(new SpeechFailed('unreachable'));
    const of = (provider: TelephoneProvider) => line(provider, { source: 'service', service: SERVICE });
    expect(kinds(await voiced.voice(of('twilio'), reply(fresh())))).toEqual(['text']);
    expect(kinds(await voiced.voice(of('plivo'), reply(fresh('he'))))).toEqual(['recording']);
    expect([service.mock.calls.length, machine.speak.mock.calls.length]).toEqual([1, 1]);
    nowMs += 11_000;
    service.mockResolvedValue(SOUND);
    expect(kinds(await voiced.voice(of('twilio'), reply(fresh())))).toEqual(['recording']);
  });

  it('is no row without end', async () => {
    machine.speak.mockImplementation(() => new Promise(() => undefined));
    const told = reply(...Array.from({ length: 80 }, () => fresh()));
    expect(new Set(kinds(await voiced.voice(line('twilio', { source: 'machine' }), told)))).toEqual(new Set(['text']));
    expect(machine.speak).toHaveBeenCalledTimes(60);
  });
});
