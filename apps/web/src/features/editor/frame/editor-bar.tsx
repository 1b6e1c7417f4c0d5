import { useTexts } from '#platform/i18n';
import { ActionIcon, Button, Popover, Text } from '@mantine/core';
import { IconAlertCircle, IconArrowLeft, IconPlayerPlayFilled } from '@tabler/icons-react';
import type { EditorStatus } from '../editor-status.ts';
import type { GapMark } from '../gap-marks.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import classes from './editor-frame.module.css';
import { GapList } from './gap-list.tsx';
import { SaveBadge } from './save-badge.tsx';

interface Props {
  name: string;
  status: EditorStatus;
  gaps: readonly GapMark[];
  gapsOpen: boolean;
  starting: boolean;
  onGapsOpen: (open: boolean) => void;
  onJump: (gap: GapMark) => void;
  onBack: () => void;
  onRetry: () => void;
  onRun: () => void;
}

/** Top of the editor: the way back, the game's name, where the edits are, what is missing, run. */
export function EditorBar(props: Props) {
  const t = useTexts(editorTexts);
  const { gaps } = props;
  return (
    <header className={classes.bar}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.back} onClick={props.onBack}>
        <IconArrowLeft size={22} aria-hidden className={classes.arrow} />
      </ActionIcon>
      <Text component="h1" className={classes.name} title={props.name}>
        <bdi>{props.name}</bdi>
      </Text>
      <SaveBadge status={props.status} onRetry={props.onRetry} />
      <span className={classes.barEnd}>
        <Popover
          opened={props.gapsOpen}
          onChange={props.onGapsOpen}
          position="bottom-end"
          width={360}
          shadow="lg"
          radius="lg"
          trapFocus
          returnFocus
        >
          <Popover.Target>
            <Button
              variant="subtle"
              className={classes.missing}
              data-none={gaps.length === 0 || undefined}
              aria-label={t.gaps(gaps.length)}
              leftSection={<IconAlertCircle size={18} aria-hidden />}
              onClick={() => props.onGapsOpen(!props.gapsOpen)}
            >
              <span className={classes.missingWord}>{t.gaps(gaps.length)}</span>
              <span className={classes.missingNumber} aria-hidden>
                {gaps.length}
              </span>
            </Button>
          </Popover.Target>
          <Popover.Dropdown aria-label={t.missing}>
            <Text fw={650} mb={4}>
              {t.missing}
            </Text>
            <GapList gaps={gaps} onJump={props.onJump} />
          </Popover.Dropdown>
        </Popover>
        <Button
          leftSection={<IconPlayerPlayFilled size={16} aria-hidden className={classes.arrow} />}
          loading={props.starting}
          onClick={props.onRun}
        >
          {t.run}
        </Button>
      </span>
    </header>
  );
}
