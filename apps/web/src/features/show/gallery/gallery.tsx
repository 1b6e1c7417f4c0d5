import { useEffect, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BACKDROPS, isLanguage } from '@qc/contract';
import type { Language, PhaseView, RoomInfo } from '@qc/contract';
import { clockOf, PatternPad, PlayerScreen, PresenterScreen, Stage, TeamPicker, THEMES } from '../index.ts';
import type { OwnAnswer, Theme } from '../index.ts';
import '../../../ui/bare.css';
import '../../../ui/fonts.css';
import styles from './gallery.module.css';
import { sampleLobbySlides, samplePhases, sampleRoom } from './sample-room.ts';
import { contentOf } from '@qc/words/content';
import { roomOf, sampleCrowd, sampleOwn, samplePresenterView, sampleResponse, sampleReview } from './sample-views.ts';
import type { OwnKind } from './sample-views.ts';

const query = new URLSearchParams(location.search);
const asked = query.get('lang');
const language: Language = isLanguage(asked) ? asked : 'he';
const only = query.get('only');
const wantedBackdrop = query.get('backdrop');
const KINDS: readonly OwnKind[] = ['won', 'wrong', 'none', 'debt', 'sent', 'sending', 'late'];
const kind = KINDS.find((one) => one === query.get('own')) ?? null;
/** How old the phase is as the page opens, ms; null: it has long stood. */
const age = query.get('age');
const began = age === null ? null : performance.now() - Number(age);
const room: RoomInfo = {
  ...sampleRoom(language, query.get('main') ?? undefined, query.get('second') ?? undefined),
  backdrop: BACKDROPS.find((name) => name === wantedBackdrop) ?? 'plain',
  ...lookOf(THEMES.find(({ key }) => key === query.get('theme'))),
  winnersList: query.has('list'),
  ...(query.has('pictures') && { lobbySlides: sampleLobbySlides(language) }),
};

function lookOf(theme: Theme | undefined): Partial<Pick<RoomInfo, 'mainColor' | 'secondaryColor' | 'backdrop'>> {
  if (!theme) return {};
  const { mainColor, secondaryColor, backdrop } = theme;
  return { mainColor, secondaryColor, backdrop };
}

function sampleAnswer(phase: PhaseView): OwnAnswer | null {
  if (kind !== 'sent' && kind !== 'sending' && kind !== 'late') return null;
  const response = 'question' in phase ? sampleResponse(phase.question, false, language) : null;
  return response && { response, state: kind };
}

/** The room of a state, with as many teams as the address wants. */
function roomFor(name: string): RoomInfo {
  const known = roomOf(room, name);
  const count = Number(query.get('teams') ?? 0);
  const { names } = known.teams;
  if (count < 2 || names.length === 0) return known;
  const wanted = Array.from(
    { length: count },
    (_, at) => `${names[at % names.length] ?? ''}${at < names.length ? '' : ` ${at + 1}`}`,
  );
  return { ...known, teams: { ...known.teams, names: wanted } };
}

/** How many have come: as the address says, and with `coming` one more every few seconds. */
function usePlayers(): number | null {
  const [players, setPlayers] = useState(query.has('players') ? Number(query.get('players')) : null);
  useEffect(() => {
    if (!query.has('coming')) return undefined;
    const timer = setInterval(() => setPlayers((count) => (count ?? 0) + 1), Number(query.get('coming')) || 3000);
    return () => clearInterval(timer);
  }, []);
  return players;
}

/** The address's `then` is on screen from the first press on, so that the way from one phase to the next can be looked at. */
function useThen(name: string): { name: string; began: number | null } {
  const [then, setThen] = useState<number | null>(null);
  useEffect(() => {
    const go = () => setThen(performance.now());
    addEventListener('keydown', go, { once: true });
    return () => removeEventListener('keydown', go);
  }, []);
  const next = query.get('then');
  return next === null || then === null ? { name, began } : { name: next, began: then };
}

function Presenter({
  name,
  phase,
  tall,
  since = began,
}: {
  name: string;
  phase: PhaseView;
  tall: boolean;
  since?: number | null;
}) {
  const players = usePlayers();
  const known = useMemo(
    () => ({
      ...samplePresenterView(name, phase, query.has('paused') || name === 'paused', language),
      ...(players !== null && sampleCrowd(players, language, roomFor(name).teams.names.length)),
    }),
    [name, phase, players],
  );
  const view = query.has('locked') ? { ...known, locked: true } : known;
  return (
    <PresenterScreen
      room={roomFor(name)}
      view={query.has('calls') ? { ...view, callersIn: true } : view}
      joinUrl="https://quiz.example.org/play/482915"
      callNumbers={['+972 2 555 0100', '02 555 0101']}
      clock={clockOf(view, null)}
      tall={tall}
      began={since}
      calm={query.has('calm')}
      live={query.has('live')}
    />
  );
}

function Player({ name, phase }: { name: string; phase: PhaseView }) {
  const known = samplePresenterView(name, phase, query.has('paused'), language);
  const view = {
    ...known,
    ...(query.has('reacts') && { reacts: true as const }),
    ...(query.has('again') && { again: true as const }),
  };
  const own = sampleOwn(name, phase, kind, language);
  const watches = query.has('watching');
  const watching = { onTakePart: query.get('watching') === 'full' ? null : () => undefined, onLeave: () => undefined };
  const rows = query.has('review') ? sampleReview(language) : null;
  return (
    <PlayerScreen
      key={name}
      room={roomOf(room, name)}
      view={view}
      own={watches ? null : own}
      watching={watches ? watching : null}
      clock={clockOf(view, null, own.extraMs)}
      answer={sampleAnswer(phase)}
      onAnswer={() => undefined}
      onFace={() => undefined}
      onLeave={() => undefined}
      onReact={() => undefined}
      review={{ review: rows, rightLater: false, asking: null, reviewRefused: false }}
      onReview={() => undefined}
    />
  );
}

/** What joining may ask for beside a name. */
function Join({ name }: { name: string }) {
  return (
    <Stage room={room}>
      <div className={styles.card}>
        {name === 'team' ? (
          <TeamPicker
            language={language}
            names={contentOf(language).sample.teams}
            team={1}
            problem=""
            onTeam={() => undefined}
          />
        ) : (
          <PatternPad
            language={language}
            busy={false}
            problem=""
            onDone={() => undefined}
            onWithout={() => undefined}
          />
        )}
      </div>
    </Stage>
  );
}

function Only({ screen, name: first }: { screen: string; name: string }) {
  const { name, began: since } = useThen(first);
  const phase = samplePhases(language)[name];
  if (screen === 'join') return <Join name={name} />;
  if (!phase) return null;
  if (screen === 'player') return <Player name={name} phase={phase} />;
  return <Presenter name={name} phase={phase} tall={innerHeight > innerWidth} since={since} />;
}

function Gallery() {
  if (only) {
    const [screen = '', name = ''] = only.split(':');
    return (
      <div className={styles.whole}>
        <Only screen={screen} name={name} />
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <div className={styles.row}>
        {['team', 'pattern'].map((name) => (
          <div key={name} className={styles.phone}>
            <Join name={name} />
          </div>
        ))}
      </div>
      {Object.entries(samplePhases(language)).map(([name, phase]) => (
        <section key={name}>
          <h2 className={styles.name}>{name}</h2>
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
