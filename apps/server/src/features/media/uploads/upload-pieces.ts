/** Bytes of an upload from `start` to before `end`, under a name of their own. */
export interface Piece {
  name: string;
  start: number;
  end: number;
}

/** A piece and from where on it is read. */
type PieceInUse = Piece & { from: number };

/**
 * The pieces that, one after the other, give an upload from its beginning as far as it goes without a hole. Pieces may lie
 * over each other: two servers may have taken the same bytes.
 */
export function coverFrom(pieces: readonly Piece[]): PieceInUse[] {
  const cover: PieceInUse[] = [];
  const sorted = pieces.toSorted((a, b) => a.start - b.start);
  let at = 0;
  let next = 0;
  for (;;) {
    let best: Piece | undefined;
    // Of those that begin in what there is or right behind it, the one that leads furthest.
    for (let piece = sorted[next]; piece !== undefined && piece.start <= at; piece = sorted[++next]) {
      if (piece.end > (best?.end ?? at)) best = piece;
    }
    if (best === undefined) return cover;
    cover.push({ ...best, from: at });
    at = best.end;
  }
}
