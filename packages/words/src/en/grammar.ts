import { pluralOf } from '../plural.ts';
import { showDistanceIn, showNumberIn } from '../show-number.ts';

/** The wording for a number of things. */
export const plural = pluralOf('en');

/** A number with the language's grouping, in Latin digits. */
export const showNumber = showNumberIn('en');

/** How far off a guess was, with its unit. */
export const showDistance = showDistanceIn('en');
