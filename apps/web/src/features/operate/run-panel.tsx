import { Badge, Group, Paper, Progress, Text, Title } from '@mantine/core';
import type { OperatorView, RoomInfo } from '@qc/contract';
import { clockOf, PresenterScreen } from '#features/show';
import { useTexts } from '#platform/i18n';
import { AnswerKey } from './answer-key.tsx';
import { texts } from './operate-texts.ts';
import styles from './operate.module.css';

/** While the game runs: the big screen in small, how many answered, the right answers, notes, and what comes next. */
export function RunPanel({
  room,
  view,
  joinUrl,
  receivedAtMs,
}: {
  room: RoomInfo;
  view: OperatorView;
  joinUrl: string;
  receivedAtMs: number;
}) {
  const t = useTexts(texts);
  const phase = view.phase;
  const question = 'question' in phase ? phase.question : null;
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
            <Badge variant="light" size="lg" tt="none">
              {view.paused ? t.paused : t.phases[phase.phase]}
            </Badge>
          </Group>
        </Group>
        <div className={styles.mirror} aria-hidden="true" inert>
          <PresenterScreen room={room} view={view} joinUrl={joinUrl} clock={clockOf(view, receivedAtMs)} />
        </div>
        {question && (
          <div className={styles.answered}>
            <Text fw={700} size="lg">
              {t.answered(view.answered, view.players)}
            </Text>
            <Progress value={share} size="lg" radius="xl" aria-label={t.answered(view.answered, view.players)} />
          </div>
        )}
      </Paper>
      {question && (
        <Paper withBorder radius="lg" p="md" component="section">
          <Title order={2} size="h4" mb="xs">
            <bdi>{question.question}</bdi>
          </Title>
          <AnswerKey room={room} view={view} question={question} />
        </Paper>
      )}
      {view.notes !== '' && (
        <Paper withBorder radius="lg" p="md" component="section">
          <Title order={2} size="h4" mb="xs">
            {t.notes}
          </Title>
          <Text dir="auto" className={styles.notes}>
            {view.notes}
          </Text>
        </Paper>
      )}
      <Paper withBorder radius="lg" p="md" component="section">
        <Title order={2} size="h4" mb="xs">
          {t.nextUp}
        </Title>
        {view.next ? (
          <Text dir="auto">
            <b className={styles.number}>{view.next.slide + 1}</b>{' '}
            {view.next.question || (view.next.type === 'media' ? t.mediaSlide : t.withoutWords)}
          </Text>
        ) : (
          <Text c="dimmed">{t.nothingNext}</Text>
        )}
      </Paper>
    </div>
  );
}
