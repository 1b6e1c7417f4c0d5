import { useEffect, useReducer, useRef, useState } from 'react';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import type { GivenAnswer } from '#features/show';
import { keepAwake, newMessageId, openLink, reloadOnce } from '#platform/live';
import type { Link } from '#platform/live';
import { FIRST_STATE, playStep } from './play-state.ts';
import type { PlayState } from './play-state.ts';
import { deviceId, forgetSeat, recallSeat, rememberSeat } from './seat-memory.ts';

/** What a player fills in to join. */
export interface JoinFields {
  name: string;
  phone: string;
  consent: boolean;
}

/** A room as a player's page uses it. */
export interface PlayRoom {
  state: PlayState;
  join(fields: JoinFields): void;
  answer(answer: GivenAnswer): void;
  /** Takes the place back from another window. */
  takeBack(): void;
}

/** Joins the room with a code: the link is opened at once and kept; the seat is remembered by this browser. */
export function usePlayRoom(code: string): PlayRoom {
  const [state, change] = useReducer(playStep, FIRST_STATE);
  const [attempt, setAttempt] = useState(0);
  const link = useRef<Link | null>(null);

  useEffect(() => {
    const opened = openLink({
      // A seated player asks for everything: one small message brings the phase, the clock and the own answer together.
      hello: () => ({
        t: 'helloPlayer',
        protocol: LIVE_PROTOCOL,
        code,
        token: recallSeat(code)?.token || null,
        device: deviceId(),
        lastVersion: null,
      }),
      onMessage: (message, atMs) => {
        const seat = recallSeat(code);
        if (message.t === 'joined' && seat) rememberSeat(code, { ...seat, token: message.token });
        // A token the room does not know belongs to an older room with the same code.
        if (message.t === 'welcomePlayer' && message.own === null && seat?.token) forgetSeat(code);
        change({ type: 'message', message, atMs });
      },
      onStatus: (status) => {
        if (status === 'removed') forgetSeat(code);
        if (status === 'outdated' && reloadOnce()) return;
        change({ type: 'link', status });
      },
    });
    link.current = opened;
    const sleepAgain = keepAwake();
    return () => {
      sleepAgain();
      opened.close();
    };
  }, [code, attempt]);

  return {
    state,
    join: ({ name, phone, consent }) => {
      const before = recallSeat(code);
      const same = before && !before.token && before.joinId && before.name === name && before.phone === phone;
      const id = same ? before.joinId : newMessageId();
      rememberSeat(code, { token: '', joinId: id, name, phone });
      change({ type: 'joining', id });
      link.current?.request({ t: 'join', id, name, phone, consent });
    },
    answer: ({ choice, text }) => {
      const phase = state.view?.phase;
      if (phase?.phase !== 'question') return;
      const id = newMessageId();
      change({ type: 'answering', id, slide: phase.slide, visit: phase.visit, choice, text });
      link.current?.request({ t: 'answer', id, slide: phase.slide, visit: phase.visit, choice, text });
    },
    takeBack: () => {
      change({ type: 'link', status: 'connecting' });
      setAttempt((n) => n + 1);
    },
  };
}
