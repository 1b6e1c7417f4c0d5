import { Button, Switch } from '@mantine/core';
import {
  IconArrowBack,
  IconChartBar,
  IconChartBarOff,
  IconClockMinus,
  IconClockPlus,
  IconDeviceTv,
  IconEye,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerSkipForward,
} from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { OperatorAction, OperatorView, RoomInfo } from '@qc/contract';
import { MOVING_ACTIONS } from '@qc/contract/live/stepped-actions';
import { clockOf, useTimeUp } from '#features/show';
import { useTexts } from '#platform/i18n';
import { AutoAdvance } from './auto-advance.tsx';
import { BreakMinutes } from './break-minutes.tsx';
import { controlsOf, turnOf } from './controls-of.ts';
import { JudgeDeck } from './judge-deck.tsx';
import { nextWords } from './next-words.ts';
import styles from '../operate.module.css';

/** From so much of the reading time on the console asks for the answers; before, most people are still reading. */
const READ_SHARE = 0.6;

/** The buttons that run the game: one big next step, the rest around it. */
export function ControlDeck({
  room,
  view,
  rightAtMs,
  busy,
  hasScreen = false,
  isSlow = false,
  onPresent,
  onAction,
}: {
  room: RoomInfo;
  view: OperatorView;
  /** When the times of `view` were right, on `performance.now`. */
  rightAtMs: number;
  /** A press that leads on is under way: another such press would be left out, and its button cannot be pressed. */
  busy: boolean;
  /** A big screen is there: then the start comes next, also while nobody is in. */
  hasScreen?: boolean;
  /** A big screen has calmed its pictures by itself. */
  isSlow?: boolean;
  /** Opens the big screen. */
  onPresent: () => void;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('operate');
  const more = useTexts('console');
  const press = useTexts('press');
  const hall = useTexts('hallSound');
  const may = controlsOf(view, room);
  // Nobody can come in who sees no code: first the big screen, then the start.
  const isEmpty = view.phase.phase === 'lobby' && view.players === 0 && !hasScreen;
  const turn = turnOf(view);
  const isReading = useReading(view, rightAtMs);
  const isBreak = view.phase.phase === 'break';
  const isHeld = ({ do: name }: OperatorAction) => busy && MOVING_ACTIONS.has(name);
  const small = (label: string, icon: ReactNode, allowed: boolean, action: OperatorAction) => (
    <Button
      variant="default"
      size="md"
      justify="flex-start"
      leftSection={icon}
      disabled={!allowed}
      // Looks and reads as what it is, and keeps the focus: the press that leads on is over in a moment.
      data-disabled={isHeld(action) || undefined}
      aria-disabled={isHeld(action) || undefined}
      onClick={() => onAction(action)}
      classNames={{ root: styles.control, label: styles.controlLabel }}
    >
      {label}
    </Button>
  );
  return (
    <div className={styles.deck}>
      <div className={styles.primary}>
        {isEmpty && (
          <Button size="xl" fullWidth leftSection={<IconDeviceTv size={26} />} onClick={onPresent}>
            {t.openPresenter}
          </Button>
        )}
        {turn && <JudgeDeck view={view} turn={turn} busy={busy} onAction={onAction} />}
        {!turn && (
          <Button
            size={isEmpty ? 'md' : 'xl'}
            variant={isEmpty ? 'default' : isReading ? 'light' : 'filled'}
            mt={isEmpty ? 'sm' : undefined}
            fullWidth
            loading={busy}
            disabled={view.nextAction === 'none'}
            leftSection={view.paused && <IconPlayerPlay size={26} />}
            onClick={() => onAction({ do: view.paused ? 'resume' : 'next' })}
          >
            {isReading ? more.readingOn : nextWords(view, { t, more, press })}
          </Button>
        )}
        {isBreak && <BreakMinutes may={may} onAction={onAction} />}
      </div>
      {view.phase.phase !== 'lobby' && (
        <div className={styles.controls}>
          {small(isBreath(view) ? press.wait : t.pause, <IconPlayerPause size={20} />, may.pause, { do: 'pause' })}
          {small(t.back, <IconArrowBack size={20} className={styles.mirrored} />, may.back, { do: 'back' })}
          {!isBreak && (
            <>
              {small(t.less, <IconClockMinus size={20} />, may.lessTime, { do: 'addTime', seconds: -10 })}
              {small(t.more, <IconClockPlus size={20} />, may.moreTime, { do: 'addTime', seconds: 10 })}
            </>
          )}
          {small(view.revealsAnswer ? t.reveal : press.results, <IconEye size={20} />, may.reveal, { do: 'reveal' })}
          {small(t.skip, <IconPlayerSkipForward size={20} className={styles.mirrored} />, may.skip, { do: 'skip' })}
          {may.hideStandings
            ? small(more.hideStandings, <IconChartBarOff size={20} />, true, { do: 'hideStandings' })
            : !room.noPoints && small(t.standings, <IconChartBar size={20} />, may.standings, { do: 'showStandings' })}
        </div>
      )}
      <AutoAdvance view={view} rightAtMs={rightAtMs} onAction={onAction} />
      <Switch
        label={more.reactions}
        checked={view.reactions}
        onChange={(event) => onAction({ do: 'reactions', on: event.currentTarget.checked })}
      />
      <Switch
        label={more.calm}
        description={isSlow ? hall.slow : more.calmHint}
        checked={view.calm ?? false}
        onChange={(event) => onAction({ do: 'calm', on: event.currentTarget.checked })}
      />
    </div>
  );
}

/** Answers are closed, and the reveal comes by itself unless the host holds it back. */
function isBreath({ phase }: OperatorView): boolean {
  return phase.phase === 'closed' && phase.limitMs !== null;
}

/** Whether the question stands alone and most people are still reading it; it turns by itself. */
function useReading(view: OperatorView, rightAtMs: number): boolean {
  const clock = useMemo(() => clockOf(view, rightAtMs), [view, rightAtMs]);
  const isRead = useTimeUp(clock, (1 - READ_SHARE) * (clock?.limitMs ?? 0));
  return view.phase.phase === 'asking' && !view.paused && !isRead;
}
