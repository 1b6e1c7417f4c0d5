import { Badge, Group, Paper, Progress, Text, Title } from '@mantine/core';
import type { OperatorAction, OperatorView, PhaseName, RoomInfo, SeatRow } from '@qc/contract';
import { lettersOf } from '@qc/words';
import { AnswerLetters, clockOf, useBeginning, wordsDirection } from '#features/show';
import { useTexts } from '#platform/i18n';
import { partOnDemand } from '#platform/on-demand';
import { AnswerKey } from '../slides/answer-key.tsx';
import { CorrectKeyButton } from './correct-key-button.tsx';
import { ExtraTimeWait } from '../players/extra-time-wait.tsx';
import { NextPreview } from './next-preview.tsx';
import { phaseWords } from './next-words.ts';
import { SmallScreen } from './small-screen.tsx';
import styles from '../operate.module.css';

const CoveredWinners = partOnDemand(async () => (await import('./covered-winners.tsx')).CoveredWinners);
const TalkPanel = partOnDemand(async () => (await import('./talk-panel.tsx')).TalkPanel);
const RacersPanel = partOnDemand(async () => (await import('./racers-panel.tsx')).RacersPanel);

/** Phases of a question in which nobody can have answered. */
const BEFORE_ANSWERS: ReadonlySet<PhaseName> = new Set(['asking', 'dealing']);

/** While the game runs: the big screen in small, how many answered, the right answers, notes, and what comes next. */
export function RunPanel({
  room,
  view,
  joinUrl,
  rightAtMs,
  players,
  onAction,
}: {
  room: RoomInfo;
  view: OperatorView;
  joinUrl: string;
  rightAtMs: number;
  players: readonly SeatRow[];
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('operate');
  const more = useTexts('console');
  const press = useTexts('press');
  const phase = view.phase;
  const question = view.asked ?? ('question' in phase ? phase.question : null);
  // In a race most never answer.
  const isRace = 'race' in phase && phase.race !== undefined;
  const clock = clockOf(view, rightAtMs);
  // In step with the hall: drawn as it is in the end, it would tell before the big screen does.
  const began = useBeginning(view, rightAtMs);
  const share = view.players > 0 ? (view.answered / view.players) * 100 : 0;
  return (
    <div className={styles.run}>
      <Paper withBorder radius="lg" p="md" component="section">
        <Group justify="space-between" mb="xs">
          <Title order={2} size="h4">
            {t.preview}
          </Title>
          <Group gap="xs" role="status">
            {'slide' in phase && (
              <Badge variant="default" size="lg" tt="none">
                {t.slide(phase.slide + 1, room.slideCount)}
              </Badge>
            )}
            {view.black && (
              <Badge color="dark" size="lg" tt="none">
                {press.isBlack}
              </Badge>
            )}
            <Badge variant="light" size="lg" tt="none">
              {phaseWords(view, { t, more, press })}
            </Badge>
          </Group>
        </Group>
        <div className={`${styles.mirror} ${question ? styles.smallMirror : ''}`} aria-hidden="true" inert>
          <SmallScreen room={room} view={view} joinUrl={joinUrl} clock={clock} began={began} />
        </div>
        {phase.phase === 'preparing' && (
          <Text mt="sm" role="status">
            {more.ready(view.ready, view.present)}
          </Text>
        )}
        {phase.phase === 'question' && <ExtraTimeWait clock={clock} overMs={view.overMs} players={players} />}
      </Paper>
      {view.talk && question && (
        <AnswerLetters {...lettersOf(view, room)}>
          <TalkPanel room={room} view={view} talk={view.talk} question={question} onAction={onAction} />
        </AnswerLetters>
      )}
      {question && (
        <Paper withBorder radius="lg" p="md" component="section" className={styles.first}>
          <Title order={2} size="h4" mb="xs">
            <bdi dir={wordsDirection(question.question, room.direction)}>{question.question}</bdi>
          </Title>
          <AnswerLetters {...lettersOf(view, room)}>
            <AnswerKey room={room} view={view} question={question} />
          </AnswerLetters>
          {!isRace && !BEFORE_ANSWERS.has(phase.phase) && (
            <div className={styles.answered}>
              <Text fw={700} size="lg">
                {t.answered(view.answered, view.players)}
              </Text>
              <Progress value={share} size="lg" radius="xl" aria-label={t.answered(view.answered, view.players)} />
            </div>
          )}
          {isRace && <RacersPanel view={view} onAction={onAction} />}
          {view.canCorrect && 'slide' in phase && (
            <CorrectKeyButton
              key={phase.slide}
              view={view}
              question={question}
              slide={phase.slide}
              onAction={onAction}
            />
          )}
        </Paper>
      )}
      {view.winners && <CoveredWinners winners={view.winners} />}
      {view.notes !== '' && (
        <Paper withBorder radius="lg" p="md" component="section" className={styles.first}>
          <Title order={2} size="h4" mb="xs">
            {t.notes}
          </Title>
          <Text dir="auto" className={styles.notes}>
            {view.notes}
          </Text>
        </Paper>
      )}
      {phase.phase !== 'podium' && phase.phase !== 'honours' && (
        <NextPreview room={room} view={view} joinUrl={joinUrl} />
      )}
    </div>
  );
}
