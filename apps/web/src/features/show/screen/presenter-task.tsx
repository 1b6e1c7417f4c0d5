import { textsIn } from '#platform/words';
import type { Language, PhaseView, PresenterView, QuestionView } from '@qc/contract';
import { AnswerTiles } from './answer-tiles.tsx';
import { MiniGameFrame } from '../tasks/mini-game-frame.tsx';
import { OrderBoard } from './order-board.tsx';

import styles from './presenter-task.module.css';
import { SaidBoard } from './said-board.tsx';
import { showQuantity } from '../parts/show-quantity.ts';
import { showNumber } from '../show-texts.ts';

/** What to do on the phone, with its sign: a text line, digits, a list in order, or a game. `over`: only its place is kept. */
function OnPhone({ question, language, over }: { question: QuestionView; language: Language; over: boolean }) {
  const t = textsIn(language, 'presenter');
  const { type, script, unit } = question;
  const words =
    type === 'typed'
      ? t.typeOnPhone[script ?? 'any']
      : type === 'number'
        ? t.numberOnPhone
        : type === 'order'
          ? t.orderOnPhone
          : t.playOnPhone;
  return (
    <p className={`${styles.todo} ${type === 'order' ? styles.small : ''} ${over ? styles.over : ''}`}>
      <svg viewBox="0 0 24 24" className={styles.phone} aria-hidden="true" focusable="false">
        <path
          d="M8 2h8a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM10.5 18.8h3M9 8h6M9 11h4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </svg>
      <span>{words}</span>
      {unit !== '' && <bdi className={styles.unit}>{unit}</bdi>}
    </p>
  );
}

/**
 * Below a question that is answered by doing something: what to do while it is open, and at the reveal what was said
 * and what is right. `live`: this is the hall's screen itself, where a mini-game may run.
 */
export function PresenterTask({
  phase,
  view,
  language,
  tall,
  live,
}: {
  phase: Extract<PhaseView, { phase: 'question' | 'closed' | 'reveal' }>;
  view: PresenterView;
  language: Language;
  tall: boolean;
  live: boolean;
}) {
  const t = textsIn(language, 'presenter');
  const { question } = phase;
  const revealed = phase.phase === 'reveal';
  const over = phase.phase === 'closed';
  switch (question.type) {
    case 'typed':
    case 'number': {
      if (!revealed) return <OnPhone question={question} language={language} over={over} />;
      const shown = (text: string) => (question.type === 'number' ? showQuantity(text, question.unit) : text);
      return (
        <SaidBoard
          said={(view.said ?? []).map((row) => ({ ...row, text: shown(row.text) }))}
          solution={phase.solution.map(shown)}
          answered={view.answered}
          language={language}
          tall={tall}
        />
      );
    }
    case 'order':
      if (revealed && phase.correct)
        return (
          <OrderBoard
            question={question}
            sequence={phase.correct}
            distribution={view.distribution}
            answered={view.answered}
            language={language}
            tall={tall}
          />
        );
      return (
        <div className={styles.stack}>
          {!revealed && <OnPhone question={question} language={language} over={over} />}
          <AnswerTiles question={question} language={language} tall={tall} />
        </div>
      );
    default:
      if (revealed)
        return (
          <p className={styles.finished}>
            <b>{showNumber(view.answered)}</b> {t.finishedGame}
          </p>
        );
      return (
        <div className={styles.game}>
          <OnPhone question={question} language={language} over={over} />
          {live && (
            <div className={styles.box}>
              <MiniGameFrame link={question.miniGame} title={question.question} problem={t.cannotShow} />
            </div>
          )}
        </div>
      );
  }
}
