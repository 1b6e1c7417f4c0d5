import { useTexts } from '#platform/i18n';
import { deviceOf } from '@qc/contract';
import { ActionIcon, Badge, Button, Popover, Text, Tooltip } from '@mantine/core';
import {
  IconAlertCircle,
  IconArrowBackUp,
  IconArrowForwardUp,
  IconArrowLeft,
  IconDeviceMobile,
  IconKeyboard,
  IconPhoneCall,
  IconPlayerPlayFilled,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { HistoryActions } from '../actions/use-history.ts';
import type { GapMark } from '../gap-marks.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import classes from './editor-frame.module.css';
import { EditorMenu } from './editor-menu.tsx';
import { GameName } from './game-name.tsx';
import { GapList } from './gap-list.tsx';
import { SaveBadge } from './save-badge.tsx';

interface Props {
  editor: OpenEditor;
  history: HistoryActions;
  gaps: readonly GapMark[];
  gapsOpen: boolean;
  starting: boolean;
  onGapsOpen: (open: boolean) => void;
  onJump: (gap: GapMark) => void;
  onBack: () => void;
  onHelp: () => void;
  onRun: () => void;
  /** Plays it in a second window, as a pupil does. */
  onPupil: () => void;
  /** A call-in game has callers and no pupils' pages: a call is rehearsed. */
  onRehearse: () => void;
}

/** Top of the editor: the way back, the game's name, where the edits are, undo and redo, what is missing, run. */
export function EditorBar(props: Props) {
  const t = useTexts('editor');
  const frame = useTexts('editorFrame');
  const pupilWords = useTexts('pupils');
  const { gaps, history, editor } = props;
  const { blocked } = editor.state;
  const { name, disabled, setting } = editor.state.game.value;
  const isCalled = deviceOf(setting.gameType).needsLine;
  const isReadOnly = editor.access === 'runner';
  return (
    <section className={classes.bar} aria-label={name}>
      <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.back} onClick={props.onBack}>
        <IconArrowLeft size={22} aria-hidden className={classes.arrow} />
      </ActionIcon>
      <GameName name={name} readOnly={isReadOnly} onName={(wanted) => editor.author.changeGame({ name: wanted })} />
      {isReadOnly && (
        <Badge variant="light" color="gray" className={classes.access}>
          {frame.readOnly}
        </Badge>
      )}
      {editor.access === 'editor' && editor.sharedBy && (
        <Badge variant="light" className={classes.access} tt="none">
          {frame.sharedBy(editor.sharedBy)}
        </Badge>
      )}
      {!isReadOnly && (
        <>
          <SaveBadge status={editor.status} onRetry={() => editor.session.wake()} />
          <span className={classes.history}>
            <HistoryButton label={history.undoLabel} disabled={!history.canUndo} onClick={history.undo} back />
            <HistoryButton label={history.redoLabel} disabled={!history.canRedo} onClick={history.redo} />
          </span>
        </>
      )}
      <span className={classes.barEnd}>
        <Tooltip label={`${frame.help} (?)`}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={classes.help}
            aria-label={frame.help}
            onClick={props.onHelp}
          >
            <IconKeyboard size={22} aria-hidden />
          </ActionIcon>
        </Tooltip>
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
        {isCalled ? (
          <TryButton label={pupilWords.rehearse} onClick={props.onRehearse}>
            <IconPhoneCall size={22} aria-hidden />
          </TryButton>
        ) : (
          <TryButton label={pupilWords.play} disabled={disabled || props.starting} onClick={props.onPupil}>
            <IconDeviceMobile size={22} aria-hidden />
          </TryButton>
        )}
        <Tooltip label={blocked ? frame.blocked : frame.disabled} disabled={!disabled} multiline w={260}>
          <Button
            className={classes.run ?? ''}
            leftSection={<IconPlayerPlayFilled size={16} aria-hidden />}
            loading={props.starting}
            data-disabled={disabled || undefined}
            aria-disabled={disabled || undefined}
            onClick={props.onRun}
          >
            {t.run}
          </Button>
        </Tooltip>
        <EditorMenu
          editor={editor}
          history={history}
          pupil={!disabled && !props.starting}
          onPupil={props.onPupil}
          onRehearse={isCalled ? props.onRehearse : undefined}
          onHelp={props.onHelp}
        />
      </span>
    </section>
  );
}

/** Plays the game in one of the ways that cost nothing. */
function TryButton(props: Omit<BarButtonProps, 'className'>) {
  return <BarButton {...props} className={classes.pupil ?? ''} />;
}

function HistoryButton({ back, ...props }: Omit<BarButtonProps, 'children'> & { back?: boolean }) {
  const Icon = back ? IconArrowBackUp : IconArrowForwardUp;
  return (
    <BarButton {...props}>
      <Icon size={22} aria-hidden className={classes.arrow} />
    </BarButton>
  );
}

interface BarButtonProps {
  label: string;
  disabled?: boolean;
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** Stays focusable while it is disabled: a keyboard must not lose its place when there is nothing left to undo. */
function BarButton({ label, disabled, className, onClick, children }: BarButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        {...(className && { className })}
        aria-label={label}
        data-disabled={disabled || undefined}
        aria-disabled={disabled}
        onClick={() => !disabled && onClick()}
      >
        {children}
      </ActionIcon>
    </Tooltip>
  );
}
