import { resolveAddress } from './addresses.ts';
import { byteLength } from './encodings.ts';
import { enter } from '../line/entry.ts';
import { lengthOf, type Played, recordingPlayed, textPlayed } from './heard.ts';
import { CallOver, type LineCall } from './line-call.ts';
import type { SimulatedAnswer, SimulatedRequest } from './outside.ts';
import { checkDocument, type XmlGrammar } from './xml-grammar.ts';
import { BadDocument, readXml, type XmlElement } from './xml-tree.ts';

/** Makes the request that asks for the next document, of an address and what was pressed. */
export type XmlRequest = (url: string, pressed: Readonly<Record<string, string>>) => SimulatedRequest;

/** Where the call goes on, and with what. */
interface Next {
  url: string;
  pressed: Readonly<Record<string, string>>;
}

/** Lives a call that is told by documents in XML, from its first request to its end. */
export async function liveByXml(call: LineCall, grammar: XmlGrammar, request: XmlRequest): Promise<never> {
  let next: Next = { url: call.placed.url, pressed: {} };
  for (;;) {
    const { url } = next;
    const verbs = documentOf(await call.ask(request(url, next.pressed)), grammar);
    next = await perform(call, grammar, { url, verbs });
  }
}

function documentOf({ contentType, body }: SimulatedAnswer, grammar: XmlGrammar): readonly XmlElement[] {
  try {
    if (!/^(text|application)\/xml\b/.test(contentType)) throw new BadDocument(`no XML: ${contentType}`);
    if (byteLength(body) > grammar.bytesMax) throw new BadDocument('too long');
    const root = readXml(body);
    checkDocument(root, grammar);
    return root.children;
  } catch (error) {
    throw new CallOver('fault', error instanceof Error ? error.message : 'no document');
  }
}

async function perform(
  call: LineCall,
  grammar: XmlGrammar,
  { url, verbs }: { url: string; verbs: readonly XmlElement[] },
): Promise<Next> {
  let said: Played[] = [];
  for (const verb of verbs) {
    const does = grammar.verbs[verb.name];
    if (does === 'say' || does === 'play' || does === 'pause') {
      said.push(playedBy(verb, does));
      continue;
    }
    // Keys that are pressed outside of what gathers them are lost.
    await call.play(said);
    said = [];
    if (does === 'hangUp') throw new CallOver('byLine');
    if (does === 'redirect') return { url: resolveAddress(url, verb.text.trim()), pressed: {} };
    const pressed = await gather(call, grammar, verb);
    if (pressed !== null) return { url: resolveAddress(url, verb.attributes['action'] ?? ''), pressed };
  }
  await call.play(said);
  throw new CallOver('deadEnd', 'the document has ended');
}

/** What was pressed; null: nothing, and the document goes on. */
async function gather(call: LineCall, grammar: XmlGrammar, verb: XmlElement): Promise<Record<string, string> | null> {
  const played = verb.children.map((inner) => playedBy(inner, grammar.verbs[inner.name] ?? 'pause'));
  const rules = grammar.entryOf(verb.attributes);
  const entry = enter(rules, { saidMs: lengthOf(played), ...call.hear(played, true) });
  await call.pass(entry.tookMs);
  if (entry.by === 'hungUp') throw new CallOver('byCaller');
  if (entry.by === 'never') throw new CallOver('deadEnd', 'it waits for ever');
  const isEmpty = entry.keys === '' && entry.by === 'time';
  return isEmpty && !grammar.tellsEmpty(verb.attributes) ? null : grammar.pressed(entry, rules);
}

function playedBy({ attributes, text }: XmlElement, does: string): Played {
  if (does === 'say') return textPlayed(text);
  if (does === 'play') return recordingPlayed(text.trim());
  return { kind: 'silence', ms: Number(attributes['length'] ?? 1) * 1000 };
}
