import { AnswerMark, answerSign, sharePercent, keepUnits } from '#features/show';
import { useTexts } from '#platform/i18n';
import type { PlayerAnswer, QuestionResult } from '@qc/contract';
import { answerWords } from './answer-words.ts';
import classes from './players/player-answers.module.css';
import { texts } from './texts.ts';

/** What one player answered: the picks, the order as put, the words typed, or a mini-game's score. */
export function GivenAnswer({ question, answer }: { question: QuestionResult; answer: PlayerAnswer | undefined }) {
  const t = useTexts(texts);
  if (!answer?.choice) return <span className={classes.soft}>{t.noAnswer}</span>;
  switch (question.type) {
    case 'typed':
    case 'number':
      return <bdi>{keepUnits(answer.text ?? '')}</bdi>;
    case 'miniGame':
      if (answer.text === null) return <span className={classes.soft}>{t.noScore}</span>;
      return (
        <span>
          <bdi>{sharePercent(answer.text)}</bdi> <span className={classes.soft}>{t.unverified}</span>
        </span>
      );
    default: {
      const ordered = question.type === 'order';
      return (
        <span className={classes.choices}>
          {answer.choice.map((index, place) => (
            <span key={index} className={classes.choice}>
              {ordered && <b className={classes.number}>{place + 1}</b>}
              <span className={classes.mark} style={{ background: answerSign(index, question.type).colour }}>
                <AnswerMark index={index} type={question.type} />
              </span>
              <bdi>{keepUnits(answerWords(question, index, t))}</bdi>
              {ordered && question.sequence[place] === index && <span className={classes.right}>{t.inPlace}</span>}
            </span>
          ))}
        </span>
      );
    }
  }
}
