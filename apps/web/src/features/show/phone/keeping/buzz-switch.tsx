import { textsIn } from '#platform/words';
import { useState } from 'react';
import type { Language } from '@qc/contract';
import { buzz, canBuzz, doesBuzz, keepBuzz } from '../telling/buzz.ts';
import styles from './buzz-switch.module.css';

/** Whether this device vibrates in the game; nothing where it cannot. Kept on the device. */
export function BuzzSwitch({ language }: { language: Language }) {
  const [on, setOn] = useState(doesBuzz);
  if (!canBuzz()) return null;
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={on}
        onChange={() => {
          keepBuzz(!on);
          setOn(!on);
          if (!on) buzz('digit');
        }}
      />
      {textsIn(language, 'player').buzzes}
    </label>
  );
}
