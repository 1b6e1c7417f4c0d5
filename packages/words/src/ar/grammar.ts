import { pluralOf } from '../plural.ts';
import { showNumberIn } from '../show-number.ts';

/** The wording for a number of things. */
export const plural = pluralOf('ar');

/** A number with the language's grouping, in Latin digits. */
export const showNumber = showNumberIn('ar');
