import { textsIn } from '#platform/words';
import type { PhaseName, PresenterView, RoomInfo } from '@qc/contract';
import { lettersOf } from '@qc/words';
import type { Beginning } from '../motion/age.ts';
import { Backdrop } from '../backdrop/backdrop.tsx';
import { Dusk } from '../backdrop/dusk.tsx';
import { useHidden } from '../motion/hidden.ts';
import { PhaseTimes } from '../motion/phase-time.tsx';
import { useReached } from '../motion/use-reached.ts';
import { AnswerLetters } from '../parts/answer-marks.tsx';
import { PresenterBreak } from './break/presenter-break.tsx';
import { PhaseLayers } from './phase-layers.tsx';
import { Podium } from './podium.tsx';
import { PresenterEnd } from './presenter-end.tsx';
import { PresenterHonours } from './presenter-honours.tsx';
import { PresenterLobby } from './presenter-lobby.tsx';
import { PresenterMedia } from './presenter-media.tsx';
import { PresenterPreparing } from './presenter-preparing.tsx';
import { PresenterQuestion } from './question/presenter-question.tsx';
import { PresenterRound } from './round/presenter-round.tsx';
import styles from './presenter-screen.module.css';
import type { ShowClock } from '../parts/show-clock.ts';
import { PresenterStarting } from './presenter-starting.tsx';
import { PresenterStandings } from './presenter-standings.tsx';
import { type HearReactions, ReactionLayer } from '../reactions/reaction-layer.tsx';
import { useDress } from '../themes/use-dress.ts';
import { Stage } from '../parts/stage.tsx';

/** How far a big screen has calmed its pictures, as it says to the room. */
export type CalmLevel = 0 | 1 | 2;

/** What a projected screen needs. */
export interface PresenterScreenProps {
  room: RoomInfo;
  view: PresenterView;
  /** Address players open, with the code; null: nobody joins by one. */
  joinUrl: string | null;
  /** Numbers that people call where callers are let in. */
  callNumbers?: readonly string[] | undefined;
  /** What it costs to call them; empty, as absent: nothing is said of it. */
  callCost?: string | undefined;
  /** Made by `clockOf`; null: no deadline. */
  clock: ShowClock | null;
  /** When the phase began on this page's clock; null or absent: all is drawn as it stands in the end. */
  began?: Beginning;
  /** Nothing moves by itself, whatever the host wishes. */
  calm?: boolean;
  /** How far the machine is too slow for what moves: the backdrop and waiting faces are held, or only opacity moves. */
  level?: CalmLevel;
  /** Upright screen (taller than wide). */
  tall?: boolean;
  /** The hall's screen itself: films play and mini-games run. Mirrors and previews stay still. */
  live?: boolean;
  /** The hall's screen itself: players' reactions rise at its edges. */
  hear?: HearReactions;
  /** A slide looked at before it is asked: nothing has been counted. */
  ahead?: boolean;
}

/** A question from when it stands alone to its outcome: one page for all of it. */
const ASKED: ReadonlySet<PhaseName> = new Set(['asking', 'dealing', 'question', 'closed', 'talk', 'reveal']);

function phaseKey(view: PresenterView): string {
  const phase = view.phase;
  if (!('slide' in phase)) return phase.phase;
  const name = ASKED.has(phase.phase) ? 'question' : phase.phase;
  return `${name}-${phase.slide}-${phase.visit}`;
}

function PhaseScreen(props: PresenterScreenProps) {
  const { room, view, clock, tall = false, live = false, ahead = false } = props;
  const t = textsIn(room.language, 'presenter');
  const phase = view.phase;
  switch (phase.phase) {
    case 'lobby':
      return (
        <PresenterLobby
          room={room}
          view={view}
          joinUrl={view.door === 'pagesNotLetIn' ? null : props.joinUrl}
          callNumbers={view.callersIn ? (props.callNumbers ?? []) : []}
          callCost={view.callersIn ? (props.callCost ?? '') : ''}
          tall={tall}
          calm={props.calm ?? false}
        />
      );
    case 'starting':
      return <PresenterStarting room={room} clock={clock} />;
    case 'round':
      return <PresenterRound room={room} phase={phase} />;
    case 'preparing':
      return <PresenterPreparing room={room} view={view} phase={phase} />;
    case 'opening':
    case 'media':
    case 'ending':
      return <PresenterMedia room={room} phase={phase} clock={clock} live={live} />;
    case 'break':
      return <PresenterBreak room={room} phase={phase} clock={clock} tall={tall} calm={props.calm ?? false} />;
    case 'asking':
    case 'dealing':
    case 'question':
    case 'closed':
    case 'talk':
    case 'reveal':
      return (
        <PresenterQuestion
          room={room}
          view={view}
          clock={clock}
          began={props.began ?? null}
          tall={tall}
          live={live}
          ahead={ahead}
        />
      );
    case 'standings':
      return <PresenterStandings room={room} phase={phase} tall={tall} />;
    case 'podium':
      if (phase.stage === 4 && phase.winners.length === 0)
        return (
          <div className={`${styles.page} ${styles.middle}`}>
            <h1 className={styles.thanks}>{t.noWinners}</h1>
          </div>
        );
      return <Podium phase={phase} language={room.language} list={room.winnersList} tall={tall} />;
    case 'honours':
      return <PresenterHonours room={room} phase={phase} tall={tall} />;
    case 'ended':
      return <PresenterEnd room={room} view={view} />;
  }
}

/** What moves in them has every frame to itself: so the backdrop is held. In all others it drifts on when they have come to rest, ms. */
const STIRRED: ReadonlySet<PhaseName> = new Set(['starting', 'round', 'asking', 'dealing', 'question', 'closed']);
const RESTS_AFTER_MS = 4000;

/** Whether a film is on screen: nothing else moves then. */
function hasFilm({ phase }: PresenterView): boolean {
  if ('media' in phase && !Array.isArray(phase.media)) return phase.media?.type === 'video';
  return 'question' in phase && phase.question.image?.type === 'video';
}

/** Whether the time of a question has just run out: it stays as dark as it is until the reveal. */
function hasJustClosed({ phase }: PresenterView, { timer }: RoomInfo): boolean {
  return phase.phase === 'closed' && phase.race === undefined && timer;
}

/** The projected screen in any phase. Fills its parent; pure: what it shows follows from its properties alone. */
export function PresenterScreen(props: PresenterScreenProps) {
  const { room, view, level = 0, live = false } = props;
  const calm = props.calm === true || view.calm === true;
  const still = calm || level === 2;
  const hidden = useHidden();
  const { drawing, theme } = useDress(room);
  const phase = view.phase;
  const rests = useReached(props.began ?? null, RESTS_AFTER_MS) && !STIRRED.has(phase.phase);
  const held = level > 0 || hidden || hasFilm(view) || !rests;
  const drift = !live || !room.movingBackdrop || still ? 'stands' : held ? 'held' : 'drifts';
  const background = 'question' in phase ? phase.question.backgroundMedia : null;
  return (
    <Stage
      room={room}
      background={background}
      backdrop={<Backdrop name={room.backdrop} drawing={drawing} drift={drift} />}
      theme={theme}
      calm={still}
      className={level > 0 ? styles.eased : undefined}
    >
      {!still && <Dusk clock={phase.phase === 'question' ? props.clock : null} stays={hasJustClosed(view, room)} />}
      <PhaseLayers name={phaseKey(view)} calm={calm}>
        <PhaseTimes step={view.step} began={props.began ?? null} calm={still} className={styles.phase}>
          <AnswerLetters {...lettersOf(view, room)}>
            <PhaseScreen {...props} />
          </AnswerLetters>
        </PhaseTimes>
      </PhaseLayers>
      {props.hear && view.reacts && <ReactionLayer hear={props.hear} phase={phase.phase} calm={still} />}
      {view.paused && (
        <div className={styles.paused} role="status">
          <span>{textsIn(room.language, 'presenter').paused}</span>
        </div>
      )}
    </Stage>
  );
}
