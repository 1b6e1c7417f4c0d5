import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lineControl } from '../line/line-control.ts';
import { REST_ACCOUNT, REST_RULES, type RestStandIn, restStandIn } from '../testing/rest-stand-in.ts';
import { testLine } from '../testing/test-line.ts';
import { CALL_OUTS } from './call-outs.ts';

const HOSTS = { twilio: '', signalwire: 'oak.signalwire.com', telnyx: '', plivo: '', jambonz: 'voice.example.org/api' };
const providers = Object.keys(REST_RULES) as (keyof typeof REST_RULES)[];

/** A line of a provider, as it is known once it is set up. */
function lineOf(
  provider: keyof typeof REST_RULES,
  host = HOSTS[provider],
  callToken: string | null = REST_ACCOUNT.token,
) {
  const { secret, callToken: _token, speechKey: _key, ...settings } = testLine({ provider });
  const calling = { ...settings.calling, accountId: REST_ACCOUNT.accountId, host };
  return { id: 'house', secret, callToken, speechKey: null, settings: { ...settings, calling } };
}

const call = {
  ...{ from: '+97225550100', to: '+972501234567', ringSeconds: 30 },
  answerUrl: 'https://quiz.school.org/telephone/line/house?called=id-of-the-invitation',
  newsUrl: 'https://quiz.school.org/telephone/line/house?called=id-of-the-invitation&status=1',
};

describe.each(providers)('%s', (provider) => {
  let rest: RestStandIn;
  beforeAll(async () => {
    rest = await restStandIn(provider);
  });
  afterAll(() => rest.close());
  const control = (line = lineOf(provider)) => {
    const { port } = new URL(rest.url);
    const seams = { resolve: async () => ['127.0.0.1'], isAllowedAddress: () => true, plainPort: Number(port) };
    const made = lineControl(line, seams);
    if (made === null) throw new Error('the line must be able to call');
    return made;
  };

  it('places calls and ends them, as it describes itself', async () => {
    expect(await control().place(call)).toEqual({ ok: true, callId: 'CA-out-1' });
    expect(JSON.stringify(rest.told[0]?.fields)).toContain('972501234567');
    expect(JSON.stringify(rest.told[0]?.fields)).toContain('called=id-of-the-invitation');
    expect(await control().hangUp('CA-out-1')).toBe(true);
    expect(rest.told).toHaveLength(2);
  });

  it('says what was wrong, and what nobody knows', async () => {
    expect(await control(lineOf(provider, HOSTS[provider], 'stolen')).place(call)).toEqual({
      ok: false,
      fault: 'keysRefused',
    });
    rest.refusing.push(400, 429, 503, 302, null);
    const faults = [];
    for (let at = 0; at < 5; at += 1) faults.push(await control().place(call));
    expect(faults.map((done) => !done.ok && done.fault)).toEqual([
      ...['numberRefused', 'tooManyAtOnce', 'unknown', 'providerAway', 'unknown'],
    ]);
  });
});

it('asks the host of the provider and no other', async () => {
  const seams = { resolve: async () => ['127.0.0.1'], plainPort: 9 };
  for (const host of [
    'evil.example.org',
    'signalwire.com',
    'oak.signalwire.com.evil.org',
    'oak.signalwire.com/api',
    '',
  ])
    expect(lineControl(lineOf('signalwire', host), seams)).toBe(null);
  // An address within the house is not asked, whoever typed it.
  for (const host of ['inner.example.org', 'localhost', '127.0.0.1', '127.0.0.1/api'])
    expect(await lineControl(lineOf('jambonz', host), seams)?.place(call)).toEqual({
      ok: false,
      fault: 'providerAway',
    });
});

it('calls nobody without an account, or where the provider cannot', () => {
  expect(lineControl(lineOf('twilio', '', null), undefined)).toBe(null);
  expect(CALL_OUTS.yemot).toBe(undefined);
});
