import { type Played, textPlayed } from './heard.ts';
import { BadDocument } from './xml-tree.ts';

/** One thing that Yemot is told to do. */
export type YemotCommand =
  | ({ does: 'read'; played: Played[]; name: string; max: number; min: number; waitMs: number } & YemotKeys)
  | { does: 'say'; played: Played[] }
  | { does: 'go'; folder: string };

interface YemotKeys {
  /** Whether a value that is there already is asked for again. */
  asksAgain: boolean;
  blocked: string;
  /** Whole values that are taken; empty: any. */
  allowed: string[];
  attempts: number;
  /** What is sent for nothing; null: nothing is not taken. */
  emptyValue: string | null;
}

const FIELDS = 14;

/** Reads an answer, strictly: commands joined by `&`, messages by dots, fourteen fields. Throws `BadDocument`. */
export function readYemotAnswer(body: string): YemotCommand[] {
  if (/[\r\n]/.test(body)) throw new BadDocument('more than a line');
  return body.split('&').map((command) => {
    const [name = '', ...parts] = command.split('=');
    const [first = '', second] = parts;
    if (name === 'read' && parts.length === 2) return readRead(first, second ?? '');
    if (name === 'id_list_message' && parts.length === 1) return { does: 'say', played: readMessages(first) };
    if (name === 'go_to_folder' && parts.length === 1 && first !== '') return { does: 'go', folder: first };
    throw new BadDocument(`no command: ${command}`);
  });
}

function readRead(messages: string, text: string): YemotCommand {
  const fields = text.split(',');
  if (fields.length !== FIELDS) throw new BadDocument(`${fields.length} fields`);
  const [
    name = '',
    again,
    max,
    min,
    wait,
    playback,
    star,
    zero,
    replace,
    allowed,
    attempts,
    empty,
    emptyValue,
    keypad,
  ] = fields;
  if (!/^[A-Za-z]\w{0,40}$/.test(name)) throw new BadDocument(`no name: ${name}`);
  if (playback !== 'No' || replace !== '' || keypad !== 'InsertLettersTypeChangeNo')
    throw new BadDocument('unknown field');
  return {
    does: 'read',
    played: readMessages(messages),
    name,
    max: wholeOf(max),
    min: wholeOf(min),
    waitMs: wholeOf(wait) * 1000,
    asksAgain: isYes(again),
    blocked: `${isYes(star) ? '*' : ''}${isYes(zero) ? '0' : ''}`,
    allowed: allowed === undefined || allowed === '' ? [] : allowed.split('.'),
    attempts: wholeOf(attempts),
    emptyValue: empty === 'Ok' ? (emptyValue ?? 'None') : null,
  };
}

function readMessages(text: string): Played[] {
  return text.split('.').map((message) => {
    const [kind = '', ...rest] = message.split('-');
    const [data = ''] = rest;
    if (rest.length !== 1 || data === '' || /["'|]/.test(data)) throw new BadDocument(`no message: ${message}`);
    if (kind === 't') return textPlayed(data);
    const seconds = /^\w+,(\d+)$/.exec(data)?.[1];
    if (kind === 'h' && seconds !== undefined) return { kind: 'music', ms: Number(seconds) * 1000 };
    throw new BadDocument(`no message: ${message}`);
  });
}

function wholeOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,3}$/.test(text)) throw new BadDocument(`no number: ${text ?? ''}`);
  return Number(text);
}

function isYes(text: string | undefined): boolean {
  if (text !== 'yes' && text !== 'no') throw new BadDocument(`neither yes nor no: ${text ?? ''}`);
  return text === 'yes';
}
