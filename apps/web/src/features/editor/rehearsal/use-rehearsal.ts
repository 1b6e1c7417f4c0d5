import { type Language, LANGUAGES, type OperatorAction } from '@qc/contract';
import type { CallLine } from '@qc/telephone';
import { softTone, TONE_MS } from '@qc/telephone/tone';
import { loadTelephoneWords } from '@qc/words/telephone';
import { useCallback, useEffect, useRef, useState } from 'react';
import { soundKey } from './key-tone.ts';
import { LineVoice } from './line-voice.ts';
import { hush, PAGE_SOUNDS } from './page-sounds.ts';
import { type CallState, RehearsalCall } from './rehearsal-call.ts';
import { type RehearsedGame, toRehearsedRun } from './rehearsal-game.ts';
import { RehearsalRoom, type RehearsalScreen } from './rehearsal-room.ts';
import { PAGE_TIME } from './surroundings.ts';

/** The number that the author calls from: nobody's. */
const OWN_NUMBER = '0005550142';
const OWN_DIGITS = OWN_NUMBER.slice(-3);

/** How a rehearsal goes. */
export interface Rehearsal {
  /** Null: no room is open. */
  screen: RehearsalScreen | null;
  /** Null: nobody has called. */
  call: CallState | null;
  sound: boolean;
  asksLanguage: boolean;
}

/** What its author does with it. */
export interface RehearsalActions {
  /** Opens a room with the game as it is now; a call of before is over. Rejects where the words cannot be fetched. */
  open(): Promise<void>;
  /** Calls; opens a room where there is none. */
  dial(): Promise<void>;
  press(key: string): void;
  /** Done by the host. */
  operate(action: OperatorAction): void;
  hangUp(): void;
  setSound(on: boolean): void;
  setAsksLanguage(on: boolean): void;
  /** Closes the room. */
  close(): void;
}

/** Everything of a rehearsal that lives as long as its part of the page does. */
class Desk {
  room: RehearsalRoom | null = null;
  call: RehearsalCall | null = null;
  readonly voice = new LineVoice(PAGE_TIME, PAGE_SOUNDS, true);
  toneUrl: string | null = null;
  /** What the caller was spoken to in before. */
  spoke: Language | null = null;
  dialled = 0;

  close(): void {
    this.call?.hangUp();
    this.room?.close();
    [this.call, this.room, this.spoke] = [null, null, null];
  }

  tone(): string {
    return (this.toneUrl ??= URL.createObjectURL(new Blob([softTone()], { type: 'audio/wav' })));
  }
}

/** A rehearsal of a game in this page. `game` gives it as it is when it is asked. */
export function useRehearsal(game: () => RehearsedGame): [Rehearsal, RehearsalActions] {
  const [shown, setShown] = useState<Rehearsal>(() => ({
    screen: null,
    call: null,
    sound: true,
    asksLanguage: false,
  }));
  const desk = useRef<Desk>(null);
  const deskNow = () => (desk.current ??= new Desk());
  const asked = useRef(game);
  useEffect(() => {
    asked.current = game;
  });
  const change = useCallback((changes: Partial<Rehearsal>) => setShown((before) => ({ ...before, ...changes })), []);
  useEffect(
    () => () => {
      desk.current?.close();
      if (desk.current?.toneUrl) URL.revokeObjectURL(desk.current.toneUrl);
      desk.current = null;
    },
    [],
  );

  /** Null: the part has gone meanwhile. */
  const open = async (): Promise<RehearsalRoom | null> => {
    const here = deskNow();
    const rehearsed = asked.current();
    await loadTelephoneWords(shown.asksLanguage ? LANGUAGES : [rehearsed.game.language]);
    if (desk.current !== here) return null;
    here.close();
    const room = new RehearsalRoom(toRehearsedRun(rehearsed), PAGE_TIME, () => {
      if (here.room === room) change({ screen: room.screen });
    });
    here.room = room;
    change({ screen: room.screen, call: null });
    return room;
  };
  const dial = async () => {
    const here = deskNow();
    const room = here.room ?? (await open());
    if (shown.asksLanguage) await loadTelephoneWords(LANGUAGES);
    if (room === null || here.room !== room) return;
    const { language } = room.screen.room;
    here.call?.hangUp();
    here.dialled += 1;
    const others = shown.asksLanguage ? LANGUAGES.filter((one) => one !== language) : [];
    const line: CallLine = {
      id: `rehearsal-${here.dialled}`,
      languages: [language, ...others],
      spokeBefore: room.hasSeat ? here.spoke : null,
      code: null,
      digits: OWN_DIGITS,
      hasNumber: true,
      tone: { say: 'recording', url: here.tone(), lengthMs: TONE_MS },
    };
    let isFound = room.hasSeat;
    const call = new RehearsalCall(
      line,
      {
        ...PAGE_TIME,
        voice: here.voice,
        reading: (visit, ms) => room.reading(visit, ms),
        view: () => (isFound ? room.callView() : null),
        carryOut: (command) => {
          const outcome = room.carryOut(command, { line: OWN_DIGITS, number: OWN_NUMBER });
          isFound ||= outcome.type === 'found';
          return outcome;
        },
      },
      (state) => {
        if (here.call !== call) return;
        here.spoke = call.language;
        change({ call: state });
        if (state.at === 'over') room.present(false);
      },
    );
    here.call = call;
    room.present(true);
    change({ call: call.state });
  };
  const setSound = (on: boolean) => {
    deskNow().voice.isOn = on;
    hush(!on);
    change({ sound: on });
  };
  const press = (key: string) => {
    const { call, voice } = deskNow();
    if (call?.state.at !== 'onLine') return;
    if (voice.isOn) soundKey(key);
    call.press(key);
  };
  const close = () => {
    deskNow().close();
    change({ screen: null, call: null });
  };
  const actions: RehearsalActions = {
    open: async () => void (await open()),
    dial,
    press,
    operate: (action) => deskNow().room?.operate(action),
    hangUp: () => deskNow().call?.hangUp(),
    setSound,
    setAsksLanguage: (asksLanguage) => change({ asksLanguage }),
    close,
  };
  return [shown, actions];
}
