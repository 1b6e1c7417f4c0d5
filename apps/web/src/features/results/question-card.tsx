import { MediaFrame, wordsDirection } from '#features/show';
import { formatPercent, formatSeconds, useLanguage, useTexts } from '#platform/i18n';
import { hasCorrectableKey } from '#platform/key-correction';
import { Badge, Button, Group, Text } from '@mantine/core';
import type { Direction, PlayerResult, QuestionResult } from '@qc/contract';
import { rightShareOf } from '@qc/engine';
import { IconClock, IconEdit, IconTargetArrow, IconUsers } from '@tabler/icons-react';
import classes from './question-card.module.css';
import { TwoVotes } from './two-votes.tsx';
import { reportKindOf } from './slides/report-kinds.ts';

/** One question of a run: how the answers were spread, how many were right, how long it took. `number` from 1. */
export function QuestionCard({
  question,
  number,
  players,
  direction,
  corrected = false,
  onCorrect,
}: {
  question: QuestionResult;
  number: number;
  players: readonly PlayerResult[];
  /** The game's. */
  direction: Direction;
  /** Its right answer was put right. */
  corrected?: boolean;
  /** The right answer is to be put right; absent: it cannot be here. */
  onCorrect?: () => void;
}) {
  const t = useTexts('results');
  const changes = useTexts('resultChanges');
  const { timesPoints } = useTexts('show');
  const typeNames = useTexts('slideTypes');
  const { language } = useLanguage();
  const { answeredCount, averageMs, isVoid } = question;
  const rightShare = rightShareOf([question]);
  const { Spread, averageScore } = reportKindOf(question);
  const score = averageScore(players, question.slide);
  const icon = { size: 17, stroke: 1.7, 'aria-hidden': true } as const;
  return (
    <article className={classes.card} data-void={isVoid || undefined}>
      <Group gap="xs" mb={6}>
        <Text size="sm" fw={600} c="dimmed">
          {t.questionNumber(number)}
        </Text>
        <Badge variant="light" radius="sm" className={classes.type}>
          {typeNames[question.type]}
        </Badge>
        {question.times !== 1 && (
          <Badge variant="light" color="yellow" radius="sm" className={classes.type} c="dark">
            {timesPoints[question.times]}
          </Badge>
        )}
        {isVoid ? (
          <Badge variant="light" color="red" radius="sm" className={classes.type}>
            {changes.isVoid}
          </Badge>
        ) : (
          corrected && (
            <Badge variant="light" color="orange" radius="sm" className={classes.type} c="orange.9">
              {changes.corrected}
            </Badge>
          )
        )}
        {onCorrect && hasCorrectableKey(question.type) && (
          <Button
            className={classes.correct}
            variant="subtle"
            size="compact-sm"
            leftSection={<IconEdit size={16} aria-hidden />}
            aria-label={changes.correctOf(number)}
            onClick={onCorrect}
          >
            {changes.correct}
          </Button>
        )}
      </Group>
      <h3 className={classes.question} dir={wordsDirection(question.question, direction)}>
        {question.question || t.noText}
      </h3>
      <ul className={classes.facts}>
        <li>
          <IconUsers {...icon} /> {t.answered(answeredCount)}
        </li>
        {rightShare !== null && (
          <li>
            <IconTargetArrow {...icon} /> {t.rightOf(formatPercent(language, rightShare))}
          </li>
        )}
        {score !== null && (
          <li>
            <IconTargetArrow {...icon} /> {t.averageScore(formatPercent(language, score))}
          </li>
        )}
        {averageMs !== null && (
          <li>
            <IconClock {...icon} /> {t.averageTime(formatSeconds(language, averageMs))}
          </li>
        )}
      </ul>
      <Spread question={question} players={players} />
      <TwoVotes question={question} players={players} />
      <Explained question={question} direction={direction} />
    </article>
  );
}

function Explained({ question, direction }: { question: QuestionResult; direction: Direction }) {
  const t = useTexts('results');
  const { explanation: text, explanationMedia: media } = question;
  if (text === '' && !media) return null;
  return (
    <section className={classes.explained}>
      <h4>{t.explanation}</h4>
      {text !== '' && <p dir={wordsDirection(text, direction)}>{text}</p>}
      {media && (
        <div>
          <MediaFrame media={media} sizes="20rem" />
        </div>
      )}
    </section>
  );
}
