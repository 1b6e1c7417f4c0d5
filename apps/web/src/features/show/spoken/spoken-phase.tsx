import { textsIn } from '#platform/words';
import { useEffect, useRef } from 'react';
import type { PlayerScreenProps } from '../phone/player-screen-props.ts';
import { HURRY_MS, remainingNow, useTimeUp } from '../parts/show-clock.ts';
import { phoneKind } from '../slides/phone-kinds.ts';
import { speak, useSpoken } from './speak.ts';
import { wordsOfAnswers, wordsOfEnd, wordsOfPhase } from './spoken-words.ts';

const TEN_MS = 10_000;
const MINUTE_MS = 60_000;

/** Shows nothing: has screen readers speak what a player's screen says anew, each thing once. */
export function SpokenPhase(props: PlayerScreenProps) {
  const { key, words } = wordsOfPhase(props);
  // A question that stands alone is what everybody reads now.
  useSpoken(key, words, props.view.phase.phase === 'asking');
  const now = wordsOfAnswers(props);
  useSpoken(now.key, now.words);
  const end = wordsOfEnd(props);
  useSpoken(end, end);
  const note = useNote(props);
  useSpoken(note, note);
  const pause = useBreakNote(props);
  useSpoken(pause, pause);
  const { paused } = props.view;
  const t = textsIn(props.room.language, 'player');
  const wasPaused = useRef(false);
  useEffect(() => {
    if (wasPaused.current !== paused) speak(paused ? t.pausedLong : t.goesOn);
    wasPaused.current = paused;
  }, [paused, t]);
  return null;
}

/** How the own answer and the time stand while a question is on screen; empty: nothing new. */
function useNote({ room, view, own, clock, answer, notTaken = false, watching }: PlayerScreenProps): string {
  const t = textsIn(room.language, 'player');
  const open = view.phase.phase === 'question';
  const running = open && !answer ? clock : null;
  const over = useTimeUp(running);
  const five = useTimeUp(running, HURRY_MS);
  const ten = useTimeUp(running, TEN_MS);
  if (!open && view.phase.phase !== 'closed') return '';
  const states = { sending: '', sent: t.sent, late: t.late };
  if (!open) {
    if (room.pace === 'self') return answer ? states[answer.state] : t.timeUp;
    if (watching) return t.answersClosed;
    // Whether an answer came in time is said with the result.
    return answer || ('race' in view.phase && view.phase.race) ? t.answersClosed : `${t.answersClosed}. ${t.missedIt}`;
  }
  const { phase } = view;
  const race = 'race' in phase && phase.race ? phase.race : null;
  const stands = race && 'question' in phase && phoneKind(phase.question).race?.stands({ race, own }, room.language);
  if (stands) return stands;
  if (answer) return race ? '' : states[answer.state];
  if (notTaken) return t.notTaken;
  if (over) return t.timeUp;
  // A clock that begins there has just been heard with its question.
  const limit = room.timer && clock ? clock.limitMs : 0;
  if (five && limit > HURRY_MS) return t.secondsLeft(HURRY_MS / 1000);
  return ten && limit > TEN_MS ? t.secondsLeft(TEN_MS / 1000) : '';
}

/** What is left of a break when it is said, minutes, and for so long after, ms. */
const SAID_MINUTES = [5, 1];
const SAID_FOR_MS = 5000;

/** How a break stands, said sparingly: at five minutes, at one, and when it is over; empty: nothing new. */
function useBreakNote({ room, view, clock }: PlayerScreenProps): string {
  const { phase } = view;
  const running = phase.phase === 'break' ? clock : null;
  // Each turns at its moment.
  useTimeUp(running, 5 * MINUTE_MS);
  useTimeUp(running, MINUTE_MS);
  if (phase.phase !== 'break' || room.pace === 'self') return '';
  const t = textsIn(room.language, 'breaks');
  if (running === null) return t.weGoOn;
  const left = remainingNow(running);
  const said = SAID_MINUTES.find((minutes) => {
    const overMs = minutes * MINUTE_MS - left;
    // What a break begins with has just been heard.
    return overMs >= 0 && overMs < SAID_FOR_MS && running.limitMs > minutes * MINUTE_MS;
  });
  return said === undefined ? '' : t.backInMinutes(said);
}
