import { ActionIcon, Popover, Tooltip } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperatorAction, OperatorView, ScreenRow, ScreenWish } from '@qc/contract';
import { partOnDemand } from '#platform/on-demand';
import { useTexts } from '#platform/i18n';
import styles from './sound.module.css';
import { soundLine } from './sound-line.ts';

const SoundPanel = partOnDemand(async () => (await import('./sound-panel.tsx')).SoundPanel);

/** Opens what there is to the hall's sound; a dot says from afar that it is not heard though it should be. */
export function SoundButton(props: {
  view: Pick<OperatorView, 'muted' | 'volume'>;
  screens: readonly ScreenRow[];
  onAction: (action: OperatorAction) => void;
  onWish: (wish: ScreenWish) => void;
}) {
  const t = useTexts('hallSound');
  const [opened, setOpened] = useState(false);
  const line = soundLine(t, props.screens, props.view, t.startWithSound);
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom-end" width={340} withArrow trapFocus shadow="md">
      <Popover.Target>
        <Tooltip label={line?.tone === 'bad' ? line.text : t.title}>
          <ActionIcon
            variant="default"
            size={42}
            aria-label={t.title}
            className={line?.tone === 'bad' ? styles.unheard : ''}
            onClick={() => setOpened(!opened)}
          >
            <IconAdjustmentsHorizontal size={22} />
          </ActionIcon>
        </Tooltip>
      </Popover.Target>
      <Popover.Dropdown aria-label={t.title}>{opened && <SoundPanel {...props} />}</Popover.Dropdown>
    </Popover>
  );
}
