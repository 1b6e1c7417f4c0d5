import type { Language } from '@qc/contract';
import { LANGUAGE_SERVICES } from '@qc/words';
import type { Collect, LineReply, Spoken } from '@qc/telephone/call';
import { withinBudget } from '../answer-budget.ts';
import type { LineAnswer, LineWay } from '../dialect.ts';
import { heardText, splitSaid } from '../said-text.ts';
import { withoutRest } from '../spoken-pieces.ts';
import { emptyUrl, partUrl } from '../turn-address.ts';
import { languageOfVoice } from '../twiml/twiml-profile.ts';

/** Vendors of voices differ; none takes less. */
const SAY_LENGTH_MAX = 1000;
/** Where something else comes after it, or has been waited for; none at all would wait for ever. */
const PART_WAIT_S = 0.1;

const JSON_TYPE = 'application/json; charset=utf-8';
export const JAMBONZ_SILENCE: LineAnswer = { contentType: JSON_TYPE, body: '[]' };

type Verb = Readonly<Record<string, unknown>>;
/** Pieces that one voice says; null: recordings and silence alone, that need none. */
interface Run {
  language: Language | null;
  texts: string[];
}

/**
 * What jambonz is told. One `gather` has one voice: where a reply changes its language, and one key is asked for, there
 * are several of them for one turn, one after the other. Where more keys are, what stands before the last change is said
 * first, and keys are heard from then on.
 */
export function renderJambonz(reply: LineReply, way: LineWay): LineAnswer {
  const { pieces, restMs } = withoutRest(reply.spoken);
  const body = withinBudget(pieces, (some) => {
    const runs = runsOf(some);
    const verbs =
      reply.collect === null
        ? [...runs.map((run) => sayVerb(run, way)), ...farewell(restMs)]
        : [
            ...runs.slice(0, -1).map((run) => part(run, way, reply.collect)),
            ...gather(runs.at(-1) ?? null, { way, collect: reply.collect, restMs }),
          ];
    return JSON.stringify(verbs);
  });
  return { contentType: JSON_TYPE, body };
}

function farewell(restMs: number): Verb[] {
  return [...(restMs === 0 ? [] : [{ verb: 'pause', length: restMs / 1000 }]), { verb: 'hangup' }];
}

function gather(run: Run | null, { way, collect, restMs }: { way: LineWay; collect: Collect; restMs: number }): Verb[] {
  const actionHook = way.nextUrl(collect.turn);
  const isOne = collect.max === 1;
  const waitMs = collect.timeoutMs + restMs;
  const said = isOne ? run : withSilence(run, waitMs);
  const verb = {
    verb: 'gather',
    input: ['digits'],
    actionHook,
    numDigits: collect.max,
    // Without both, an entry that was begun while something was said, and not ended, would wait for ever.
    minDigits: 1,
    interDigitTimeout: Math.max(1, collect.timeoutMs / 1000),
    timeout: isOne ? Math.max(1, waitMs / 1000) : PART_WAIT_S,
    dtmfBargein: true,
    ...(collect.byHash ? { finishOnKey: '#' } : {}),
    ...(said === null ? {} : nested(said, way)),
  };
  return [verb, { verb: 'redirect', actionHook: emptyUrl(actionHook) }];
}

/**
 * Its clock for an entry goes on while keys are pressed, and loses them; but it never begins where a key has interrupted
 * what is said. So where there are more keys than one, what is waited is said as silence.
 */
function withSilence(run: Run | null, ms: number): Run {
  const { language, texts } = run ?? { language: null, texts: [] };
  return { language, texts: [...texts, ...textsOf({ say: 'silence', ms })] };
}

/** What comes before the last change of language. */
function part(run: Run, way: LineWay, collect: Collect | null): Verb {
  if (collect?.max !== 1) return sayVerb(run, way);
  const actionHook = partUrl(way.nextUrl(collect.turn));
  const keys = { input: ['digits'], numDigits: 1, dtmfBargein: true };
  return { verb: 'gather', actionHook, ...keys, timeout: PART_WAIT_S, ...nested(run, way) };
}

function nested(run: Run, way: LineWay): Verb {
  return run.language === null
    ? { play: { url: run.texts } }
    : { say: { text: run.texts, synthesizer: voice(run.language, way) } };
}

function sayVerb(run: Run, way: LineWay): Verb {
  return run.language === null
    ? { verb: 'play', url: run.texts }
    : { verb: 'say', text: run.texts, synthesizer: voice(run.language, way) };
}

/** The owner's voice, written `vendor:language:voice`, or Google's. */
function voice(language: Language, way: LineWay): Verb {
  const { google } = LANGUAGE_SERVICES[language].telephone.voices;
  const own = () => `google:${languageOfVoice(google) ?? language}:${google}`;
  const [vendor = 'default', tag, ...name] = (way.voiceOf(language) ?? own()).split(':');
  return {
    vendor,
    ...(tag === undefined ? {} : { language: tag }),
    ...(name.length === 0 ? {} : { voice: name.join(':') }),
  };
}

function runsOf(pieces: readonly Spoken[]): Run[] {
  const runs: Run[] = [];
  for (const piece of pieces) {
    const language = piece.say === 'text' ? piece.language : null;
    const last = runs.at(-1);
    if (last === undefined || (language !== null && last.language !== null && last.language !== language)) {
      runs.push({ language, texts: textsOf(piece) });
    } else {
      last.language ??= language;
      last.texts.push(...textsOf(piece));
    }
  }
  return runs.filter(({ texts }) => texts.length > 0);
}

/** Where texts stand, addresses are played: a text of an author's that looks like one is told from it by a comma. */
function textsOf(piece: Spoken): string[] {
  if (piece.say === 'recording') return [piece.url];
  if (piece.say === 'silence') return [`silence_stream://${Math.round(piece.ms)}`];
  return splitSaid(heardText(piece.text), SAY_LENGTH_MAX, (text) => text.length).map((text) =>
    /^[\w+.-]+:/.test(text) || text.startsWith('<') ? `, ${text}` : text,
  );
}
