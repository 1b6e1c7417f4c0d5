import type { LineReply } from '../call.ts';
import { codeFound, codeNotFound, findRefused, hearCode } from './code.ts';
import type { CallCommand, CommandOutcome } from './command.ts';
import { answerRefused, answerTaken, hearConfirm } from './confirm.ts';
import { enterGone } from './end.ts';
import { followRoom, seatedIn } from './follow-room.ts';
import { enterInvited, hearInvited, neverCalledAgain } from './invited.ts';
import { enterLanguage, hearLanguage } from './language.ts';
import { introduce } from './lobby.ts';
import { hearName, joinRefused } from './name.ts';
import { type Call, follow, type Heard, type Next } from './next.ts';
import { hearQuestion } from './question.ts';
import { say, wordsOf } from './say.ts';
import type { CallSession, EndPlace, Place } from './session.ts';
import type { CallEvent, CallView, Stepped } from './told.ts';
import { hearWaiting, left } from './wait.ts';

/**
 * One step of a call. `view` is what the caller's seat is shown now, null before a room is found. What is told again does
 * nothing again: an earlier turn has the stored reply, a turn whose command has no outcome yet has the command, with the
 * same id. The host stores the session before it sends what came of it, asks the room what is asked, and steps on with the
 * outcome. A key that comes after the caller has hung up was pressed before, and counts.
 */
export function step(session: CallSession, event: CallEvent, view: CallView | null): Stepped {
  const call: Call = { session, view };
  switch (event.type) {
    case 'hungUp':
      return { session, reply: null, command: null, reads: null, isForeign: false };
    case 'started':
      if (session.last !== null || session.pending !== null) return again(session);
      return settle(begin(call), view);
    case 'pressed':
      if (event.turn > session.turn) return { ...again(session), reply: null, command: null, isForeign: true };
      if (event.turn < session.turn || session.place.name === 'end' || session.pending !== null) return again(session);
      return settle(hear(call, session.place, heardIn(session.last, event)), view);
    default:
      if (session.pending === null) return again(session);
      return settle(outcomeOf({ view, session: { ...session, pending: null } }, session.pending, event), view);
  }
}

function begin(call: Call): Next {
  if (call.view?.own) return welcomeBack(call);
  const { invited } = call.session.line;
  return invited === undefined ? enterLanguage(call) : enterInvited(call, invited);
}

/** The same as the last time. */
function again(session: CallSession): Stepped {
  const reply = session.pending === null ? session.last : null;
  return { session, reply, command: session.pending, reads: null, isForeign: false };
}

function heardIn(last: LineReply | null, { keys, ended }: { keys: string; ended: boolean }): Heard {
  const collect = last?.collect;
  const taken = collect ? [...keys].filter((key) => collect.allowed.includes(key)).slice(0, collect.max) : [];
  return { keys: taken.join(''), ended: ended && collect?.byHash === true, hasOthers: taken.length < keys.length };
}

function hear(call: Call, place: Exclude<Place, EndPlace>, heard: Heard): Next {
  switch (place.name) {
    case 'language':
      return hearLanguage(call, place, heard);
    case 'invited':
      return hearInvited(call, place, heard);
    case 'code':
      return hearCode(call, place, heard);
    case 'name':
      return hearName(call, place, heard);
    default: {
      const seated = seatedIn(call);
      if (seated === null) return enterGone(call, []);
      if (place.name === 'question') return hearQuestion(seated, place, heard);
      return place.name === 'confirm' ? hearConfirm(seated, place, heard) : hearWaiting(seated, place, heard);
    }
  }
}

function welcomeBack(call: Call): Next {
  const language = call.session.line.spokeBefore ?? call.view?.room.language ?? call.session.language;
  const here: Call = { ...call, session: { ...call.session, language } };
  return follow(here, [say(here, wordsOf(here).waiting.welcomeBack)]);
}

/** What the room said to what it was asked. */
function outcomeOf(call: Call, command: CallCommand, outcome: CommandOutcome): Next {
  const { place } = call.session;
  const code = outcome.type === 'refused' ? outcome.code : null;
  switch (command.type) {
    case 'find':
      if (code !== null) return findRefused(call, code);
      if (place.name !== 'code') return follow(call);
      return outcome.type === 'found' ? codeFound(call, place) : codeNotFound(call, place);
    case 'join': {
      if (code !== null && place.name === 'name') return joinRefused(call, place, code);
      const seated = seatedIn(call);
      const isLobby = seated?.view.shared.phase.phase === 'lobby';
      return follow(call, seated === null || isLobby ? [] : introduce(seated));
    }
    case 'answer': {
      const seated = seatedIn(call);
      if (seated === null) return enterGone(call, []);
      return code === null ? answerTaken(seated, command) : answerRefused(seated, code, command);
    }
    case 'leave':
      return left(call);
    case 'neverAgain':
      return neverCalledAgain(call);
  }
}

/** Carries out what a state made of an event: a reply with the next turn, or a command. */
function settle(next: Next, view: CallView | null): Stepped {
  const { session } = next;
  switch (next.do) {
    case 'follow':
      return settle(followRoom({ session, view }, next.spoken), view);
    case 'command': {
      const { command } = next;
      return { session: { ...session, pending: command }, reply: null, command, reads: null, isForeign: false };
    }
    case 'ask': {
      const turn = session.turn + 1;
      const reply = { spoken: [...session.owed, ...next.spoken], collect: { ...next.wanted, turn } };
      const { reads = null } = next;
      return { session: { ...session, turn, owed: [], last: reply }, reply, command: null, reads, isForeign: false };
    }
    case 'hangUp': {
      const reply = { spoken: [...session.owed, ...next.spoken], collect: null };
      return { session: { ...session, owed: [], last: reply }, reply, command: null, reads: null, isForeign: false };
    }
  }
}
