import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { PhaseName } from '@qc/contract';
import { REACTIONS, REACTIONS_AFTER_ANSWER, type ReactionSums } from '@qc/contract/live/reactions';
import { useStill } from '../motion/still.ts';
import { FLYING_MAX, type FlyingPiece, piecesOf } from './flying-pieces.ts';
import { ReactionDrawing } from './reaction-drawing.tsx';
import styles from './reaction-layer.module.css';

/** Calls the listener with each word of sums; the reply ends it. */
export type HearReactions = (listener: (sums: ReactionSums) => void) => () => void;

/** Phases whose page reaches to the edges. */
const BROAD: ReadonlySet<PhaseName> = new Set(['lobby', 'opening', 'media', 'ending']);

/** For so long after a word its kinds stay lit in the meter, ms. */
const LIT_MS = 1500;

/**
 * What players send, over the big screen's outer edges, where no answer stands. While a question is asked, and for whom
 * motion is off, nothing flies: a small row at the foot lights up instead.
 */
export function ReactionLayer({ hear, phase, calm }: { hear: HearReactions; phase: PhaseName; calm: boolean }) {
  const [pieces, setPieces] = useState<readonly (FlyingPiece & { narrow: boolean })[]>([]);
  const [lit, setLit] = useState<ReactionSums>([]);
  const next = useRef(0);
  const narrow = useRef(false);
  useLayoutEffect(() => {
    narrow.current = BROAD.has(phase);
  }, [phase]);
  const still = useStill() || calm || REACTIONS_AFTER_ANSWER.has(phase);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = hear((sums) => {
      if (still) {
        setLit(sums);
        clearTimeout(timer);
        timer = setTimeout(() => setLit([]), LIT_MS);
        return;
      }
      const risen = piecesOf(sums, next.current).map((piece) => ({ ...piece, narrow: narrow.current }));
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
            className={`${styles.piece} ${piece.narrow ? styles.narrow : ''}`}
            data-flying={piece.name}
            data-side={piece.side}
            style={placeOf(piece)}
            onAnimationEnd={() => landed(piece.id)}
          >
            <ReactionDrawing name={piece.name} />
          </span>
        ))
      )}
    </div>
  );
}

function placeOf({ lane, weight }: FlyingPiece): CSSProperties {
  // Named so that the custom properties pass as a style.
  const look = { '--lane': lane, '--weight': weight, order: 0 };
  return look;
}
