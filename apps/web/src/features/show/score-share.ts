/** A share of all points, 0 to 1, whatever was said. */
export function clampShare(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** A share as the answer sent. */
export function shareText(share: number): string {
  return String(Math.round(clampShare(share) * 1000) / 1000);
}

/** A share in words, such as 80%; empty: there is none. */
export function sharePercent(text: string | null): string {
  const share = text === null || text === '' ? Number.NaN : Number(text);
  return Number.isFinite(share) ? `${Math.round(clampShare(share) * 100)}%` : '';
}
