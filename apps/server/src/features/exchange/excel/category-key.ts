import { cleanText } from '@qc/contract';

/** A category's name as names are compared. */
export function categoryKey(name: string): string {
  return cleanText(name).normalize('NFKC').replace(/\s+/g, ' ').toLowerCase();
}
