import { useTexts } from '#platform/i18n';
import { keysOf, VoteMoves, type PlayerResult, type QuestionResult } from '@qc/contract';
import { firstVoteAlone } from '@qc/engine';
import classes from './two-votes.module.css';
import { reportKindOf } from './slides/report-kinds.ts';

const MOVES = keysOf(VoteMoves.shape);

/** Of a question that was talked about: what the talk moved, and how it was answered before. Nothing where it was voted on once. */
export function TwoVotes({ question, players }: { question: QuestionResult; players: readonly PlayerResult[] }) {
  const t = useTexts('results');
  const first = firstVoteAlone(question);
  if (!first) return null;
  const { Spread } = reportKindOf(first);
  const moves = question.firstVote?.moves ?? null;
  return (
    <section className={classes.votes}>
      {moves && (
        <dl className={classes.moves}>
          {MOVES.map((move) => (
            <div key={move} data-move={move}>
              <dt>{t.moves[move]}</dt>
              <dd>{moves[move]}</dd>
            </div>
          ))}
        </dl>
      )}
      <h4>{t.firstVote}</h4>
      <Spread question={first} players={players} />
    </section>
  );
}
