import { LANGUAGES, type Language } from '@qc/contract';
import type { House } from './ask-house.ts';
import type { SipAccount } from './baresip-files.ts';

/** What the gateway was started with. */
export interface Settings {
  house: House;
  /** At least one; lines are dealt out to them in turn. */
  accounts: SipAccount[];
  /** How many calls there can be at once. */
  lines: number;
  /** The address that lines listen at. */
  address: string;
  sipPort: number;
  rtpPort: number;
  controlPort: number;
  /** Baresip, and where its modules are. */
  baresip: string;
  modules: string;
  /** Of the words that need no house. */
  language: Language;
}

export const USAGE = `Takes calls of a SIP trunk or exchange for a house. Settings are read from the environment, or a file of them:

  node --env-file=gateway.env apps/gateway/src/run.ts

  HOUSE_ADDRESS    the address of the line, as the owner's settings show it: https://<server>/telephone/line/house
  HOUSE_SECRET     the secret of the line, as it was entered there
  SIP_ACCOUNTS     user:password, more of them with blanks between; lines are dealt out to them in turn
  SIP_REGISTRAR    the trunk or exchange, sip.example.org or 192.0.2.10:5060; without one, calls are sent to SIP_PORT here
  SIP_TRANSPORT    udp (usual), tcp or tls
  LINES            how many calls at once, 1 (usual) to 50; each is a process of its own
  SIP_ADDRESS      the address to listen at (0.0.0.0), SIP_PORT the first port (5070, two for each line)
  RTP_PORT         the first port for sound (16000, ten for each line)
  CONTROL_PORT     the first port on this machine that lines are led by (4470, one for each line)
  BARESIP          baresip's program (baresip), BARESIP_MODULES its modules (/usr/lib/baresip/modules)
  LANGUAGE         he (usual), ar or en: of "One moment, please", where the house does not answer`;

const LINES_MAX = 50;
/** Neither ends an account's line nor a parameter of it. */
const PASSWORD = /^[^\s;<>"\\]*$/;

/** Reads the settings; a text says what is wrong with them. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings | string {
  const { HOUSE_ADDRESS: address = '', HOUSE_SECRET: secret = '', SIP_ACCOUNTS: said = '' } = env;
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return 'HOUSE_ADDRESS is no address.';
  if (secret === '') return 'HOUSE_SECRET is missing.';
  const transport = TRANSPORTS.find((one) => one === (env['SIP_TRANSPORT'] ?? 'udp'));
  if (transport === undefined) return `SIP_TRANSPORT is one of: ${TRANSPORTS.join(', ')}.`;
  const registrar = env['SIP_REGISTRAR'] ?? '';
  if (!/^[\w.:[\]-]*$/.test(registrar)) return 'SIP_REGISTRAR is a name or an address, and a port.';
  const accounts = said
    .split(/\s+/)
    .filter((one) => one !== '')
    .map((one): SipAccount => {
      const [user = '', ...rest] = one.split(':');
      return { user, password: rest.join(':'), registrar: registrar === '' ? null : registrar, transport };
    });
  if (accounts.length === 0) return 'SIP_ACCOUNTS is missing.';
  for (const { user, password } of accounts) {
    if (!/^[\w.+-]+$/.test(user)) return `SIP_ACCOUNTS: "${user}" is no user.`;
    if (!PASSWORD.test(password)) return `SIP_ACCOUNTS: the password of ${user} has a sign that cannot be told.`;
  }
  const language = LANGUAGES.find((one) => one === (env['LANGUAGE'] ?? 'he'));
  if (language === undefined) return `LANGUAGE is one of: ${LANGUAGES.join(', ')}.`;
  const listen = env['SIP_ADDRESS'] ?? '0.0.0.0';
  if (!/^[\d.]+$/.test(listen)) return 'SIP_ADDRESS is an address of four numbers.';
  const numbers = { LINES: 1, SIP_PORT: 5070, RTP_PORT: 16_000, CONTROL_PORT: 4470 };
  for (const [name, usual] of Object.entries(numbers)) {
    const number = Number(env[name] ?? usual);
    if (!Number.isInteger(number) || number < 1 || number > (name === 'LINES' ? LINES_MAX : 65_000))
      return `${name} is no such number.`;
    Object.assign(numbers, { [name]: number });
  }
  const { LINES: lines, SIP_PORT: sipPort, RTP_PORT: rtpPort, CONTROL_PORT: controlPort } = numbers;
  return {
    house: { address, secret },
    ...{ accounts, lines, address: listen, sipPort, rtpPort, controlPort, language },
    baresip: env['BARESIP'] ?? 'baresip',
    modules: env['BARESIP_MODULES'] ?? '/usr/lib/baresip/modules',
  };
}

const TRANSPORTS = ['udp', 'tcp', 'tls'] as const;
