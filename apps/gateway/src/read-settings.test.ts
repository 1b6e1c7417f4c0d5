import { describe, expect, it, test } from 'vitest';
import { baresipAccount, baresipConfig } from './baresip-files.ts';
import { readSettings } from './read-settings.ts';

const ENV = {
  HOUSE_ADDRESS: 'https://quiz.example.org/telephone/line/house',
  HOUSE_SECRET: 'a-secret-of-the-line',
  SIP_ACCOUNTS: '101:pass:word 102:other',
  SIP_REGISTRAR: 'sip.example.org:5062',
};

describe('settings', () => {
  it('are read, with what is usual', () => {
    const registrar = 'sip.example.org:5062';
    expect(readSettings(ENV)).toEqual({
      house: { address: ENV.HOUSE_ADDRESS, secret: ENV.HOUSE_SECRET },
      accounts: [
        { user: '101', password: 'pass:word', registrar, transport: 'udp' },
        { user: '102', password: 'other', registrar, transport: 'udp' },
      ],
      ...{ lines: 1, address: '0.0.0.0', sipPort: 5070, rtpPort: 16_000, controlPort: 4470, language: 'he' },
      ...{ baresip: 'baresip', modules: '/usr/lib/baresip/modules' },
    });
    const trunk = readSettings({ ...ENV, SIP_REGISTRAR: '', LINES: '20', LANGUAGE: 'ar' });
    expect(trunk).toMatchObject({ lines: 20, language: 'ar', accounts: [{ registrar: null }, {}] });
  });

  test.each([
    ['HOUSE_ADDRESS', 'quiz.example.org'],
    ['HOUSE_SECRET', ''],
    ['SIP_ACCOUNTS', ''],
    ['SIP_ACCOUNTS', 'a>b:c'],
    ['SIP_ACCOUNTS', '101:a;b'],
    ['SIP_REGISTRAR', 'sip.example.org;lr'],
    ['SIP_TRANSPORT', 'ws'],
    ['SIP_ADDRESS', 'here'],
    ['LINES', '0'],
    ['LINES', '51'],
    ['RTP_PORT', 'many'],
    ['LANGUAGE', 'fr'],
  ])('refuses %s=%s', (name, value) => {
    expect(readSettings({ ...ENV, [name]: value })).toContain(name);
  });
});

it('a line is set up as baresip reads it', () => {
  const account = { user: '101', password: 'p:w', registrar: 'sip.example.org', transport: 'tcp' as const };
  const place = {
    ...{ account, address: '0.0.0.0', sipPort: 5070, rtpPort: 16_000, controlPort: 4470 },
    ...{ modules: '/usr/lib/baresip/modules', silence: '/tmp/x/silence.wav' },
  };
  const config = baresipConfig(place).split('\n');
  for (const line of ['rtp_ports 16000-16009', 'ctrl_tcp_listen 127.0.0.1:4470', 'call_max_calls 1'])
    expect(config).toContain(line);
  expect(baresipAccount(place)).toBe(
    '<sip:101@sip.example.org;transport=tcp>;auth_pass=p:w;regint=120;answermode=manual;audio_codecs=pcma/8000/1,pcmu/8000/1\n',
  );
  expect(baresipAccount({ ...place, account: { ...account, registrar: null } })).toMatch(
    /^<sip:101@0.0.0.0:5070>;regint=0;/,
  );
});
