import { directionOf } from '@qc/words';
import { useEffect, useState } from 'react';
import type { Language } from '@qc/contract';
import { Stage } from '#features/show';
import { BRAND_STAGE } from './brand-stage.ts';
import { CodeForm } from './code-form.tsx';
import { codeInPath } from './game-code.ts';
import styles from './forms.module.css';
import { PlayRoom } from './play-room.tsx';

/** The player's page: asks for a code, then plays the room. The address always tells the code, so a reload comes back. */
export function PlayApp({ language }: { language: Language }) {
  const [code, setCode] = useState(() => codeInPath(location.pathname));
  useEffect(() => {
    const follow = () => setCode(codeInPath(location.pathname));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  useEffect(() => {
    if (code) return;
    document.documentElement.lang = language;
    document.documentElement.dir = directionOf(language);
  }, [code, language]);
  const go = (next: string) => {
    history.pushState(null, '', next ? `/play/${next}` : '/play');
    setCode(next);
  };
  if (code) return <PlayRoom key={code} code={code} language={language} onCode={go} />;
  return (
    <Stage room={{ ...BRAND_STAGE, language, direction: directionOf(language) }}>
      <main className={styles.page}>
        <CodeForm language={language} onCode={go} />
      </main>
    </Stage>
  );
}
