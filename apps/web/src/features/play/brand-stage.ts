import type { RoomInfo } from '@qc/contract';
import { BRAND_COLOUR, BRAND_COLOUR_STRONG } from '@qc/contract/limits';

/** The stage before any room is known. */
export const BRAND_STAGE: Pick<RoomInfo, 'mainColor' | 'secondaryColor' | 'backgroundImage'> = {
  mainColor: BRAND_COLOUR_STRONG,
  secondaryColor: BRAND_COLOUR,
  backgroundImage: null,
};
