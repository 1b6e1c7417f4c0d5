import { createRoot } from 'react-dom/client';
import { isLanguage } from '@qc/contract';
import type { Language, OwnView, PhaseView, PresenterView } from '@qc/contract';
import { clockOf, PlayerScreen, PresenterScreen } from '../index.ts';
import '../../../ui/fonts.css';
import styles from './gallery.module.css';
import { samplePhases, sampleRoom } from './sample-room.ts';
import { samples } from './sample-texts.ts';

const query = new URLSearchParams(location.search);
const asked = query.get('lang');
const language: Language = isLanguage(asked) ? asked : 'he';
const only = query.get('only');
const room = sampleRoom(language, query.get('main') ?? undefined, query.get('second') ?? undefined);

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
    result: null,
  };
  const graded = phase.phase === 'reveal' && phase.correct !== null;
  if (graded) own.result = { correct: kind !== 'wrong' && kind !== 'none', points: kind ? 0 : 870 };
  const answer =
    kind === 'sent' || kind === 'sending' || kind === 'late' ? ({ choice: [1], state: kind } as const) : null;
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
