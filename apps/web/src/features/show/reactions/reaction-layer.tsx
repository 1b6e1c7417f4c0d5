import { type CSSProperties, useEffect, useRef, useState } from 'react';
import type { PhaseName } from '@qc/contract';
import { REACTIONS, REACTIONS_AFTER_ANSWER, type ReactionSums } from '@qc/contract/live/reactions';
import { useStill } from '../motion/still.ts';
import { FLYING_MAX, type FlyingPiece, piecesOf } from './flying-pieces.ts';
import { ReactionDrawing } from './reaction-drawing.tsx';
import styles from './reaction-layer.module.css';

/** Calls the listener with each word of sums; the reply ends it. */
export type HearReactions = (listener: (sums: ReactionSums) => void) => () => void;

/** Phases whose page reaches to the edges. */
const BROAD: ReadonlySet<PhaseName> = new Set(['lobby', 'closed', 'reveal', 'opening', 'media', 'ending', 'break']);

/** For so long after a word its kinds stay lit in the meter, ms. */
const LIT_MS = 1500;

/**
 * What players send, over the big screen's outer edges, where no answer stands. While a question is asked, and for whom
 * motion is off, nothing flies: a small row at the foot lights up instead.
 */
export function ReactionLayer({ hear, phase, calm }: { hear: HearReactions; phase: PhaseName; calm: boolean }) {
  const [pieces, setPieces] = useState<readonly FlyingPiece[]>([]);
  const [lit, setLit] = useState<ReactionSums>([]);
  const next = useRef(0);
  const still = useStill() || calm || REACTIONS_AFTER_ANSWER.has(phase);
  const edge = BROAD.has(phase) ? 'narrow' : 'wide';

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = hear((sums) => {
      if (still) {
        setLit(sums);
        clearTimeout(timer);
        timer = setTimeout(() => setLit([]), LIT_MS);
        return;
      }
      const risen = piecesOf(sums, next.current);
      next.current += risen.length;
      setPieces((flying) => [...flying, ...risen].slice(-FLYING_MAX));
    });
    return () => {
      end();
      clearTimeout(timer);
      setLit([]);
      setPieces([]);
    };
  }, [hear, still]);

  const landed = (id: number) => setPieces((flying) => flying.filter((piece) => piece.id !== id));
  return (
    <div className={styles.layer} aria-hidden="true">
      {still ? (
        <div className={`${styles.meter} ${lit.length > 0 ? styles.on : ''}`}>
          {REACTIONS.map((name, kind) => (
            <span key={name} data-lit={(lit[kind] ?? 0) > 0 ? name : undefined}>
              <ReactionDrawing name={name} />
            </span>
          ))}
        </div>
      ) : (
        pieces.map((piece) => (
          <span
            key={piece.id}
            className={styles.piece}
            data-flying={piece.name}
            style={placeOf(piece, EDGES[edge])}
            onAnimationEnd={() => landed(piece.id)}
          >
            <ReactionDrawing name={piece.name} />
          </span>
        ))
      )}
    </div>
  );
}

/** How much of the edge they have, in parts of the shorter side, and how large they are there. Every page keeps 5 free. */
const EDGES = { narrow: { width: 5, least: 4.2, most: 4.8 }, wide: { width: 12, least: 4.6, most: 7 } };

function placeOf({ side, lane, weight }: FlyingPiece, { width, least, most }: (typeof EDGES)['wide']): CSSProperties {
  const size = least + (most - least) * weight;
  const inset = `${lane * (width - size)}cqmin`;
  const box = { inlineSize: `${size}cqmin`, blockSize: `${size}cqmin` };
  return side === 'start' ? { ...box, insetInlineStart: inset } : { ...box, insetInlineEnd: inset };
}
