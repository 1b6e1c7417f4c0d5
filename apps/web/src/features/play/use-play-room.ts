import { useCallback, useEffect, useRef, useState } from 'react';
import { LIVE_PROTOCOL } from '@qc/contract/live/protocol';
import type { SlideResponse } from '@qc/contract';
import { newMessageId, useLiveRoom } from '#platform/live';
import { FIRST_STATE, type PlayChange, type PlayState, playStep } from './play-state.ts';
import { deviceId, forgetSeat, recallSeat, rememberJoin, rememberSeat } from '#platform/seat-memory';

/** Whoever waits at the door tries again so long after a refusal, ms, each at an own moment; sooner once the door has moved. */
const AGAIN_MS = 3000;
const AGAIN_SPREAD_MS = 4000;

/** What the browser keeps with the address of a page that watches. */
const WATCHING = 'watch';

/** What a player fills in to join. */
export interface JoinFields {
  name: string;
  phone: string;
  consent: boolean;
  /** Index into the teams; null: none is chosen. */
  team: number | null;
  /** The shapes that were tapped; null: joining has not asked for them. */
  pattern: number[] | null;
}

/** A room as a player's page uses it. */
export interface PlayRoom {
  state: PlayState;
  join(fields: JoinFields): void;
  /** Watches without a place, or no longer. */
  watch(on: boolean): void;
  /** Asks for a name nobody here has; it comes as `state.suggested`. */
  suggest(): void;
  /** Asks for another face; it comes with the own view. */
  changeFace(): void;
  /** Gives the own place up. */
  leave(): void;
  answer(response: SlideResponse): void;
  /** The media of this showing of a slide are loaded. */
  ready(visit: number): void;
  /** Sends one of the reactions, by its index, to the big screen. */
  react(reaction: number): void;
  /** Self-paced: goes on. */
  goOn(): void;
  /** Asks for the own answers of the whole run; they come as `state.review`. */
  askReview(): void;
  /** Takes the place back from another window. */
  takeBack(): void;
}

/** Joins the room with a code: the wire is opened at once and kept; the seat is remembered by this browser. */
export function usePlayRoom(code: string): PlayRoom {
  const [attempt, setAttempt] = useState(0);
  const { state, change, wire } = useLiveRoom<PlayState, PlayChange>(`${code} ${attempt}`, {
    step: playStep,
    // A page that watched, and was loaded anew, does so again.
    first: { ...FIRST_STATE, watching: history.state === WATCHING },
    // A seated player asks for everything: one small message brings the phase, the clock and the own answer together.
    hello: () => ({
      t: 'helloPlayer',
      protocol: LIVE_PROTOCOL,
      code,
      token: recallSeat(code)?.token || null,
      device: deviceId(),
      lastVersion: null,
    }),
    onMessage: (message) => {
      const seat = recallSeat(code);
      if (message.t === 'joined' && seat) rememberSeat(code, { ...seat, token: message.token });
      // A token the room does not know belongs to an older room with the same code, or the place was given up.
      if ('own' in message && message.own === null && seat?.token) forgetSeat(code);
    },
    onStatus: (status) => {
      if (status === 'removed') forgetSeat(code);
    },
  });

  const isReviewOld = state.review !== null && state.reviewV !== state.v;
  useEffect(() => {
    // A right answer that was put right after the end changes the own answers that are on screen.
    if (isReviewOld) wire.current?.request({ t: 'askReview', id: newMessageId() });
  }, [isReviewOld, state.v, wire]);

  useEffect(() => {
    // Said on the wire that has just been opened.
    if (history.state === WATCHING) wire.current?.tell({ t: 'watch', on: true });
  }, [attempt, wire]);

  const suggest = useCallback(() => wire.current?.request({ t: 'suggestName', id: newMessageId() }), [wire]);
  const changeFace = useCallback(() => wire.current?.request({ t: 'face', id: newMessageId() }), [wire]);
  const leave = useCallback(() => wire.current?.request({ t: 'leave', id: newMessageId() }), [wire]);
  const react = useCallback((r: number) => wire.current?.toss({ t: 'react', r }), [wire]);
  const ready = useCallback((visit: number) => wire.current?.tell({ t: 'ready', visit }), [wire]);

  const last = useRef<JoinFields | null>(null);
  const join = (fields: JoinFields) => {
    const { name, phone, consent, team, pattern } = fields;
    last.current = fields;
    const id = rememberJoin(code, { name, phone, isRefused: state.joinProblem !== null || state.waits });
    change({ type: 'joining', id, tapped: pattern !== null });
    wire.current?.request({ t: 'join', id, name, phone, consent, team, ...(pattern ? { pattern } : {}) });
  };
  const tries = state.waits && !state.watching && state.joining === null && state.view?.door === null;
  const moved = state.joinProblem === null;
  const again = useRef<() => void>(() => undefined);
  useEffect(() => {
    again.current = () => last.current && join(last.current);
  });
  useEffect(() => {
    if (!tries) return;
    const timer = setTimeout(
      () => again.current(),
      (moved ? 0 : AGAIN_MS) + Math.random() * AGAIN_SPREAD_MS * (moved ? 0.5 : 1),
    );
    return () => clearTimeout(timer);
  }, [tries, moved]);

  return {
    state,
    join,
    watch: (on) => {
      history.replaceState(on ? WATCHING : null, '');
      wire.current?.tell({ t: 'watch', on });
      // Whoever had filled in the form goes in.
      if (!on && state.waits) again.current();
    },
    suggest,
    changeFace,
    leave,
    answer: (response) => {
      const phase = state.view?.phase;
      if (phase?.phase !== 'question') return;
      const id = newMessageId();
      change({ type: 'answering', id, slide: phase.slide, visit: phase.visit, response });
      wire.current?.request({ t: 'answer', id, slide: phase.slide, visit: phase.visit, response });
    },
    ready,
    react,
    goOn: () => {
      if (!state.view || state.going) return;
      const id = newMessageId();
      const { step } = state.view;
      change({ type: 'going', id, step });
      wire.current?.request({ t: 'advance', id, expect: step });
    },
    askReview: () => {
      const id = newMessageId();
      change({ type: 'asking', id });
      wire.current?.request({ t: 'askReview', id });
    },
    takeBack: () => {
      change({ type: 'wire', status: 'connecting' });
      setAttempt((n) => n + 1);
    },
  };
}
