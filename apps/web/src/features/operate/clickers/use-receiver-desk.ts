import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OperatorView, Press, SeatRow } from '@qc/contract';
import { PRESSES_MAX } from '@qc/contract/limits';
import { lampsOf } from '@qc/contract/live/lamps';
import { armedIn, RemoteName } from '@qc/contract/live/remotes';
import { keptKeyboard, type PressHere, ReceiverDesk } from '../receivers/index.ts';

/** Presses of this long go to the room together, ms; the first of them goes at once. */
const GATHER_MS = 80;

/** What the desk needs of the room. */
export interface RoomOfDesk {
  view: Pick<OperatorView, 'phase' | 'timeStepMs'>;
  /** By how much `performance.now` is ahead of the server's clock, ms. */
  leadMs: number;
  press(presses: Press[]): void;
  hear(receivers: string[]): void;
}

/**
 * The receivers of this console, from when it is drawn until it goes: what is pressed goes to the room with its time, and
 * the room hears which of them are here.
 */
export function useReceiverDesk(room: RoomOfDesk, players: readonly SeatRow[]): ReceiverDesk {
  const [desk] = useState(() => new ReceiverDesk());
  const seq = useRef(0);
  const tell = useEffectEvent((presses: readonly PressHere[]) => {
    room.press(
      presses.map(({ atMs, ...press }) => ({
        ...press,
        seq: (seq.current += 1),
        atMs: Math.max(0, Math.round(atMs - room.leadMs)),
      })),
    );
  });
  const hear = useEffectEvent((names: string[]) => room.hear(names));

  useEffect(() => {
    const gathered: PressHere[] = [];
    let timer: ReturnType<typeof setTimeout> | null = null;
    const send = () => {
      timer = gathered.length > 0 ? setTimeout(send, GATHER_MS) : null;
      if (gathered.length > 0) tell(gathered.splice(0, PRESSES_MAX));
    };
    const close = desk.open((press) => {
      // What a board calls a remote may be anything; a message that the room cannot read would hold up all others.
      if (!RemoteName.safeParse(press.remote).success) return;
      gathered.push(press);
      if (timer === null) send();
    });
    let told = '';
    const stop = desk.subscribe(() => {
      const names = desk.snapshot().receivers.flatMap(({ name, state }) => (state === 'gone' ? [] : [name]));
      if (names.join() === told) return;
      told = names.join();
      hear(names);
    });
    return () => {
      if (timer !== null) clearTimeout(timer);
      close();
      stop();
    };
  }, [desk]);

  const kept = keptKeyboard(players.flatMap(({ remotes }) => remotes));
  useEffect(() => {
    // The page was loaded anew in the middle of a game: who answers on the keyboard goes on.
    if (kept && desk.snapshot().keyboard === null) desk.listenKeys(kept);
  }, [desk, kept]);

  const { phase } = room.view;
  useEffect(() => {
    desk.arm(armedIn(phase));
  }, [desk, phase]);
  const lamps = lampsOf(phase, players);
  const light = useEffectEvent(() => desk.lamps(lamps));
  const lit = [...lamps].join(' ');
  useEffect(() => light(), [desk, lit]);
  return desk;
}
