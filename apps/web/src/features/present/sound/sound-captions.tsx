import { useEffect, useState } from 'react';
import { useTexts } from '#platform/i18n';
import type { ScreenSounds } from './use-sound.ts';
import styles from './sound.module.css';

/** Says in words what sounds, for those who do not hear it. */
export function SoundCaptions({ heard }: Pick<ScreenSounds, 'heard'>) {
  const t = useTexts('hallSound');
  const [now, setNow] = useState(0);
  useEffect(() => {
    const timers = heard.map(({ fromMs }) =>
      setTimeout(() => setNow(performance.now()), Math.max(0, fromMs - performance.now() + 10)),
    );
    return () => timers.forEach(clearTimeout);
  }, [heard]);
  const current = heard.findLast(({ fromMs }) => fromMs <= now);
  if (!current) return null;
  return (
    <p className={styles.caption} aria-hidden="true">
      <span>♪</span> {t.heardAs[current.what]}
    </p>
  );
}
