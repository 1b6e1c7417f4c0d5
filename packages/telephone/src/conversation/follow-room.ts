import type { PhaseView } from '@qc/contract';
import type { Spoken } from '../call.ts';
import { heardKind } from '../slides/heard-kinds.ts';
import { leftMs } from './clock.ts';
import { askUnsent } from './confirm.ts';
import { enterEnd, enterGone } from './end.ts';
import { hold } from './hold.ts';
import { lobbyShown } from './lobby.ts';
import { type Call, type Next, owing, type Seated } from './next.ts';
import { aloneShown, askAnswer, questionShown } from './question.ts';
import { resultShown } from './result.ts';
import { say, wordsOf } from './say.ts';
import type { ConfirmPlace, Place, WaitingPlace } from './session.ts';
import type { Shown } from './shown.ts';
import {
  answeredShown,
  askToWait,
  breakShown,
  closedShown,
  pauseShown,
  podiumShown,
  raceShown,
  screenShown,
  roundShown,
  soonShown,
  standingsShown,
  talkShown,
  timeUpShown,
  unheardShown,
} from './wait.ts';

/** A phase that is not the end. */
type Running = Exclude<PhaseView, { phase: 'honours' | 'ended' }>;

/** The stage of a podium on which every place has been told. */
const ALL_TOLD = 4;

/** The call with its seat; null: there is none, or none any more. */
export function seatedIn({ session, view }: Call): Seated | null {
  const own = view?.own ?? null;
  return view === null || own === null ? null : { session, view: { ...view, own } };
}

/** Says what the room shows, once; then something short for as long as it shows nothing else. `before` is said first. */
export function followRoom(call: Call, before: readonly Spoken[]): Next {
  const seated = seatedIn(call);
  if (seated === null) return enterGone(call, before);
  const { phase } = seated.view.shared;
  if (phase.phase === 'ended' || phase.phase === 'honours' || (phase.phase === 'podium' && phase.stage === ALL_TOLD))
    return enterEnd(seated, before);
  const shown = shownTo(seated, phase);
  const { told } = shown;
  const { place } = seated.session;
  const isNew = !('told' in place) || place.told !== told;
  const held = !isNew && 'held' in place ? place.held : 0;
  const words = [...before, ...missed(seated, before), ...(isNew ? shown.words : [])];
  const unsent = unsentIn(place);
  if (shown.place === 'question') {
    if (unsent?.visit === shown.visit) return askUnsent(owing(seated, before), { ...unsent, told }, shown.question);
    const keys = !isNew && place.name === 'question' ? place.keys : '';
    const { slide, visit } = shown;
    // Who has it said again has had it read; in a race everybody has the same clock.
    const isRepeat = place.name === 'question' && place.visit === visit;
    const reads = isNew && !isRepeat && !shown.isRace;
    return askAnswer(seated, shown, { name: 'question', told, held, slide, visit, keys }, { words, reads });
  }
  const spoken = words.length > 0 ? words : hold(seated, held);
  const waiting: WaitingPlace = { name: shown.place, told, held, leaving: false };
  const isPause = unsent !== null && seated.view.shared.paused;
  return askToWait(noted(seated, phase), isPause ? { ...waiting, unsent } : waiting, {
    spoken,
    changes: shown.changes,
  });
}

/** What has been said back and not been sent yet. */
function unsentIn(place: Place): ConfirmPlace | null {
  if (place.name === 'confirm') return place;
  return 'unsent' in place ? (place.unsent ?? null) : null;
}

/** What the room shows now. */
function shownTo(call: Seated, phase: Running): Shown {
  if (call.view.shared.paused && phase.phase !== 'lobby') return pauseShown(call);
  switch (phase.phase) {
    case 'lobby':
      return lobbyShown(call);
    case 'opening':
    case 'media':
    case 'ending':
    case 'preparing':
      return screenShown(call, phase);
    case 'break':
      return breakShown(call, phase);
    case 'starting':
      return soonShown(call);
    case 'round':
      return roundShown(call, phase);
    case 'asking':
    case 'dealing':
      return aloneShown(call, phase);
    case 'podium':
      return podiumShown(call);
    case 'question':
      return questionNow(call, phase);
    case 'closed':
      return closedShown(call, phase);
    case 'talk':
      return talkShown(call, phase);
    case 'reveal':
      return resultShown(call, phase);
    case 'standings':
      return standingsShown(call, phase);
  }
}

function questionNow(call: Seated, phase: Extract<PhaseView, { phase: 'question' }>): Shown {
  const kind = heardKind(phase.question);
  if (kind === null) return unheardShown(call, phase);
  const { response, team } = call.view.own;
  const { race } = phase;
  if (!race && response !== null) return answeredShown(call, phase);
  if (!race) return leftMs(call) === 0 ? timeUpShown(call, phase) : questionShown(call, phase, kind);
  const isFree = race.turn === null && response === null && (team === null || !race.outTeams.includes(team));
  return isFree ? questionShown(call, phase, kind) : raceShown(call, phase);
}

/** Whose question went away before it was answered hears why; who has just been told something has heard it. */
function missed(call: Seated, before: readonly Spoken[]): Spoken[] {
  const { session, view } = call;
  const wasAsked = session.place.name === 'question' || session.place.name === 'confirm';
  const { phase } = view.shared;
  const isOver =
    phase.phase === 'closed' || phase.phase === 'talk' || phase.phase === 'reveal' || phase.phase === 'standings';
  const isMissed = wasAsked && isOver && view.own.response === null && before.length === 0;
  return isMissed ? [say(call, wordsOf(call).waiting.timeUp)] : [];
}

/** Points and place are told once for each question. */
function noted(call: Seated, phase: Running): Seated {
  const isTold = (phase.phase === 'reveal' && phase.question.score > 0) || phase.phase === 'standings';
  if (!isTold || call.view.own.score === null) return call;
  return { ...call, session: { ...call.session, placeToldAt: phase.visit } };
}
