// node scripts/telephone-judges.mjs: what telephone lines are told, and by what their requests are proved, held against
// the providers' own packages. Those weigh 150 MB and are no product's, so that they are none of the repository's: they
// come here at the first run, in the versions of the tests' vectors, and no script of theirs is run.
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './install.mjs';
import { machineEnvironment, root } from './paths.mjs';
import { collectCommand } from './run-command.mjs';

const PACKAGES = {
  twilio: '6.2.0',
  '@signalwire/compatibility-api': '3.2.0',
  telnyx: '7.24.0',
  plivo: '4.79.0',
  '@jambonz/node-client': '0.4.11',
  'yemot-router2': '6.2.1',
  'fast-xml-parser': '5.12.1',
};
const folder = join(root, 'node_modules/.cache/telephone-judges');
/** What a package gives, which is not here when types are checked. @type {(name: string) => any} */
const load = createRequire(join(folder, 'judges.js'));
const dialects = join(root, 'apps/server/src/features/telephone/dialects');
const URL = 'https://quiz.example.org/telephone/line/house?turn=3&b=2&a=1';
const FORM = { CallSid: 'CA1', From: '+972501234567', Digits: '42', Name: 'שלום & "co"' };

await ensureInstalled();
await installJudges();
const { DIALECTS } = await import(join(dialects, 'dialects.ts'));
const { REPLIES } = await import(join(dialects, 'testing/replies.ts'));
const { fieldsOf } = await import(join(dialects, 'line-request.ts'));
const { signForm } = await import(join(dialects, 'twiml/form-signature.ts'));
const { signPlivo } = await import(join(dialects, 'plivo/prove-plivo.ts'));
const body = new URLSearchParams(FORM).toString();
const nowMs = Date.now();
let faults = 0;

judge('twilio: signature', () =>
  load('twilio').validateRequest('key', signForm('key', URL, fieldsOf(body)), URL, FORM),
);
judge('signalwire: signature', () =>
  load('@signalwire/compatibility-api').RestClient.validateRequest(
    'key',
    signForm('key', URL, fieldsOf(body)),
    URL,
    FORM,
  ),
);
judge('plivo: signature', () => {
  const signature = signPlivo('key', { url: URL, form: fieldsOf(body), nonce: '12345' });
  return load('plivo').validateV3Signature('POST', URL, '12345', 'key', signature, { ...FORM });
});
await judgeAsync('telnyx: signature', judgeTelnyx);
judge('jambonz: signature', judgeJambonzSignature);

for (const [name, reply] of Object.entries(REPLIES)) {
  const told = /** @type {(id: string) => string} */ ((id) => tell(id, reply));
  judge(`twilio: ${name}`, () => sameXml(told('twilio'), new (load('twilio').twiml.VoiceResponse)()));
  const { RestClient } = load('@signalwire/compatibility-api');
  judge(`signalwire: ${name}`, () => sameXml(told('signalwire'), new RestClient.LaML.VoiceResponse()));
  judge(`plivo: ${name}`, () => takenByPlivo(told('plivo')));
  judge(`jambonz: ${name}`, () => takenByJambonz(told('jambonz')));
  await judgeAsync(`yemot: ${name}`, () => sameAsYemots(told('yemot')));
}
console.log(faults === 0 ? 'All judges agree.' : `${faults} judges do not agree.`);
process.exitCode = faults === 0 ? 0 : 1;

/** @param {string} what @param {() => unknown} ask true: agreed */
function judge(what, ask) {
  try {
    note(what, ask());
  } catch (error) {
    note(what, error);
  }
}

/** @param {string} what @param {() => Promise<unknown>} ask */
async function judgeAsync(what, ask) {
  try {
    note(what, await ask());
  } catch (error) {
    note(what, error);
  }
}

/** @param {string} what @param {unknown} verdict */
function note(what, verdict) {
  if (verdict !== true) faults += 1;
  console.log(
    verdict === true
      ? `ok    ${what}`
      : `FAULT ${what}: ${verdict instanceof Error ? verdict.message : String(verdict)}`,
  );
}

/** @param {string} id @param {unknown} reply */
function tell(id, reply) {
  const way = {
    nextUrl: (/** @type {number} */ turn) => `https://quiz.example.org/t?turn=${turn}`,
    voiceOf: () => null,
  };
  return DIALECTS[id].render(reply, way).body;
}

/**
 * A document's verbs, in their order.
 * @typedef {{ name: string, attributes: Record<string, string>, children: Verb[], text: string }} Verb
 * @param {string} document
 * @returns {Verb[]}
 */
function verbsOf(document) {
  const { XMLParser, XMLValidator } = load('fast-xml-parser');
  const valid = XMLValidator.validate(document);
  if (valid !== true) throw new Error(valid.err.msg);
  const parser = new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '',
    trimValues: false,
    parseTagValue: false,
  });
  const [, response] = parser.parse(document);
  return response.Response.map(verbOf);
}

/** @param {Record<string, any>} node @returns {Verb} */
function verbOf(node) {
  const name = Object.keys(node).find((key) => key !== ':@') ?? '';
  const inside = /** @type {Record<string, any>[]} */ (node[name]);
  const text = inside.map((one) => one['#text'] ?? '').join('');
  return { name, attributes: node[':@'] ?? {}, children: inside.filter((one) => !('#text' in one)).map(verbOf), text };
}

/** Whether the builder makes the same document of the same verbs. @param {string} document @param {any} builder */
function sameXml(document, builder) {
  for (const verb of verbsOf(document)) build(builder, verb);
  return sameText(canonical(builder.toString()), canonical(document));
}

/** @param {any} builder @param {Verb} verb */
function build(builder, { name, attributes, children, text }) {
  const method = builder[name.toLowerCase()];
  if (typeof method !== 'function') throw new Error(`no verb ${name}`);
  const inner = text === '' ? method.call(builder, attributes) : method.call(builder, attributes, text);
  for (const child of children) build(inner, child);
}

/** A document without its spelling. @param {string} document */
function canonical(document) {
  return JSON.stringify(verbsOf(document));
}

/** @param {string} one @param {string} other */
function sameText(one, other) {
  return one === other ? true : `${one} is not ${other}`;
}

/** Its builder refuses attributes and nestings that it does not know. @param {string} document */
function takenByPlivo(document) {
  const response = load('plivo').Response();
  const add = (/** @type {any} */ parent, /** @type {Verb} */ { name, attributes, children, text }) => {
    const method = parent[`add${name}`];
    const inner = ['GetDigits', 'Wait', 'Hangup'].includes(name)
      ? method.call(parent, attributes)
      : method.call(parent, text, attributes);
    for (const child of children) add(inner, child);
  };
  for (const verb of verbsOf(document)) add(response, verb);
  return true;
}

/** @param {string} verbs */
function takenByJambonz(verbs) {
  const { WebhookResponse } = load('@jambonz/node-client');
  const response = new WebhookResponse();
  for (const { verb, ...said } of JSON.parse(verbs)) response.addVerb(verb, said);
  return sameText(JSON.stringify(response.toJSON()), verbs);
}

/** The line that its package makes of the same wishes. @param {string} line */
async function sameAsYemots(line) {
  const file = join(folder, 'node_modules/yemot-router2/lib/response-functions.js');
  const { makeMessagesData, makeTapModeRead } = await import(pathToFileURL(file).href);
  const messages = (/** @type {string} */ text) => makeMessagesData(text.split('.').map(messageOf), {}, null);
  const [command = '', said = '', fields] = line.split('=');
  if (command === 'go_to_folder') return sameText(line, 'go_to_folder=hangup');
  if (command === 'id_list_message')
    return sameText(line, `id_list_message=${messages(said.split('&')[0] ?? '')}&go_to_folder=hangup`);
  const [valName, again, max, min, wait, playback, star, zero, replace, allowed, attempts, , empty] = (
    fields ?? ''
  ).split(',');
  const options = {
    valName,
    re_enter_if_exists: again === 'yes',
    max_digits: max,
    min_digits: min,
    sec_wait: wait,
    typing_playback_mode: playback,
    block_asterisk_key: star === 'yes',
    block_zero_key: zero === 'yes',
    replace_char: replace,
    digits_allowed: allowed === '' ? '' : (allowed ?? '').split('.'),
    amount_attempts: attempts,
    allow_empty: true,
    empty_val: empty,
    block_change_keyboard: true,
  };
  return sameText(makeTapModeRead(messages(said), options, null), line);
}

/** @param {string} message */
function messageOf(message) {
  const [kind, data = ''] = message.split('-');
  if (kind === 't') return { type: 'text', data };
  const [musicName, maxSec] = data.split(',');
  return { type: 'music_on_hold', data: { musicName, maxSec } };
}

async function judgeTelnyx() {
  const pair = generateKeyPairSync('ed25519');
  const key = pair.publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
  const time = String(Math.floor(nowMs / 1000));
  const headers = {
    'telnyx-signature-ed25519': sign(null, Buffer.from(`${time}|${body}`), pair.privateKey).toString('base64'),
    'telnyx-timestamp': time,
  };
  const { TelnyxWebhook } = load('telnyx/lib/webhooks');
  await new TelnyxWebhook(key).verify(body, headers);
  const request = { method: 'POST', url: URL, headers, body: Buffer.from(body), ip: null };
  return DIALECTS.telnyx.prove(request, { secret: key, networks: [] }, nowMs).proved;
}

function judgeJambonzSignature() {
  const { WebhookResponse } = load('@jambonz/node-client');
  const call = { call_sid: 'c-1', from: '+972501234567', digits: '42' };
  const json = JSON.stringify(call);
  const time = Math.floor(nowMs / 1000);
  const header = `t=${time},v1=${createHmac('sha256', 'key').update(`${time}.${json}`).digest('hex')}`;
  let isTaken = false;
  WebhookResponse.verifyJambonzSignature('key')(
    { get: () => header, body: call, url: '/' },
    {},
    () => (isTaken = true),
  );
  const headers = { 'jambonz-signature': header };
  const request = { method: 'POST', url: URL, headers, body: Buffer.from(json), ip: null };
  return isTaken && DIALECTS.jambonz.prove(request, { secret: 'key', networks: [] }, nowMs).proved;
}

async function installJudges() {
  const wanted = JSON.stringify({ private: true, dependencies: PACKAGES });
  const mark = join(folder, 'package.json');
  const isThere = existsSync(join(folder, 'node_modules')) && existsSync(mark) && readFileSync(mark, 'utf8') === wanted;
  if (isThere) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(mark, wanted);
  console.log('Fetching the packages of the providers …');
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { code, output } = await collectCommand('npm', ['install', ...quiet], {
    cwd: folder,
    env: machineEnvironment(),
  });
  if (code !== 0) throw new Error(`They could not be fetched:\n${output}`);
}
