import { textsIn } from '#platform/words';
import { answerLabel, Stage, ToldExplanation, useSpoken } from '#features/show';
import type { PlayerAnswer, QuestionResult } from '@qc/contract';
import { pickedIn } from '@qc/contract';
import { answerOutcome, writtenResponse, type RunGame, type RunSummary } from '@qc/engine';
import { answerName, lettersOf } from '@qc/words';
import styles from './solo.module.css';

/** The last card: the score, and every question with the own answer. */
export function SoloEnd({ game, summary, onAgain }: { game: RunGame; summary: RunSummary; onAgain: () => void }) {
  const t = textsIn(game.language, 'solo');
  const [me] = summary.players;
  const graded = summary.questions.filter(({ rightCount }) => rightCount !== null).length;
  const open = game.showResultsAfter !== 'never';
  const points = open && me ? `${me.score.toLocaleString('en-US')} ${t.points(me.score)}` : '';
  useSpoken(t.over, `${t.over}. ${points}`);
  return (
    <Stage room={game}>
      <main className={styles.end} tabIndex={0}>
        <h1 className={styles.title}>{t.over}</h1>
        {open && me && (
          <div className={styles.total}>
            <p>
              <b dir="ltr">{me.score.toLocaleString('en-US')}</b> {t.points(me.score)}
            </p>
            {graded > 0 && game.showAnswer && <p>{t.right(me.rightCount, graded)}</p>}
          </div>
        )}
        <button type="button" className={styles.button} onClick={onAgain}>
          {t.again}
        </button>
        {open && game.showAnswer && summary.questions.length > 0 && (
          <section className={styles.review}>
            <h2>{t.yourAnswers}</h2>
            <ol>
              {summary.questions.map((question, place) => (
                <Reviewed key={question.slide} game={game} question={question} answer={me?.answers[place]} />
              ))}
            </ol>
          </section>
        )}
      </main>
    </Stage>
  );
}

function Reviewed({
  game,
  question,
  answer,
}: {
  game: RunGame;
  question: QuestionResult;
  answer: PlayerAnswer | undefined;
}) {
  const t = textsIn(game.language, 'solo');
  const given = answer ? givenWords(game, question, answer) : '';
  const right = rightWords(game, question);
  const { explanation: text, explanationMedia: media } = question;
  const words = { right: t.correct, partly: t.partly, wrong: t.wrong };
  // What was not answered is wrong here: the player is alone with it.
  const judged = answer !== undefined && answer.correct !== null;
  const outcome = judged ? (answerOutcome(question, answer) ?? 'wrong') : null;
  return (
    <li className={styles.reviewed}>
      <p dir="auto" className={styles.asked}>
        {question.question}
      </p>
      <p>
        {outcome && <span className={styles[outcome]}>{words[outcome]}</span>} <bdi>{given || t.noAnswer}</bdi>
      </p>
      {judged && !answer.correct && right !== '' && (
        <p>
          {t.rightAnswer}: <bdi>{right}</bdi>
        </p>
      )}
      {(text !== '' || media) && <ToldExplanation explanation={{ text, media }} language={game.language} />}
    </li>
  );
}

function wordOf(game: RunGame, question: QuestionResult, index: number): string {
  const words = answerLabel(question, index, game.language) || question.answers[index]?.media?.alt;
  return words || `${textsIn(game.language, 'solo').picture} ${answerName(lettersOf({}, game), index)}`;
}

function givenWords(game: RunGame, question: QuestionResult, { response }: PlayerAnswer): string {
  const picked = pickedIn(response).map((index) => wordOf(game, question, index));
  return writtenResponse(response) ?? picked.join(', ');
}

function rightWords(game: RunGame, question: QuestionResult): string {
  if (question.solution.length > 0) return question.solution[0] ?? '';
  const indices =
    question.sequence.length > 0
      ? question.sequence
      : question.answers.flatMap(({ correct }, index) => (correct ? [index] : []));
  return indices.map((index) => wordOf(game, question, index)).join(', ');
}
