import { createRoot } from 'react-dom/client';
import { BACKDROPS, isLanguage } from '@qc/contract';
import type { Language, OwnView, PhaseView, PresenterView, QuestionView, RoomInfo, SaidRow } from '@qc/contract';
import { clockOf, PlayerScreen, PresenterScreen } from '../index.ts';
import { isTask } from '../task-kind.ts';
import '../../../ui/fonts.css';
import styles from './gallery.module.css';
import { samplePhases, sampleRoom } from './sample-room.ts';
import { samples } from './sample-texts.ts';

const query = new URLSearchParams(location.search);
const asked = query.get('lang');
const language: Language = isLanguage(asked) ? asked : 'he';
const only = query.get('only');
const wantedBackdrop = query.get('backdrop');
const room: RoomInfo = {
  ...sampleRoom(language, query.get('main') ?? undefined, query.get('second') ?? undefined),
  backdrop: BACKDROPS.find((name) => name === wantedBackdrop) ?? 'plain',
  winnersList: query.has('list'),
};

function sampleSaid(phase: PhaseView): SaidRow[] | null {
  if (phase.phase !== 'reveal') return null;
  const counts = [11, 4, 2, 1, 1, 1];
  if (phase.question.type === 'typed')
    return samples[language].typedSaid.map((text, at) => ({
      text,
      count: counts[at] ?? 1,
      correct: at % 2 === 0 && at < 3,
    }));
  if (phase.question.type !== 'number') return null;
  const numbers = ['8850', '8900', '8600', '9000', '8000', '7500', '5000', '12000'];
  return numbers.map((text, at) => ({ text, count: [3, 1, 4, 6, 2, 1, 1, 1][at] ?? 1, correct: at === 0 }));
}

function sampleWords(question: QuestionView, wrong: boolean): string | null {
  if (question.type === 'typed') return samples[language].typedSaid[wrong ? 1 : 0] ?? null;
  if (question.type === 'number') return wrong ? '9000' : '8850';
  return question.type === 'miniGame' ? '0.8' : null;
}

function sampleAnswer(phase: PhaseView): { choice: number[]; text: string } {
  if (!('question' in phase) || !isTask(phase.question.type)) return { choice: [1], text: '' };
  const order = phase.question.type === 'order' ? [2, 0, 4, 1, 3] : [];
  return { choice: order, text: sampleWords(phase.question, false) ?? '' };
}

function presenterView(phase: PhaseView, paused: boolean): PresenterView {
  const answers = 'question' in phase ? phase.question.answers.length : 0;
  return {
    phase,
    paused,
    players: 27,
    present: 26,
    answered: 19,
    distribution:
      phase.phase === 'reveal' ? Array.from({ length: answers }, (_, i) => [14, 6, 0, 5, 1, 1, 0, 0][i] ?? 0) : null,
    said: sampleSaid(phase),
    muted: false,
    locked: false,
    names: [...samples[language].names],
  };
}

function Presenter({ name, phase, tall }: { name: string; phase: PhaseView; tall: boolean }) {
  const view = presenterView(phase, query.has('paused') || name === 'paused');
  return (
    <PresenterScreen
      room={room}
      view={view}
      joinUrl="https://quiz.example.org/play/482915"
      clock={clockOf(view, null)}
      tall={tall}
      live={query.has('live')}
    />
  );
}

function Player({ name, phase }: { name: string; phase: PhaseView }) {
  const view = presenterView(phase, query.has('paused'));
  const kind = query.get('own');
  const own: OwnView = {
    seat: kind === 'won' ? 0 : 3,
    name: samples[language].names[3] ?? '',
    score: 3120,
    rank: phase.phase === 'lobby' ? null : 4,
    choice: phase.phase === 'reveal' && kind !== 'none' ? (kind === 'wrong' ? [1] : [0]) : null,
    text: null,
    result: null,
  };
  if (phase.phase === 'reveal' && own.choice && isTask(phase.question.type)) {
    own.choice = phase.question.type === 'order' ? [0, 2, 4, 1, 3] : [];
    own.text = sampleWords(phase.question, kind === 'wrong');
  }
  const graded = phase.phase === 'reveal' && phase.correct !== null;
  if (graded) own.result = { correct: kind !== 'wrong' && kind !== 'none', points: kind ? 0 : 870 };
  const answer =
    kind === 'sent' || kind === 'sending' || kind === 'late'
      ? ({ ...sampleAnswer(phase), state: kind } as const)
      : null;
  return (
    <PlayerScreen
      key={name}
      room={room}
      view={view}
      own={own}
      clock={clockOf(view, null)}
      answer={answer}
      onAnswer={() => undefined}
    />
  );
}

function Gallery() {
  const phases = samplePhases(language);
  if (only) {
    const [kind, name] = [only.slice(0, only.indexOf(':')), only.slice(only.indexOf(':') + 1)] as const;
    const phase = phases[name];
    if (!phase) return null;
    return (
      <div className={styles.whole}>
        {kind === 'player' ? (
          <Player name={name} phase={phase} />
        ) : (
          <Presenter name={name} phase={phase} tall={innerHeight > innerWidth} />
        )}
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      {Object.entries(phases).map(([name, phase]) => (
        <section key={name}>
          <h2>{name}</h2>
          <div className={styles.row}>
            <div className={styles.wide}>
              <Presenter name={name} phase={phase} tall={false} />
            </div>
            <div className={styles.tall}>
              <Presenter name={name} phase={phase} tall />
            </div>
            <div className={styles.phone}>
              <Player name={name} phase={phase} />
            </div>
          </div>
        </section>
      ))}
    </div>
  );
}

const root = document.getElementById('root');
document.documentElement.lang = language;
document.documentElement.dir = room.direction;
if (root) createRoot(root).render(<Gallery />);
