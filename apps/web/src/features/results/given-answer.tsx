import { AnswerMark, answerSign, sharePercent, keepUnits } from '#features/show';
import { useTexts } from '#platform/i18n';
import { pickedIn, type PlayerAnswer, type QuestionResult } from '@qc/contract';
import { writtenResponse } from '@qc/engine';
import { answerWords } from './answer-words.ts';
import classes from './players/player-answers.module.css';

/** What one player answered: the picks, the order as put, the words typed, or a mini-game's score. */
export function GivenAnswer({ question, answer }: { question: QuestionResult; answer: PlayerAnswer | undefined }) {
  const t = useTexts('results');
  const response = answer?.response;
  if (!response) return <span className={classes.soft}>{t.noAnswer}</span>;
  switch (response.type) {
    case 'typed':
    case 'number':
      return <bdi>{keepUnits(writtenResponse(response) ?? '')}</bdi>;
    case 'miniGame':
      if (response.share === null) return <span className={classes.soft}>{t.noScore}</span>;
      return (
        <span>
          <bdi>{sharePercent(response.share)}</bdi> <span className={classes.soft}>{t.unverified}</span>
        </span>
      );
    default: {
      const ordered = response.type === 'order';
      return (
        <span className={classes.choices}>
          {pickedIn(response).map((index, place) => (
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
