import type { Closest, Fastest, Knew } from '@qc/contract';

/** What a reveal says of those who knew it. */
interface ToldOfKnowers {
  /** Named as the fastest, or as the only one. */
  named: Fastest | null;
  /** Nobody else was right: then it does not say how many knew it. */
  isOnly: boolean;
}

/**
 * Nobody is named twice: the only one who was right is named as that and not as the fastest of one, and whoever stands as the closest
 * below not at all.
 */
export function toldOfKnowers(knew: Knew, fastest: Fastest | null, closest: readonly Closest[]): ToldOfKnowers {
  const [nearest] = closest;
  const isNamedBelow = fastest !== null && nearest?.seat === fastest.seat;
  const named = isNamedBelow ? null : fastest;
  return { named, isOnly: knew.right === 1 && named !== null };
}
