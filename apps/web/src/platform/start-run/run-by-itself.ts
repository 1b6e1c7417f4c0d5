import type { Language } from '@qc/contract/languages';
import { loadWords } from '../words-loader/index.ts';
import { textsIn } from '../words/index.ts';
import type { RoomId, ServerMessage } from '@qc/contract';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import { type HelloMessage, helloStaff, type Wire, newMessageId, openWire } from '../live/index.ts';
import { deviceId, recallSeat, rememberJoin, rememberSeat } from '../seat-memory/index.ts';
import type { PupilWindow } from './pupil-window.ts';

/** A room that answers no sooner is left to the console, ms. */
const ANSWERS_MS = 8000;
/** A window that has not come into the room by then is not waited for, ms. */
const COMES_MS = 5000;
/** A game that asks for a number gets this one in a trial. */
const NO_PHONE = '000000000';

interface TrialRoom {
  _id: RoomId;
  code: string | null;
}

/**
 * Puts the pupil's window into the first question of a free trial and lets the trial run: the seat is taken for it under
 * a ready name, the room goes on by itself. False: the window or the room did not come; the console leads on from there.
 */
export async function runByItself({ _id, code }: TrialRoom, pupil: PupilWindow): Promise<boolean> {
  if (code === null || !pupil.isOpen) return false;
  const seated = await takeSeat(code);
  pupil.join(code);
  return seated && start(_id);
}

/** Joins, so that the page that comes to this code in this browser finds its place. */
function takeSeat(code: string): Promise<boolean> {
  const hello = (): HelloMessage => ({
    t: 'helloPlayer',
    protocol: LIVE_PROTOCOL,
    code,
    token: null,
    device: deviceId(),
    lastVersion: null,
  });
  let room: { asksPhone: boolean; asksTeam: boolean } = { asksPhone: false, asksTeam: false };
  const join = (name: string, wire: Wire) => {
    const phone = room.asksPhone ? NO_PHONE : '';
    const id = rememberJoin(code, { name, phone, isRefused: false });
    wire.request({ t: 'join', id, name, phone, consent: true, team: room.asksTeam ? 0 : null });
  };
  const joinAsPupil = async (language: Language, wire: Wire) => {
    // The game may speak another language than this screen.
    await loadWords(language, 'author');
    join(textsIn(language, 'pupilNames'), wire);
  };
  return talk(hello, (message, wire) => {
    switch (message.t) {
      case 'welcomePlayer': {
        const { collectPhone, teams, nameRule, language } = message.room;
        room = { asksPhone: collectPhone, asksTeam: teams.mode === 'choose' };
        if (nameRule === 'generated') wire.request({ t: 'suggestName', id: newMessageId() });
        else void joinAsPupil(language, wire);
        return null;
      }
      case 'nameSuggested':
        join(message.name, wire);
        return null;
      case 'joined': {
        const seat = recallSeat(code);
        if (seat) rememberSeat(code, { ...seat, token: message.token });
        return true;
      }
      default:
        return message.t === 'refused' ? false : null;
    }
  });
}

/** Starts as soon as the window has come, and has the room go on by itself from there. */
function start(room: RoomId): Promise<boolean> {
  const hello = (): HelloMessage => helloStaff(room, 'operator', null);
  const next = newMessageId();
  let step: number | null = null;
  let begun = false;
  const begin = (wire: Wire) => {
    if (begun || step === null) return;
    begun = true;
    wire.request({ t: 'operate', id: newMessageId(), expect: null, action: { do: 'autoAdvance', on: true } });
    wire.request({ t: 'operate', id: next, expect: step, action: { do: 'next' } });
  };
  return talk(hello, (message, wire) => {
    if (message.t === 'welcomeOperator' || message.t === 'operator') ({ step } = message.view);
    if (message.t === 'welcomeOperator') setTimeout(() => begin(wire), COMES_MS);
    const rows = message.t === 'welcomeOperator' ? message.seats : message.t === 'seats' ? message.rows : [];
    if (rows.some(({ present }) => present)) begin(wire);
    if (message.t === 'ack' && message.id === next) return true;
    return message.t === 'refused' ? false : null;
  });
}

/** One talk with a room, until `hear` gives its outcome, the room is gone, or it does not answer in time. */
function talk(
  hello: () => HelloMessage,
  hear: (message: ServerMessage, wire: Wire) => boolean | null,
): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (outcome: boolean) => {
      clearTimeout(timer);
      wire.close();
      resolve(outcome);
    };
    const timer = setTimeout(() => end(false), ANSWERS_MS + COMES_MS);
    const wire: Wire = openWire({
      hello,
      onMessage: (message) => {
        const outcome = hear(message, wire);
        if (outcome !== null) end(outcome);
      },
      onClock: () => undefined,
      onStatus: (status) => {
        if (status !== 'connecting' && status !== 'online' && status !== 'away') end(false);
      },
    });
  });
}
