import { useTexts } from '#platform/i18n';
import { useSyncExternalStore } from 'react';
import type { Hall } from './hall.ts';
import styles from './local.module.css';

/** While the browser's storage takes nothing: that no press is confirmed, and what helps. */
export function CannotKeep({ hall }: { hall: Hall }) {
  const t = useTexts('local');
  const { cannotKeep } = useSyncExternalStore(hall.subscribe, () => hall.status);
  return cannotKeep ? (
    <p className={styles.trouble} role="alert">
      {t.cannotKeep}
    </p>
  ) : null;
}
