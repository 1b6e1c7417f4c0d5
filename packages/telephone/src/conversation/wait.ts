import type { PhaseView } from '@qc/contract';
import { minutesLeft } from '@qc/words';
import type { Spoken } from '../call.ts';
import { heardKind } from '../slides/heard-kinds.ts';
import { spokenOf, writtenForTheEar } from '../slides/spoken-of.ts';
import { soonMs } from './clock.ts';
import { answeredTold, changeWords, sendAnswer } from './confirm.ts';
import { oneOf, DIGITS, WAITING, waitingOr } from './hold.ts';
import { ask, type Call, follow, goTo, hangUp, type Heard, type Next, type Seated, send, type Wanted } from './next.ts';
import { placeWords } from './result.ts';
import { quote, say, wordsOf } from './say.ts';
import type { WaitingPlace } from './session.ts';
import type { Shown, WaitingShown } from './shown.ts';

type Phase<P extends PhaseView['phase']> = Extract<PhaseView, { phase: P }>;

/** Something of the room that is only listened to. */
function shown(told: string, words: Spoken[]): WaitingShown {
  return { place: 'wait', told, words };
}

/** The host has stopped the game for a while. */
export function pauseShown(call: Seated): Shown {
  return shown('paused', [say(call, wordsOf(call).waiting.paused)]);
}

/** Between questions: what is on the big screen. */
export function screenShown(call: Seated, phase: Phase<'opening' | 'media' | 'ending' | 'preparing'>): Shown {
  const { waiting } = wordsOf(call);
  if (phase.phase === 'preparing') return shown(`preparing ${phase.visit}`, [say(call, waiting.getReady)]);
  const forTheEar = phase.phase === 'media' ? writtenForTheEar(call) : [];
  if (forTheEar.length > 0) return shown(`media ${phase.visit}`, forTheEar);
  const texts = [phase.heading, phase.subheading].flatMap((text) => quote(call, text));
  return shown(`${phase.phase} ${phase.visit}`, [...texts, say(call, waiting.lookUp)]);
}

/** A break: how long it still is, as heard by whoever comes into it; then that it is over. */
export function breakShown(call: Seated, phase: Phase<'break'>): Shown {
  const { waiting } = wordsOf(call);
  if (phase.remainingMs === null) return shown(`break over ${phase.visit}`, [say(call, waiting.breakOver)]);
  const forTheEar = writtenForTheEar(call);
  const texts = [phase.heading, phase.subheading].flatMap((text) => quote(call, text));
  return shown(`break ${phase.visit}`, [
    ...(forTheEar.length > 0 ? forTheEar : texts),
    say(call, waiting.breakOf(minutesLeft(phase.remainingMs))),
  ]);
}

/** Three, two, one: the first slide comes. */
export function soonShown(call: Seated): Shown {
  return shown('starting', [say(call, wordsOf(call).waiting.getReady)]);
}

/** A round begins: its title, and that something comes. */
export function roundShown(call: Seated, { title, visit }: Phase<'round'>): Shown {
  return shown(`round ${visit}`, [...quote(call, title), say(call, wordsOf(call).waiting.getReady)]);
}

/** The places are being told one after another: the own one comes at the end. */
export function podiumShown(call: Seated): Shown {
  return shown('podium', [say(call, wordsOf(call).waiting.lookUp)]);
}

/** A question that has been answered already, as after a new call. */
export function answeredShown(call: Seated, { question, visit }: Phase<'question'>): Shown {
  const { response } = call.view.own;
  const kind = heardKind(question);
  const said = response === null ? [] : (kind?.said(call, question, response) ?? []);
  const told = answeredTold(visit);
  const words = [...said, say(call, wordsOf(call).asking.received), ...changeWords(call)];
  return kind?.isChangeable ? { ...shown(told, words), changes: kind.wanted(question, '') } : shown(told, words);
}

/** A question of a kind that no keys can answer. */
export function unheardShown(call: Seated, { question, visit }: Phase<'question'>): Shown {
  return shown(`unheard ${visit}`, [...spokenOf(call, question), say(call, wordsOf(call).waiting.notForTelephones)]);
}

/** A race in which somebody has the turn, or this caller has had it. */
export function raceShown(call: Seated, { race, visit }: Phase<'question'>): Shown {
  const { waiting } = wordsOf(call);
  const { own } = call.view;
  const turn = race?.turn ?? null;
  const isOut = own.response !== null && 'verdict' in own.response && own.response.verdict === 'wrong';
  const told = `race ${visit} ${race?.openings ?? 0} ${turn?.seat ?? '-'} ${isOut ? 'out' : 'in'}`;
  if (turn?.seat === own.seat) return shown(told, [say(call, waiting.yourTurn)]);
  const isTeamOut = own.team !== null && (race?.outTeams.includes(own.team) ?? false);
  const waits = own.response !== null && !isOut && !isTeamOut;
  return shown(told, [
    ...(isOut || isTeamOut ? [say(call, waiting.outOfRace)] : []),
    ...(turn === null ? [] : [say(call, waiting.hasTurn(turn.name))]),
    ...(waits ? [say(call, waiting.youBuzzed)] : []),
  ]);
}

/** The question is over, and its outcome not shown yet. */
export function closedShown(call: Seated, { visit }: Phase<'closed'>): Shown {
  return shown(`closed ${visit}`, [say(call, wordsOf(call).waiting.answersClosed)]);
}

/** Between two votes: the neighbours' turn. */
export function talkShown(call: Seated, { visit }: Phase<'talk'>): Shown {
  return shown(`talk ${visit}`, [say(call, wordsOf(call).waiting.talkNow)]);
}

/** The own time is over while others still have some: a question that cannot be answered any more is not asked. */
export function timeUpShown(call: Seated, { visit }: Phase<'question'>): Shown {
  return shown(`closed ${visit}`, [say(call, wordsOf(call).waiting.timeUp)]);
}

/** The leaderboard: the own place and points, where they were not told with the result. */
export function standingsShown(call: Seated, phase: Phase<'standings'>): Shown {
  const isTold = call.session.placeToldAt === phase.visit;
  return shown(`standings ${phase.visit}`, isTold ? [] : placeWords(call, phase.teams));
}

/** Whoever waits may have it said again, or leave: that is asked once. */
export function hearWaiting(call: Seated, place: WaitingPlace, heard: Heard): Next {
  const { keys } = heard;
  const { waiting } = wordsOf(call);
  if (place.leaving) {
    if (keys.startsWith('0')) return send(call, { type: 'leave', id: `${call.session.line.id}-leave` });
    return follow(goTo(call, { ...place, leaving: false }), [say(call, waiting.stayed)]);
  }
  if (keys.startsWith('0'))
    return ask(goTo(call, { ...place, leaving: true }), [say(call, waiting.askLeave)], oneOf(`${DIGITS}*`));
  const answer = changedAnswer(call, place, heard);
  if (answer !== null) return answer;
  if (keys.startsWith('*')) return follow(goTo(call, { ...place, told: '' }));
  return follow(goTo(call, { ...place, held: place.held + 1 }));
}

/** Another answer in the place of the one that counts, which is said again where keys say none; null: no such keys. */
function changedAnswer(call: Seated, place: WaitingPlace, heard: Heard): Next | null {
  const { phase } = call.view.shared;
  const { told } = place;
  if ((phase.phase !== 'question' && phase.phase !== 'closed') || told !== answeredTold(phase.visit)) return null;
  const kind = heardKind(phase.question);
  if (!kind?.isChangeable || heard.keys.includes('*')) return null;
  const reading = kind.read(phase.question, { ...heard, before: '', isLast: true, isConfirmed: false });
  if (reading.is === 'none') return follow(goTo(call, { ...place, told: '' }));
  return reading.is === 'response' ? sendAnswer(call, { ...phase, told }, reading.response) : null;
}

/** The seat is given up; or it was gone before. */
export function left(call: Call): Next {
  const { outcome, joining } = wordsOf(call);
  return hangUp(call, [say(call, outcome.thanks), say(call, joining.goodbye)]);
}

/** Waits for the next thing that the room shows; `changes`: see `WaitingShown`. */
export function askToWait(
  call: Seated,
  place: WaitingPlace,
  { spoken, changes }: { spoken: readonly Spoken[]; changes: Wanted | undefined },
): Next {
  const timeoutMs = soonMs(call, spoken);
  return ask(goTo(call, place), spoken, { ...(changes ? waitingOr(changes) : WAITING), ...timeoutMs });
}
