import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconCheck, IconPlayerPause, IconPlayerPlay, IconRefresh, IconX } from '@tabler/icons-react';
import type { OperatorAction } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import classes from './rehearsal.module.css';
import type { RehearsalScreen } from './rehearsal-room.ts';

interface Props {
  screen: RehearsalScreen;
  onDo: (action: OperatorAction) => void;
  onBeginAgain: () => void;
  /** Absent: it is closed elsewhere. */
  onClose?: (() => void) | undefined;
}

/** What the author does as host, in the console's words. */
export function HostKeys({ screen: { next, presenter, turn }, onDo, onBeginAgain, onClose }: Props) {
  const t = useTexts('rehearsal');
  const operate = useTexts('operate');
  const press = useTexts('press');
  const { paused, phase } = presenter;
  const isOver = phase.phase === 'ended';
  return (
    <div className={classes.host} role="group" aria-label={t.host}>
      {turn === null ? (
        <Button className={classes.next ?? ''} disabled={next === 'none'} onClick={() => onDo({ do: 'next' })}>
          {operate.next[next]}
        </Button>
      ) : (
        <>
          <Button
            color="green"
            leftSection={<IconCheck size={18} aria-hidden />}
            onClick={() => onDo({ do: 'judge', seat: turn, right: true })}
          >
            {press.judgeRight}
          </Button>
          <Button
            color="red"
            leftSection={<IconX size={18} aria-hidden />}
            onClick={() => onDo({ do: 'judge', seat: turn, right: false })}
          >
            {press.judgeWrong}
          </Button>
        </>
      )}
      <Button
        className={classes.pause ?? ''}
        variant="default"
        disabled={isOver}
        leftSection={paused ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
        onClick={() => onDo({ do: paused ? 'resume' : 'pause' })}
      >
        {paused ? operate.resume : operate.pause}
      </Button>
      <Key label={t.beginAgain} onPress={onBeginAgain}>
        <IconRefresh size={20} aria-hidden />
      </Key>
      {onClose && (
        <Key label={t.close} onPress={onClose}>
          <IconX size={20} aria-hidden />
        </Key>
      )}
    </div>
  );
}

function Key({ label, onPress, children }: { label: string; onPress: () => void; children: React.ReactNode }) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={label} onClick={onPress}>
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
