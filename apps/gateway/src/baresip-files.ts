/** A SIP account as the trunk or the exchange gave it. */
export interface SipAccount {
  user: string;
  /** Empty: none is asked for. */
  password: string;
  /** Host, or host and port; null: nobody is registered with, and calls are sent here. */
  registrar: string | null;
  transport: 'udp' | 'tcp' | 'tls';
}

/** Where one line is, and by which account. */
export interface LinePlace {
  account: SipAccount;
  /** The address that is listened at; TLS takes the port after it. */
  address: string;
  sipPort: number;
  /** The first of `RTP_PORTS`. */
  rtpPort: number;
  /** On this machine alone. */
  controlPort: number;
  /** Baresip's modules. */
  modules: string;
  /** What is played while nothing is: a file of silence. */
  silence: string;
}

/** How many ports a line has for sound. */
export const RTP_PORTS = 10;
/** Between two registrations, s: also how soon a trunk that has forgotten us is told again. */
const REGISTER_EVERY_S = 120;

/** What a line's baresip is set up by: one call at a time, what telephones speak, silence until something is to be said. */
export function baresipConfig({ address, sipPort, rtpPort, controlPort, modules, silence }: LinePlace): string {
  return `${[
    `sip_listen ${address}:${sipPort}`,
    `rtp_ports ${rtpPort}-${rtpPort + RTP_PORTS - 1}`,
    `ctrl_tcp_listen 127.0.0.1:${controlPort}`,
    'call_max_calls 1',
    'call_local_timeout 120',
    `audio_source aufile,${silence}`,
    ...['ausrc', 'auplay'].map((what) => `${what}_srate 8000`),
    ...['ausrc', 'auplay', 'auenc', 'audec'].map((what) => `${what}_format s16`),
    'audio_buffer 20-160',
    'rtp_tos 184',
    'statmode_default off',
    'ring_aufile none',
    `module_path ${modules}`,
    'module g711.so',
    'module aufile.so',
    'module_tmp uuid.so',
    'module_tmp account.so',
    'module_app menu.so',
    'module_app ctrl_tcp.so',
  ].join('\n')}\n`;
}

/** The account as baresip reads it. Calls wait until they are taken. */
export function baresipAccount({ account, address, sipPort }: LinePlace): string {
  const { user, password, registrar, transport } = account;
  const codecs = 'audio_codecs=pcma/8000/1,pcmu/8000/1';
  if (registrar === null) return `<sip:${user}@${address}:${sipPort}>;regint=0;answermode=manual;${codecs}\n`;
  const secret = password === '' ? '' : `;auth_pass=${password}`;
  const way = `<sip:${user}@${registrar};transport=${transport}>${secret};regint=${REGISTER_EVERY_S}`;
  return `${way};answermode=manual;${codecs}\n`;
}
