import { type RefObject, useEffect, useReducer, useRef } from 'react';
import type { ServerMessage } from '@qc/contract';
import { reloadOnce } from '../reload/index.ts';
import { keepAwake } from './keep-awake.ts';
import type { LiveState, WireNews } from './live-state.ts';
import { type HelloMessage, type Wire, type WireStatus, openWire } from './open-wire.ts';

/** What one kind of page has of its own. */
interface LivePage<State, News> {
  step: (state: State, news: News) => State;
  first: State;
  /** The first word to the room. `lastV`: the version on screen, for a page that takes what it has missed; null: all is told. */
  hello: (lastV: number | null) => HelloMessage;
  /** Hears a message before the page's state does. */
  onMessage?: (message: ServerMessage) => void;
  /** Hears of the wire before the page's state does. */
  onStatus?: (status: WireStatus) => void;
}

/**
 * A page of a live room: opens a lasting wire, keeps it and the screen awake as long as the page is there, and gathers
 * what it brings. A page of another protocol reloads itself, once. `on` names what the page is wired to: where it is
 * another one, a new wire is opened.
 */
export function useLiveRoom<State extends LiveState<unknown>, News>(
  on: string,
  { step, first, ...page }: LivePage<State, News | WireNews>,
): { state: State; change: (news: News | WireNews) => void; wire: RefObject<Wire | null> } {
  const [state, change] = useReducer(step, first);
  const wire = useRef<Wire | null>(null);
  const latest = useRef({ page, v: state.v });
  useEffect(() => {
    latest.current = { page, v: state.v };
  });

  useEffect(() => {
    const opened = openWire({
      hello: (fresh) => latest.current.page.hello(fresh ? null : latest.current.v),
      onMessage: (message) => {
        latest.current.page.onMessage?.(message);
        change({ type: 'message', message });
      },
      onClock: (leadMs) => change({ type: 'clock', leadMs }),
      onStatus: (status) => {
        latest.current.page.onStatus?.(status);
        if (status === 'outdated' && reloadOnce()) return;
        change({ type: 'wire', status });
      },
    });
    wire.current = opened;
    const sleepAgain = keepAwake();
    return () => {
      sleepAgain();
      opened.close();
    };
  }, [on]);

  return { state, change, wire };
}
