import { telephoneWords } from '@qc/words/telephone';
import type { Spoken } from '../call.ts';
import { enterCode } from './code.ts';
import { oneOf } from './hold.ts';
import { ask, type Call, goTo, type Heard, type Next, owing } from './next.ts';
import { say, wordsOf } from './say.ts';
import type { LanguagePlace } from './session.ts';

/** So often nothing may come before the line's own language is taken. */
const SILENT_MAX = 2;

/** The greeting, and where several are on offer the choice of a language, each said in itself. */
export function enterLanguage(call: Call): Next {
  const hello = say(call, wordsOf(call).joining.hello);
  const isChoice = call.session.line.languages.length > 1 && call.session.line.spokeBefore === null;
  return isChoice ? askLanguage(call, 0, [hello]) : enterCode(owing(call, [hello]));
}

function askLanguage(call: Call, silent: number, before: Spoken[]): Next {
  const { languages } = call.session.line;
  const choices = languages.map((language, index): Spoken => {
    return { say: 'text', text: telephoneWords(language).joining.chooseLanguage(index + 1), language };
  });
  const keys = languages.map((_, index) => String(index + 1)).join('');
  return ask(goTo(call, { name: 'language', silent }), [...before, ...choices], oneOf(keys));
}

/** The language that was chosen; after a while without one the line's own. */
export function hearLanguage(call: Call, { silent }: LanguagePlace, { keys }: Heard): Next {
  const language = call.session.line.languages[Number(keys) - 1];
  if (language !== undefined)
    return enterCode({ ...call, session: { ...call.session, language, choseLanguage: true } });
  return silent + 1 < SILENT_MAX ? askLanguage(call, silent + 1, []) : enterCode(call);
}
