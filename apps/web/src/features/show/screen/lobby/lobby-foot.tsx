import { useEffect, useState } from 'react';
import type { Direction } from '@qc/contract';
import { wordsDirection } from '../../parts/words-direction.ts';
import { FitText } from '../../parts/fit-text.tsx';
import { TurningText } from '../turning-text.tsx';
import styles from './lobby-foot.module.css';

/** A text stays at least so long, and longer the more letters it has, ms: until its last page has been read. */
const [LEAST_MS, BEGIN_MS, LETTER_MS] = [8000, 3000, 80];

/** Of more letters a page of the usual height shows too little: the foot is twice as high then. */
const LONG = 250;

/** What is said at the foot of the lobby, one text after the other; what is too long turns over, page by page. */
export function LobbyFoot({ texts, direction }: { texts: readonly string[]; direction: Direction }) {
  const [turn, setTurn] = useState(0);
  const at = turn % texts.length;
  const letters = texts[at]?.length ?? 0;
  useEffect(() => {
    if (texts.length < 2) return;
    const timer = setTimeout(() => setTurn(at + 1), Math.max(LEAST_MS, BEGIN_MS + LETTER_MS * letters));
    return () => clearTimeout(timer);
  }, [at, letters, texts.length]);
  const isLong = texts.some((text) => text.length > LONG);
  return (
    <div className={`${styles.foot} ${isLong ? styles.high : ''}`}>
      {texts.map((text, place) => (
        <div key={text} className={place === at ? styles.shown : styles.hidden}>
          <OneText text={text} direction={direction} />
        </div>
      ))}
    </div>
  );
}

function OneText({ text, direction }: { text: string; direction: Direction }) {
  const [tooLong, setTooLong] = useState(false);
  const dir = wordsDirection(text, direction);
  if (tooLong) return <TurningText className={styles.pages} text={text} dir={dir} />;
  return (
    <FitText className={styles.line} max="4.2cqmin" min="3.2cqmin" text={text} onCut={() => setTooLong(true)}>
      <p dir={dir}>{text}</p>
    </FitText>
  );
}
