import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import { type ReactNode, useEffect, useRef } from 'react';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { BRAND_COLOUR, BRAND_COLOUR_STRONG } from '@qc/contract/limits';
import {
  Backdrop,
  clockOf,
  PresenterScreen,
  Stage,
  HALL_PICTURE,
  preloadMedia,
  useBeginning,
  useDress,
} from '#features/show';
import { useLanguage, useTexts } from '#platform/i18n';
import type { WireEnd } from '#platform/live';
import { arrowKeys, useShortcuts } from '#platform/presses';
import { useCalmLevel } from './frames/use-calm-level.ts';
import { LargeCode } from './large-code.tsx';
import styles from './present.module.css';
import { SoundLayer } from './sound/sound-layer.tsx';
import { useSound } from './sound/use-sound.ts';
import { useConfetti } from './use-confetti.ts';
import { type ScreenDoor, usePresenterRoom } from './use-presenter-room.ts';
import { useTall } from './use-screen.ts';

/** The house's own ground, full-bleed, where there is no room to show. */
export function ScreenGround({ children }: { children: ReactNode }) {
  const { language } = useLanguage();
  const colours = { mainColor: BRAND_COLOUR_STRONG, secondaryColor: BRAND_COLOUR, backgroundImage: null };
  const look = { ...colours, language, direction: directionOf(language) };
  const { drawing } = useDress({ ...colours, backdrop: 'plain' });
  return (
    <div className={styles.screen}>
      <Stage room={look} backdrop={<Backdrop name="plain" drawing={drawing} />}>
        {children}
      </Stage>
    </div>
  );
}

/** Words where there is no room to show. */
export function ScreenMessage({ text, home }: { text: string; home: boolean }) {
  const t = useTexts('present');
  const { language } = useLanguage();
  return (
    <ScreenGround>
      <main className={styles.message}>
        <p role="status">{text}</p>
        {home && <a href={`/${language}/dashboard`}>{t.home}</a>}
      </main>
    </ScreenGround>
  );
}

/**
 * The projected screen of a room. It only looks; the operator's console moves it. `home`: where there is nothing to show,
 * it offers the way to the working screens. `ended`: what stands there instead, by why the wire ended; null: the usual.
 */
export function PresentRoom({
  door,
  home = true,
  ended,
  callNumbers,
  callCost,
}: {
  door: ScreenDoor;
  home?: boolean;
  ended?: (why: WireEnd) => ReactNode;
  /** What people call where callers are let in. */
  callNumbers?: readonly string[] | undefined;
  /** What it costs to call them; empty, as absent: nothing is said of it. */
  callCost?: string | undefined;
}) {
  const { language } = useLanguage();
  const testSound = useRef<() => void>(undefined);
  const { state, ready, say, press, hear } = usePresenterRoom(door, () => testSound.current?.());
  const { room, view, wire } = state;
  const tall = useTall();
  const began = useBeginning(view, state.viewAtMs + state.leadMs);
  const level = useCalmLevel(door.on, view?.step ?? null);
  const sounds = useSound(state, level, say);
  useEffect(() => {
    testSound.current = sounds.test;
  }, [sounds.test]);
  usePreload(view, ready);
  useConfetti(view?.phase ?? null, room, { began, calm: view?.calm === true, level });

  const phase = view?.phase.phase;
  const forward = () => press({ do: view?.paused ? 'resume' : 'next' });
  const back = () => press({ do: 'back' });
  const black = () => press({ do: 'black', on: !view?.black });
  useShortcuts(
    {
      // What a presenter's remote sends.
      PageDown: forward,
      PageUp: back,
      ...arrowKeys(room?.direction ?? 'ltr', forward, back),
      ArrowDown: forward,
      ArrowUp: back,
      Space: forward,
      KeyB: black,
      Period: black,
      KeyQ: () => press({ do: 'largeCode', on: !view?.largeCode }),
      KeyM: () => press({ do: 'mute', on: !view?.muted }),
      KeyR: () => press({ do: phase === 'standings' ? 'hideStandings' : 'showStandings' }),
    },
    view !== null,
  );

  const over = wire !== 'online' && wire !== 'away' && wire !== 'connecting';
  if (over && view?.phase.phase !== 'ended')
    return ended?.(wire) ?? <ScreenMessage text={textsIn(language, 'liveWire')[wire]} home={home} />;
  if (!room || !view) return <ScreenMessage text={textsIn(language, 'liveWire').connecting} home={false} />;
  const isOffering = view.phase.phase === 'lobby' && sounds.sound === 'locked' && !view.muted;
  return (
    <div className={`${styles.screen} ${isOffering ? styles.offering : ''}`}>
      {wire === 'away' && (
        <p className={styles.away} role="status">
          {textsIn(language, 'liveWire').away}
        </p>
      )}
      <main className={styles.fill}>
        <PresenterScreen
          room={room}
          view={view}
          joinUrl={state.joinUrl}
          callNumbers={callNumbers}
          callCost={callCost}
          clock={showsClock(room, view) ? clockOf(view, state.viewAtMs + state.leadMs) : null}
          began={began}
          tall={tall}
          level={level}
          live
          hear={hear}
        />
      </main>
      {view.largeCode && <LargeCode room={room} joinUrl={state.joinUrl} />}
      {view.black && <div className={styles.black} />}
      <SoundLayer direction={room.direction} sounds={sounds} offering={isOffering} />
    </div>
  );
}

/** A game may hide the time for answers; the countdown before the first slide and the time to read are shown in any. */
function showsClock({ timer }: RoomInfo, { phase }: PresenterView): boolean {
  return timer || phase.phase === 'starting' || phase.phase === 'asking';
}

/** Loads the media of the slide that is being prepared, and says so when they are there; those of the first slide as soon as the game starts. */
function usePreload(view: PresenterView | null, ready: (visit: number) => void): void {
  const first = view?.phase.phase === 'starting' ? view.phase.media : undefined;
  useEffect(() => {
    if (first) void preloadMedia(first, HALL_PICTURE, true);
  }, [first]);
  const preparing = view?.phase.phase === 'preparing' ? view.phase : null;
  const visit = preparing?.visit;
  const media = preparing?.media;
  useEffect(() => {
    if (visit === undefined || !media) return;
    let gone = false;
    void preloadMedia(media, HALL_PICTURE, true).then(() => {
      if (!gone) ready(visit);
    });
    return () => {
      gone = true;
    };
  }, [visit, media, ready]);
}
