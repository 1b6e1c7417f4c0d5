import { BRAND_COLOUR, BRAND_COLOUR_STRONG } from '@qc/contract/limits';

/** The stage before any room is known. */
export const BRAND_STAGE = { mainColor: BRAND_COLOUR_STRONG, secondaryColor: BRAND_COLOUR, backgroundImage: null };
