import { directionOf } from '@qc/words';
import { useEffect, useState } from 'react';
import type { Language } from '@qc/contract';
import { Stage, useWordsFor } from '#features/show';
import { BRAND_STAGE } from './brand-stage.ts';
import { CodeForm } from './code-form.tsx';
import { codeInPath } from './game-code.ts';
import styles from './forms.module.css';
import { PlayRoom } from './play-room.tsx';

/** An empty page waits no longer than this for the words of its language, ms; then it speaks the one it came in. */
const WORDS_WAIT_MS = 1000;

/** The player's page: asks for a code, then plays the room. The address always tells the code, so a reload comes back. */
export function PlayApp({ language }: { language: Language }) {
  const { spoken } = useWordsFor(language);
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(false), WORDS_WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const [code, setCode] = useState(() => codeInPath(location.pathname));
  useEffect(() => {
    const follow = () => setCode(codeInPath(location.pathname));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (code) return;
    document.documentElement.lang = spoken;
    document.documentElement.dir = directionOf(spoken);
  }, [code, spoken]);
  const go = (next: string) => {
    history.pushState(null, '', next ? `/play/${next}` : '/play');
    setCode(next);
  };
  if (code) return <PlayRoom key={code} code={code} language={language} onCode={go} />;
  return (
    <Stage room={{ ...BRAND_STAGE, language: spoken, direction: directionOf(spoken) }}>
      <main className={styles.page}>
        {(spoken === language || !waits) && <CodeForm language={spoken} onCode={go} />}
      </main>
    </Stage>
  );
}
