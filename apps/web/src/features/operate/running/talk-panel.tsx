import { Badge, Button, Group, Paper, Progress, Switch, Text, Title } from '@mantine/core';
import { IconCheck, IconEye, IconMessages } from '@tabler/icons-react';
import type { FirstVote, OperatorAction, OperatorView, QuestionView, RoomInfo, TalkView } from '@qc/contract';
import { AnswerMark, answerLabel, answerSign } from '#features/show';
import { useTexts } from '#platform/i18n';
import { adviceOf } from './talk-advice.ts';
import styles from './talk-panel.module.css';

/** Numbers that are listed of a first vote. */
const GUESSES_LISTED = 8;

/** How the first of two votes went, for the host alone: what to do now, and whether the hall may see it. */
export function TalkPanel({
  room,
  view,
  talk,
  question,
  onAction,
}: {
  room: RoomInfo;
  view: OperatorView;
  talk: TalkView;
  question: QuestionView;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('talkPanel');
  const { first, right, isShown } = talk;
  const advice = adviceOf(right, first.answered);
  const waits = view.nextAction === 'letTalk';
  const percent = right === null || first.answered === 0 ? 0 : Math.round((right / first.answered) * 100);
  return (
    <Paper withBorder radius="lg" p="md" component="section" className={styles.panel}>
      <Group justify="space-between">
        <Title order={2} size="h4">
          {t.title}
        </Title>
        <Badge variant="light" color="gray" size="lg" tt="none" leftSection={<IconEye size={14} aria-hidden />}>
          {t.onlyYou}
        </Badge>
      </Group>
      <Text fw={700} size="lg" role="status">
        {right === null ? t.answeredCount(first.answered) : t.rightShare(percent, right, first.answered)}
      </Text>
      {advice && waits && <Text>{t.advice[advice]}</Text>}
      <Shares first={first} question={question} room={room} correct={view.isVoid ? [] : view.correct} />
      <Group gap="sm">
        {waits && (
          <Button
            variant={advice === 'talk' || advice === null ? 'filled' : 'default'}
            leftSection={<IconMessages size={20} />}
            onClick={() => onAction({ do: 'next' })}
          >
            {t.letTalk}
          </Button>
        )}
        <Button
          variant={waits && advice === 'reveal' ? 'filled' : 'default'}
          leftSection={<IconEye size={20} />}
          onClick={() => onAction({ do: 'reveal' })}
        >
          {view.revealsAnswer ? t.reveal : t.results}
        </Button>
      </Group>
      <Switch
        label={t.showHall}
        description={t.showHallHint}
        checked={isShown}
        onChange={(event) => onAction({ do: 'showFirstVote', on: event.currentTarget.checked })}
      />
    </Paper>
  );
}

function Shares({
  first,
  question,
  room,
  correct,
}: {
  first: FirstVote;
  question: QuestionView;
  room: RoomInfo;
  correct: readonly number[];
}) {
  const t = useTexts('talkPanel');
  if (first.guesses) {
    const most = first.guesses.toSorted((one, other) => other.count - one.count).slice(0, GUESSES_LISTED);
    return (
      <Text component="p" dir="ltr" className={styles.guesses}>
        {most.map(({ value, count }) => (
          <bdi key={value}>
            {value.toLocaleString('en-US', { maximumFractionDigits: 6 })} {question.unit}
            {count > 1 && <small> ×{count}</small>}
          </bdi>
        ))}
      </Text>
    );
  }
  return (
    <ol className={styles.shares}>
      {question.answers.map((_, index) => {
        const count = first.distribution[index] ?? 0;
        const share = first.answered > 0 ? Math.round((count / first.answered) * 100) : 0;
        const label = answerLabel(question, index, room.language);
        return (
          <li key={index}>
            <span className={styles.mark} style={{ backgroundColor: answerSign(index, question.type).colour }}>
              <AnswerMark index={index} type={question.type} />
            </span>
            <bdi className={styles.label}>{label}</bdi>
            {correct.includes(index) && <IconCheck size={18} stroke={3} role="img" aria-label={t.isRight} />}
            <Progress value={share} className={styles.bar} aria-hidden />
            <b dir="ltr">{share}%</b>
          </li>
        );
      })}
    </ol>
  );
}
