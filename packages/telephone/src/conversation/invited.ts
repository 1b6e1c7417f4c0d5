import { telephoneWords } from '@qc/words/telephone';
import type { Spoken } from '../call.ts';
import { enterCode } from './code.ts';
import { oneOf } from './hold.ts';
import { ask, type Call, goTo, hangUp, type Heard, type Next, send } from './next.ts';
import { say, wordsOf } from './say.ts';
import type { Invited, InvitedPlace } from './session.ts';

/** So often it is said who calls; then the house hangs up, as on a machine that answers. */
const SAID_MAX = 3;

/** The house has called: says who calls and why, in the language of the game where the line has it, and asks. */
export function enterInvited(call: Call, invited: Invited): Next {
  const { languages } = call.session.line;
  const language = languages.find((one) => one === invited.language) ?? call.session.language;
  const here: Call = { ...call, session: { ...call.session, language } };
  return askToPlay(here, invited, 0, [say(here, wordsOf(here).invited.hello)]);
}

function askToPlay(call: Call, { house, game, language }: Invited, silent: number, before: Spoken[]): Next {
  const { invited } = wordsOf(call);
  const named = (text: string): Spoken[] => (text === '' ? [] : [{ say: 'text', text, language }]);
  const words = [
    ...before,
    ...(house === '' ? [] : [say(call, invited.calls), ...named(house)]),
    say(call, invited.toGame),
    ...named(game),
    say(call, invited.keys),
  ];
  return ask(goTo(call, { name: 'invited', silent }), words, oneOf('12'));
}

/** 1: into the room, whose code is the line's own for this call. 2: never again. */
export function hearInvited(call: Call, place: InvitedPlace, { keys, hasOthers }: Heard): Next {
  const invited = call.session.line.invited;
  if (keys === '2') return send(call, { type: 'neverAgain' });
  if (keys === '1' || invited === undefined) return enterCode(call);
  const silent = place.silent + 1;
  const { joining } = wordsOf(call);
  if (silent >= SAID_MAX) return hangUp(call, [say(call, joining.nothingHeard), say(call, joining.goodbye)]);
  return askToPlay(call, invited, silent, hasOthers ? [say(call, joining.otherKey)] : []);
}

/** It is on disk: this number is called no more. */
export function neverCalledAgain(call: Call): Next {
  const { invited, joining } = telephoneWords(call.session.language);
  return hangUp(call, [say(call, invited.neverAgain), say(call, joining.goodbye)]);
}
