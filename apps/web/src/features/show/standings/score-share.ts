/** A share of all points, 0 to 1, whatever was said. */
export function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** A share as a draft keeps it. */
export function shareText(share: number): string {
  return String(Math.round(clampShare(share) * 1000) / 1000);
}

/** A share in words, such as 80%; empty: there is none. */
export function sharePercent(share: number | null): string {
  return share === null ? '' : `${Math.round(clampShare(share) * 100)}%`;
}
