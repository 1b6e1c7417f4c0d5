import { Text } from '@mantine/core';
import { IconVolume, IconVolumeOff } from '@tabler/icons-react';
import type { OperatorView, ScreenRow } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import styles from './sound.module.css';
import { soundLine } from './sound-line.ts';

const COLOURS = { good: 'green.9', off: 'dimmed', bad: 'red.8' } as const;

/** One line: whether the big screen is heard, and what to do where it is not. Nothing where no screen is open. */
export function SoundStatus({
  screens,
  view,
}: {
  screens: readonly ScreenRow[];
  view: Pick<OperatorView, 'muted' | 'volume'>;
}) {
  const t = useTexts('hallSound');
  const line = soundLine(t, screens, view, t.startWithSound);
  const Icon = line?.tone === 'good' ? IconVolume : IconVolumeOff;
  return (
    <div role="status">
      {line && (
        <Text size="sm" fw={600} c={COLOURS[line.tone]} className={styles.line}>
          <Icon size={18} aria-hidden="true" />
          {line.text}
        </Text>
      )}
    </div>
  );
}
