import type { RoomInfo } from '@qc/contract';
import { PATTERN_LENGTH, PATTERN_SHAPES } from '@qc/contract/limits';
import type { Spoken } from '../call.ts';
import { DIGITS, oneOf, typedKeys } from './hold.ts';
import type { Call, Wanted } from './next.ts';
import { choice, quote, say, wordsOf } from './say.ts';
import type { FormField, JoinForm } from './session.ts';

/** Digits of a telephone number: fewer are none. */
export const NUMBER_MIN = 6;
const NUMBER_MAX_DIGITS = 15;
/** With so many it may be whole: not every line tells that `#` was pressed. */
const NUMBER_WHOLE = 9;

/** What the game asks for and the form lacks, first things first; null: nothing. Shapes change, and are asked for last. */
export function missingField(room: RoomInfo, form: JoinForm, hasNumber: boolean): FormField | null {
  if ((room.regulationsLink !== '' || room.regulationsText !== '') && !form.consent) return 'consent';
  if (room.collectPhone && form.number === null) return hasNumber ? 'ownNumber' : 'otherNumber';
  return teamsToChoose(room).length > 0 && form.team === null ? 'team' : null;
}

/** The teams that a caller chooses from; none where there are none, or they are assigned. */
export function teamsToChoose({ teams }: RoomInfo): readonly string[] {
  return teams.mode === 'choose' && teams.names.length > 1 ? teams.names : [];
}

/** With more than nine teams a choice has two keys, and an end. */
function isLong(teams: readonly string[]): boolean {
  return teams.length > 9;
}

/** How many keys make the answer whole. */
export function fieldLength(field: FormField, room: RoomInfo): number {
  switch (field) {
    case 'consent':
    case 'ownNumber':
      return 1;
    case 'otherNumber':
      return NUMBER_WHOLE;
    case 'team':
      return isLong(teamsToChoose(room)) ? 2 : 1;
    case 'pattern':
      return PATTERN_LENGTH;
  }
}

/** What is waited for, once `typed` keys have come. */
export function fieldKeys(field: FormField, room: RoomInfo, typed: number): Wanted {
  switch (field) {
    case 'consent':
      return oneOf('120');
    case 'ownNumber':
      return oneOf('12');
    case 'otherNumber':
      return typedKeys(NUMBER_MAX_DIGITS - typed);
    case 'team': {
      const teams = teamsToChoose(room);
      return isLong(teams) ? typedKeys(3 - typed) : oneOf(DIGITS.slice(1, teams.length + 1));
    }
    case 'pattern':
      return { ...oneOf(DIGITS.slice(1, PATTERN_SHAPES + 1)), max: PATTERN_LENGTH - typed };
  }
}

/** How it is asked for. */
export function fieldWords(call: Call, field: FormField, room: RoomInfo): Spoken[] {
  const { joining, shapes } = wordsOf(call);
  switch (field) {
    case 'consent':
      return [say(call, joining.askRules)];
    case 'ownNumber':
      return [say(call, joining.askNumber)];
    case 'otherNumber':
      return [say(call, joining.typeNumber)];
    case 'team': {
      const teams = teamsToChoose(room);
      const choices = teams.flatMap((team, index) => choice(call, quote(call, team), index + 1));
      return [say(call, joining.chooseTeam), ...choices, ...(isLong(teams) ? [say(call, joining.thenHash)] : [])];
    }
    case 'pattern':
      return [
        say(call, joining.askShapes),
        ...shapes.flatMap((shape, index) => choice(call, [say(call, shape)], index + 1)),
      ];
  }
}
