import { publicAddress } from '#features/settings';
import type { Platform } from '#platform/platform';
import { findInstitutionName } from '../people/institution-name-store.ts';

/** Shorter ones stand in too many good passwords. */
const LETTERS_MIN = 4;

/**
 * What a guesser who knows the house tries: the parts of its address before the last, and the words of the
 * institution's name. The product's own name is refused everywhere.
 */
export async function houseWords(platform: Platform, institutionId: string | null): Promise<string[]> {
  const address = await publicAddress(platform);
  const host = address !== null && URL.canParse(address) ? new URL(address).hostname.split('.').slice(0, -1) : [];
  const name = institutionId === null ? null : await findInstitutionName(platform.db, institutionId);
  const words = [...host, ...(name === null ? [] : name.split(/[^\p{L}\p{N}]+/u))];
  return words.map((word) => word.toLowerCase()).filter((word) => word.length >= LETTERS_MIN);
}
