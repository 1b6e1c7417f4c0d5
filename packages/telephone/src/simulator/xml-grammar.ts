import type { EntryResult, EntryRules } from '../line/entry.ts';
import { BadDocument, type XmlElement } from './xml-tree.ts';

type Check = (value: string) => boolean;

/** The documents that a provider takes. */
export interface XmlGrammar {
  /** What each verb is called, by what it does. */
  verbs: Readonly<Record<string, 'say' | 'play' | 'pause' | 'gather' | 'redirect' | 'hangUp'>>;
  /** The attributes that a verb knows, and what they may say. */
  attributes: Readonly<Record<string, Readonly<Record<string, Check>>>>;
  /** Verbs that may stand in the one that gathers. */
  nested: readonly string[];
  bytesMax: number;
  /** Whether a voice takes a text. */
  isSayable(text: string): boolean;
  entryOf(attributes: Readonly<Record<string, string>>): EntryRules;
  /** Whether an entry without keys is told to the action as well; else the document goes on. */
  tellsEmpty(attributes: Readonly<Record<string, string>>): boolean;
  /** What the action is told of an entry. */
  pressed(entry: EntryResult, rules: EntryRules): Record<string, string>;
}

export const oneOf =
  (...values: string[]): Check =>
  (value) =>
    values.includes(value);
export const matching =
  (pattern: RegExp): Check =>
  (value) =>
    pattern.test(value);
export const isAddress = matching(/^(https?:\/\/[^\s<>"]+|\/[^\s<>"]*|\?[^\s<>"]*)$/);
export const wholeNumber =
  (least: number, most: number): Check =>
  (value) =>
    /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;

/** Looks a document through before anything of it is done. Throws `BadDocument`. */
export function checkDocument(root: XmlElement, grammar: XmlGrammar): void {
  if (root.name !== 'Response' || Object.keys(root.attributes).length > 0) throw new BadDocument('no Response');
  if (root.text.trim() !== '') throw new BadDocument('words between verbs');
  for (const verb of root.children) {
    checkVerb(verb, grammar);
    if (grammar.verbs[verb.name] === 'gather') {
      for (const inner of verb.children) {
        if (!grammar.nested.includes(inner.name)) throw new BadDocument(`${inner.name} stands in ${verb.name}`);
        checkVerb(inner, grammar);
      }
    } else if (verb.children.length > 0) throw new BadDocument(`something stands in ${verb.name}`);
  }
}

function checkVerb({ name, attributes, text }: XmlElement, grammar: XmlGrammar): void {
  const does = grammar.verbs[name];
  if (does === undefined) throw new BadDocument(`no verb: ${name}`);
  for (const [key, value] of Object.entries(attributes)) {
    const check = grammar.attributes[name]?.[key];
    if (check === undefined) throw new BadDocument(`${name} has no ${key}`);
    if (!check(value)) throw new BadDocument(`${name} ${key}="${value}"`);
  }
  if (does === 'say' && (text.trim() === '' || !grammar.isSayable(text))) throw new BadDocument(`not sayable: ${text}`);
  if ((does === 'play' || does === 'redirect') && !isAddress(text.trim())) throw new BadDocument(`no address: ${text}`);
  if (['pause', 'gather', 'hangUp'].includes(does) && text.trim() !== '') throw new BadDocument(`words in ${name}`);
}
