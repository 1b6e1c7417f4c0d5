import { AnswerMark, answerSign, keepUnits } from '#features/show';
import { useTexts } from '#platform/i18n';
import { MediaImage } from '#ui/picture/media-image';
import type { QuestionResult } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import classes from '../question-card.module.css';

/** One answer with its mark, and a bar as long as the share (0..1) of players behind it. */
export function AnswerRow({
  question,
  index,
  words,
  place = null,
  right = false,
  share,
  figure,
}: {
  question: QuestionResult;
  index: number;
  words: string;
  /** From 1, where answers have an order. */
  place?: number | null;
  right?: boolean;
  share: number;
  /** The share in words. */
  figure: string;
}) {
  const t = useTexts('results');
  const media = question.answers[index]?.media;
  const { colour } = answerSign(index, question.type);
  return (
    <li className={classes.answer} data-right={right || undefined}>
      <span className={classes.mark} style={{ background: colour }}>
        <AnswerMark index={index} type={question.type} />
      </span>
      <div className={classes.middle}>
        <span className={classes.words}>
          {media && (
            <span className={classes.picture}>
              <MediaImage media={media} alt="" sizes="48px" />
            </span>
          )}
          <span>
            {place !== null && <b>{place}. </b>}
            <bdi>{keepUnits(words)}</bdi>
          </span>
          {right && (
            <span className={classes.right}>
              <IconCheck size={15} stroke={3} aria-hidden /> {t.rightAnswer}
            </span>
          )}
        </span>
        <span className={classes.track} aria-hidden>
          <span className={classes.fill} style={{ inlineSize: `${Math.min(1, share) * 100}%`, background: colour }} />
        </span>
      </div>
      <span className={classes.count}>{figure}</span>
    </li>
  );
}

/** The share of those who answered, 0..1. */
export function shareOfAnswered({ answeredCount }: QuestionResult, count: number): number {
  return answeredCount > 0 ? count / answeredCount : 0;
}
