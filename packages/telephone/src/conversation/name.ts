import type { LiveRefusal } from '@qc/contract';
import { telephoneWords } from '@qc/words/telephone';
import type { Spoken } from '../call.ts';
import { fieldKeys, fieldLength, fieldWords, missingField, NUMBER_MIN, teamsToChoose } from './form.ts';
import { WAITING } from './hold.ts';
import { ask, type Call, follow, goTo, hangUp, type Heard, type Next, send } from './next.ts';
import { gameLanguage, quote, say, wordsOf } from './say.ts';
import type { FormField, JoinForm, NamePlace } from './session.ts';
import { typing } from './typing.ts';

/** So often nothing may come before the call ends. */
const SILENT_MAX = 4;
/** So many names are tried: hundreds of callers may end in the same three digits. */
const NAMES_MAX = 12;
/** Of them so many are counted up one by one; then the number of players makes the next one free. */
const COUNTED_UP = 4;

/** Asks for what the form lacks; once nothing is missing, joins. */
export function enterName(call: Call, form: JoinForm, before: readonly Spoken[] = []): Next {
  const field = call.view === null ? null : missingField(call.view.room, form, call.session.line.hasNumber);
  return field === null ? join(call, form) : askField(call, { name: 'name', silent: 0, form, field, keys: '' }, before);
}

function askField(call: Call, place: NamePlace & { field: FormField }, before: readonly Spoken[]): Next {
  const { view } = call;
  if (view === null) return join(call, place.form);
  const words = place.keys === '' ? fieldWords(call, place.field, view.room) : [];
  const wanted = fieldKeys(place.field, view.room, place.keys.length);
  return ask(goTo(call, place), [...before, ...words], wanted);
}

function join(call: Call, form: JoinForm): Next {
  const { line } = call.session;
  const place: NamePlace = { name: 'name', silent: 0, form, field: null, keys: '' };
  const { consent, number, team, pattern } = form;
  const name = nameOf(call, form.namesTried);
  return send(goTo(call, place), { type: 'join', id: `${line.id}-join`, name, number, consent, team, pattern });
}

/** As everybody sees it: in the language of the game. */
function nameOf(call: Call, tried: number): string {
  const { joining } = telephoneWords(gameLanguage(call));
  const { digits, invited } = call.session.line;
  if (tried === 0 && invited !== undefined && invited.name !== '') return invited.name;
  const further = tried < COUNTED_UP ? tried + 1 : (call.view?.shared.players ?? 0) + tried;
  return joining.callerName(digits, further);
}

/** Fills in what was pressed. */
export function hearName(call: Call, place: NamePlace, heard: Heard): Next {
  const { field } = place;
  const { view } = call;
  if (field === null || view === null) return tryAgain(call, place);
  const typed = typing(place.keys, heard, fieldLength(field, view.room));
  const words = wordsOf(call);
  if (typed.is === 'nothing') {
    const silent = place.silent + 1;
    if (silent >= SILENT_MAX) return goodbye(call, words.joining.nothingHeard);
    return askField(call, { ...place, field, silent }, heard.hasOthers ? [say(call, words.joining.otherKey)] : []);
  }
  if (typed.is === 'begun') {
    const go = field === 'pattern' ? words.waiting.lookUp : words.joining.thenHash;
    return askField(call, { ...place, field, keys: typed.keys }, [say(call, go)]);
  }
  return fill(call, { ...place, field, keys: '', silent: 0 }, typed.keys);
}

function fill(call: Call, place: NamePlace & { field: FormField }, keys: string): Next {
  const { form } = place;
  const { joining, callRefusals } = wordsOf(call);
  switch (place.field) {
    case 'consent':
      if (keys === '0') return goodbye(call, callRefusals.consentNeeded);
      return keys === '1' ? enterName(call, { ...form, consent: true }) : askField(call, place, rules(call));
    case 'ownNumber':
      return keys === '1'
        ? enterName(call, { ...form, number: { by: 'call' } })
        : askField(call, { ...place, field: 'otherNumber' }, []);
    case 'otherNumber':
      if (keys.length < NUMBER_MIN) return askField(call, place, [say(call, joining.shortNumber)]);
      return enterName(call, { ...form, number: { by: 'keys', digits: keys } });
    case 'team': {
      const team = Number(keys) - 1;
      const isTeam = call.view !== null && teamsToChoose(call.view.room)[team] !== undefined;
      return isTeam ? enterName(call, { ...form, team }) : askField(call, place, [say(call, joining.otherKey)]);
    }
    case 'pattern':
      return join(call, { ...form, pattern: [...keys].map((key) => Number(key) - 1) });
  }
}

function rules(call: Call): Spoken[] {
  const said = quote(call, call.view?.room.regulationsText ?? '');
  return said.length > 0 ? said : [say(call, wordsOf(call).joining.rulesElsewhere)];
}

/** Why there is no place yet: what can be put right is asked for, the rest ends the call. */
export function joinRefused(call: Call, place: NamePlace, code: LiveRefusal): Next {
  const { form } = place;
  const why = wordsOf(call).callRefusals[code];
  switch (code) {
    case 'nameTaken':
    case 'nameFoul': {
      const namesTried = form.namesTried + 1;
      return namesTried < NAMES_MAX ? join(call, { ...form, namesTried }) : goodbye(call, why);
    }
    case 'patternWrong': {
      const before = form.pattern.length === 0 ? [] : [say(call, why)];
      return askField(call, { ...place, form: { ...form, pattern: [] }, field: 'pattern', keys: '' }, before);
    }
    case 'consentNeeded':
      return askForMissing(call, { ...form, consent: false }, why);
    case 'phoneNeeded':
      return askForMissing(call, { ...form, number: null }, why);
    case 'teamNeeded':
      return askForMissing(call, { ...form, team: null }, why);
    case 'storageFailed':
    case 'tooManyMessages':
      return askToWait(call, place, why);
    case 'alreadyJoined':
      return call.view?.own ? follow(call) : goodbye(call, why);
    default:
      return goodbye(call, why);
  }
}

/** What the room asks for and says nothing of can be asked by nobody. */
function askForMissing(call: Call, form: JoinForm, why: string): Next {
  const isAsked = call.view !== null && missingField(call.view.room, form, call.session.line.hasNumber) !== null;
  return isAsked ? enterName(call, form, [say(call, why)]) : goodbye(call, why);
}

function askToWait(call: Call, place: NamePlace, why: string): Next {
  return ask(goTo(call, { ...place, field: null }), [say(call, why)], WAITING);
}

function tryAgain(call: Call, place: NamePlace): Next {
  const silent = place.silent + 1;
  if (silent >= SILENT_MAX) return goodbye(call, wordsOf(call).callRefusals.storageFailed);
  const next = join(call, place.form);
  return next.do === 'command' ? { ...next, session: { ...next.session, place: { ...place, silent } } } : next;
}

function goodbye(call: Call, why: string): Next {
  return hangUp(call, [say(call, why), say(call, wordsOf(call).joining.goodbye)]);
}
