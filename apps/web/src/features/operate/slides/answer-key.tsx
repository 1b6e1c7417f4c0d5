import { Anchor, Badge, Box, Group, Text } from '@mantine/core';
import type { OperatorView, QuestionView, RoomInfo, SlideType } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { AnswerMark, answerLabel, answerSign, MediaFrame } from '#features/show';
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
  buzzer: Spoken,
  break: NoKey,
};

/** What is right on the question shown, for the operator's eyes, and from the reveal on what players said. */
export function AnswerKey(props: Props) {
  const t = useTexts('operate');
  const Key = KEYS[props.question.type];
  return (
    <>
      {props.view.isVoid ? <Text c="dimmed">{t.isVoid}</Text> : <Key {...props} />}
      <Explained explanation={props.view.explanation} />
      <Said rows={props.view.said ?? []} />
    </>
  );
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
  return (
    <>
      <Heading>{useTexts('operate').rightAnswers}</Heading>
      <Group gap="xs">
        {view.correct.map((index) => (
          <Right key={index} index={index} room={room} question={question} />
        ))}
      </Group>
    </>
  );
}

function Sequence({ room, view, question }: Props) {
  const t = useTexts('operate');
  return (
    <>
      <Heading>{t.rightOrder}</Heading>
      <ol className={styles.sequence}>
        {view.correct.map((index) => (
          <li key={index}>
            <Right index={index} room={room} question={question} />
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

function Right({ index, room, question }: Pick<Props, 'room' | 'question'> & { index: number }) {
  const { type } = question;
  return (
    <span className={styles.right} style={{ backgroundColor: answerSign(index, type).colour }}>
      <AnswerMark index={index} type={type} />
      <bdi>{answerLabel(question, index, room.language)}</bdi>
    </span>
  );
}

function Words({ view }: Props) {
  return (
    <>
      <Heading>{useTexts('operate').rightAnswers}</Heading>
      <Group gap="xs">
        {view.solution.map((text) => (
          <Badge key={text} size="xl" variant="light" color="green" tt="none" className={styles.solution}>
            <bdi>{text}</bdi>
          </Badge>
        ))}
      </Group>
    </>
  );
}

/** What the operator judges by, where its author has written it. */
function Spoken(props: Props) {
  const t = useTexts('press');
  return props.view.solution.length > 0 ? <Words {...props} /> : <Text c="dimmed">{t.noSpokenAnswer}</Text>;
}

/** What the hall is told with the answer. */
function Explained({ explanation }: Pick<OperatorView, 'explanation'>) {
  const t = useTexts('operate');
  if (!explanation) return null;
  const { text, media } = explanation;
  return (
    <Box mt="md">
      <Heading>{t.explanation}</Heading>
      {text !== '' && (
        <Text dir="auto" className={styles.notes}>
          {text}
        </Text>
      )}
      {media && (
        <div className={styles.explained}>
          <MediaFrame media={media} sizes="20rem" />
        </div>
      )}
    </Box>
  );
}

function Said({ rows }: { rows: NonNullable<OperatorView['said']> }) {
  const t = useTexts('operate');
  if (rows.length === 0) return null;
  return (
    <Box mt="md">
      <Heading>{t.said}</Heading>
      <ol className={styles.said}>
        {rows.map((row) => (
          <li key={row.text}>
            {row.correct ? <IconCheck size={18} stroke={3} role="img" aria-label={t.isRight} /> : <span />}
            <bdi>{row.text}</bdi>
            <Text span size="sm" c="dimmed">
              {t.saidTimes(row.count)}
            </Text>
          </li>
        ))}
      </ol>
    </Box>
  );
}

function Heading({ children }: { children: string }) {
  return (
    <Text c="dimmed" size="sm" mb={6}>
      {children}
    </Text>
  );
}
