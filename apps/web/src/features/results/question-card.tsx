import { AnswerMark, answerSign, keepUnits, wordsDirection } from '#features/show';
import { formatPercent, formatSeconds, useLanguage, useTexts } from '#platform/i18n';

import { MediaImage } from '#ui/picture/media-image';
import { hasCorrectableKey } from '#platform/key-correction';
import { Badge, Button, Group, Text } from '@mantine/core';
import type { Direction, PlayerResult, QuestionResult } from '@qc/contract';
import { rightShareOf } from '@qc/engine';
import { IconCheck, IconClock, IconEdit, IconTargetArrow, IconUsers } from '@tabler/icons-react';
import { answerWords } from './answer-words.ts';
import { averageShare } from './charts/average-share.ts';

import classes from './question-card.module.css';
import { SaidTable } from './said-table.tsx';

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
  const typeNames = useTexts('slideTypes');
  const { language } = useLanguage();
  const { answeredCount, averageMs, isVoid } = question;
  const rightShare = rightShareOf([question]);
  const score = question.type === 'miniGame' ? averageShare(players, question.slide) : null;
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
      {question.type === 'miniGame' && <p className={classes.note}>{t.unverifiedNote}</p>}
      {question.type === 'typed' || question.type === 'number' ? (
        <SaidTable question={question} />
      ) : (
        question.answers.length > 0 && <Answers question={question} />
      )}
    </article>
  );
}

function Answers({ question }: { question: QuestionResult }) {
  const t = useTexts('results');
  const ordered = question.type === 'order' && question.sequence.length === question.answers.length;
  const shown = ordered ? question.sequence : question.answers.map((_answer, index) => index);
  return (
    <>
      {ordered && <p className={classes.note}>{t.orderNote}</p>}
      <ol className={classes.answers}>
        {shown.map((index, at) => (
          <AnswerRow key={index} question={question} index={index} place={ordered ? at + 1 : null} />
        ))}
      </ol>
    </>
  );
}

function AnswerRow({ question, index, place }: { question: QuestionResult; index: number; place: number | null }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const answer = question.answers[index];
  if (!answer) return null;
  const share = question.answeredCount > 0 ? answer.count / question.answeredCount : 0;
  // On a survey no answer is right; the mark would mislead.
  const right = answer.correct && question.type !== 'survey' && question.type !== 'order';
  return (
    <li className={classes.answer} data-right={right || undefined}>
      <span className={classes.mark} style={{ background: answerSign(index, question.type).colour }}>
        <AnswerMark index={index} type={question.type} />
      </span>
      <div className={classes.middle}>
        <span className={classes.words}>
          {answer.media && (
            <span className={classes.picture}>
              <MediaImage media={answer.media} alt="" sizes="48px" />
            </span>
          )}
          <span>
            {place !== null && <b>{place}. </b>}
            <bdi>{keepUnits(answerWords(question, index, t))}</bdi>
          </span>
          {right && (
            <span className={classes.right}>
              <IconCheck size={15} stroke={3} aria-hidden /> {t.rightAnswer}
            </span>
          )}
        </span>
        <span className={classes.track} aria-hidden>
          <span
            className={classes.fill}
            style={{ inlineSize: `${Math.min(1, share) * 100}%`, background: answerSign(index, question.type).colour }}
          />
        </span>
      </div>
      <span className={classes.count}>
        {place === null
          ? t.votes(answer.count, formatPercent(language, share))
          : t.inPlaceShare(formatPercent(language, share))}
      </span>
    </li>
  );
}
