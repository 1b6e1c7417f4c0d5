import { Anchor, Badge, Group, Text } from '@mantine/core';
import type { OperatorView, QuestionView, RoomInfo, SlideType } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AnswerMark, answerLabel, answerSign } from '#features/show';
import { useTexts } from '#platform/i18n';

import styles from '../operate.module.css';

interface Props {
  room: RoomInfo;
  view: OperatorView;
  question: QuestionView;
}

/** The key as each kind of slide has it. */
const KEYS: Readonly<Record<SlideType, (props: Props) => ReactNode>> = {
  trivia: Picks,
  trueFalse: Picks,
  survey: NoKey,
  typed: Words,
  number: Words,
  order: Sequence,
  media: NoKey,
  miniGame: Game,
};

/** What is right on the question shown, for the operator's eyes, and from the reveal on what players said. */
export function AnswerKey(props: Props) {
  const Key = KEYS[props.question.type];
  return <Key {...props} />;
}

function NoKey() {
  return <Text c="dimmed">{useTexts('operate').survey}</Text>;
}

function Game({ question }: Props) {
  const t = useTexts('operate');
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
}

function Picks({ room, view, question }: Props) {
  const t = useTexts('operate');
  // A question that does not count any more has no right answer.
  if (view.correct.length === 0) return <NoKey />;
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
  if (view.correct.length === 0) return <NoKey />;
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
