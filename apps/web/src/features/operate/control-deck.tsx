import { Button } from '@mantine/core';
import {
  IconArrowBack,
  IconChartBar,
  IconChartBarOff,
  IconClockMinus,
  IconClockPlus,
  IconEye,
  IconHandStop,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { OperatorAction, OperatorView, RoomInfo } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { AutoAdvance } from './auto-advance.tsx';
import { consoleTexts } from './console-texts.ts';
import { controlsOf } from './controls-of.ts';
import { texts } from './operate-texts.ts';
import styles from './operate.module.css';

/** The buttons that run the game: one big next step, the rest around it. */
export function ControlDeck({
  room,
  view,
  rightAtMs,
  busy,
  onAction,
}: {
  room: RoomInfo;
  view: OperatorView;
  /** When the times of `view` were right, on `performance.now`. */
  rightAtMs: number;
  /** A press that leads on is under way. */
  busy: boolean;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts(texts);
  const more = useTexts(consoleTexts);
  const may = controlsOf(view, room);
  const small = (label: string, icon: ReactNode, allowed: boolean, action: OperatorAction) => (
    <Button
      variant="default"
      size="md"
      justify="flex-start"
      leftSection={icon}
      disabled={!allowed}
      onClick={() => onAction(action)}
      classNames={{ root: styles.control, label: styles.controlLabel }}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.deck}>
      <div className={styles.primary}>
        <Button
          size="xl"
          fullWidth
          loading={busy}
          disabled={view.nextAction === 'none'}
          onClick={() => onAction({ do: 'next' })}
        >
          {view.phase.phase === 'preparing' ? more.showNow : t.next[view.nextAction]}
        </Button>
      </div>
      {view.phase.phase !== 'lobby' && (
        <div className={styles.controls}>
          {view.paused
            ? small(t.resume, <IconPlayerPlay size={20} />, may.pause, { do: 'resume' })
            : small(t.pause, <IconPlayerPause size={20} />, may.pause, { do: 'pause' })}
          {small(t.back, <IconArrowBack size={20} className={styles.mirrored} />, may.back, { do: 'back' })}
          {small(t.less, <IconClockMinus size={20} />, may.time, { do: 'addTime', seconds: -10 })}
          {small(t.more, <IconClockPlus size={20} />, may.time, { do: 'addTime', seconds: 10 })}
          {small(t.closeAnswers, <IconHandStop size={20} />, may.closeAnswers, { do: 'closeAnswers' })}
          {small(t.reveal, <IconEye size={20} />, may.reveal, { do: 'reveal' })}
          {small(t.skip, <IconPlayerSkipForward size={20} className={styles.mirrored} />, may.skip, { do: 'skip' })}
          {may.hideStandings
            ? small(more.hideStandings, <IconChartBarOff size={20} />, true, { do: 'hideStandings' })
            : small(t.standings, <IconChartBar size={20} />, may.standings, { do: 'showStandings' })}
        </div>
      )}
      <AutoAdvance view={view} rightAtMs={rightAtMs} onAction={onAction} />
    </div>
  );
}
