import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { OperatorView, QuestionView, RoomInfo } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import { AnswerMark, answerLabel, answerSign } from '#features/show';
import { useTexts } from '#platform/i18n';

import styles from '../operate.module.css';

interface Props {
  room: RoomInfo;
  view: OperatorView;
  question: QuestionView;
}

/** What is right on the question shown, for the operator's eyes, and from the reveal on what players said. */
export function AnswerKey(props: Props) {
  const t = useTexts('operate');
  const { question, view } = props;
  switch (question.type) {
    case 'typed':
    case 'number':
      return <Words {...props} />;
    case 'miniGame':
      return (
        <>
          <Text c="dimmed">{t.miniGame}</Text>
          {question.miniGame !== '' && (
            <Anchor href={question.miniGame} target="_blank" rel="noopener noreferrer">
              {t.openMiniGame}
            </Anchor>
          )}
        </>
      );
    default:
      if (view.correct.length === 0) return <Text c="dimmed">{t.survey}</Text>;
      return question.type === 'order' ? <Sequence {...props} /> : <Picks {...props} />;
  }
}

function Picks({ room, view, question }: Props) {
  const t = useTexts('operate');
  return (
    <>
      <Text c="dimmed" size="sm" mb={6}>
        {t.rightAnswers}
      </Text>
      <Group gap="xs">
        {view.correct.map((index) => (
          <span
            key={index}
            className={styles.right}
            style={{ backgroundColor: answerSign(index, question.type).colour }}
          >
            <AnswerMark index={index} type={question.type} />
            <bdi>{answerLabel(question, index, room.language)}</bdi>
          </span>
        ))}
      </Group>
    </>
  );
}

function Sequence({ room, view, question }: Props) {
  const t = useTexts('operate');
  return (
    <>
      <Text c="dimmed" size="sm" mb={6}>
        {t.rightOrder}
      </Text>
      <ol className={styles.sequence}>
        {view.correct.map((index) => (
          <li key={index}>
            <span className={styles.right} style={{ backgroundColor: answerSign(index, question.type).colour }}>
              <AnswerMark index={index} type={question.type} />
              <bdi>{answerLabel(question, index, room.language)}</bdi>
            </span>
            {view.distribution && (
              <Text span size="sm" c="dimmed">
                {t.putRight(view.distribution[index] ?? 0, view.answered)}
              </Text>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Words({ view }: Props) {
  const t = useTexts('operate');
  return (
    <>
      <Text c="dimmed" size="sm" mb={6}>
        {t.rightAnswers}
      </Text>
      <Group gap="xs">
        {view.solution.map((text) => (
          <Badge key={text} size="xl" variant="light" color="green" tt="none" className={styles.solution}>
            <bdi>{text}</bdi>
          </Badge>
        ))}
      </Group>
      {view.said !== null && view.said.length > 0 && (
        <>
          <Text c="dimmed" size="sm" mt="md" mb={6}>
            {t.said}
          </Text>
          <ol className={styles.said}>
            {view.said.map((row) => (
              <li key={row.text}>
                {row.correct ? <IconCheck size={18} stroke={3} role="img" aria-label={t.isRight} /> : <span />}
                <bdi>{row.text}</bdi>
                <Text span size="sm" c="dimmed">
                  {t.saidTimes(row.count)}
                </Text>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
