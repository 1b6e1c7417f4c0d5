import { BadDocument } from './xml-tree.ts';

/** One verb with its properties. */
export type JambonzVerb = Readonly<Record<string, unknown>> & { verb: string };

type Check = (value: unknown) => boolean;
const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number' && value >= 0;
const isTrueOrFalse: Check = (value) => typeof value === 'boolean';
const isTexts: Check = (value) => isText(value) || (Array.isArray(value) && value.length > 0 && value.every(isText));
const isVoice: Check = (value) =>
  isRecord(value) && has(value, { vendor: isText, language: isText, voice: isText }, ['vendor']);
const SAY = { text: isTexts, synthesizer: isVoice, loop: isNumber };
const PLAY = { url: isTexts, loop: isNumber };

/** The properties of the verbs that calls here are made of, by the provider's own list, and which have to be there. */
const VERBS: Readonly<Record<string, [Record<string, Check>, string[]]>> = {
  say: [SAY, ['text']],
  play: [PLAY, ['url']],
  pause: [{ length: isNumber }, ['length']],
  hangup: [{}, []],
  redirect: [{ actionHook: isText }, ['actionHook']],
  gather: [
    {
      actionHook: isText,
      input: (value) => Array.isArray(value) && value.every((one) => one === 'digits' || one === 'speech'),
      finishOnKey: (value) => typeof value === 'string' && /^[0-9*#]$/.test(value),
      numDigits: isNumber,
      minDigits: isNumber,
      maxDigits: isNumber,
      interDigitTimeout: isNumber,
      timeout: isNumber,
      dtmfBargein: isTrueOrFalse,
      say: (value) => isRecord(value) && has(value, SAY, ['text']),
      play: (value) => isRecord(value) && has(value, PLAY, ['url']),
    },
    ['actionHook'],
  ],
};

/** Reads what jambonz is told, strictly. Throws `BadDocument`. */
export function readVerbs(body: string): JambonzVerb[] {
  const told: unknown = JSON.parse(body);
  if (!Array.isArray(told)) throw new BadDocument('no list of verbs');
  return told.map((verb: unknown) => {
    if (!isVerb(verb)) throw new BadDocument('no verb');
    const rules = VERBS[verb.verb];
    if (rules === undefined) throw new BadDocument(`no verb: ${verb.verb}`);
    if (!has(verb, { verb: isText, ...rules[0] }, rules[1])) throw new BadDocument(`not how ${verb.verb} is said`);
    return verb;
  });
}

/** A property of a verb that is itself a record. */
export function partOf(verb: JambonzVerb, name: string): Readonly<Record<string, unknown>> | null {
  const part = verb[name];
  return isRecord(part) ? part : null;
}

/** A text or a list of texts as a list. */
export function textsOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isVerb(value: unknown): value is JambonzVerb {
  return isRecord(value) && typeof value['verb'] === 'string';
}

function has(value: Readonly<Record<string, unknown>>, checks: Record<string, Check>, needed: string[]): boolean {
  const isKnown = Object.entries(value).every(([name, said]) => checks[name]?.(said) === true);
  return isKnown && needed.every((name) => name in value);
}
