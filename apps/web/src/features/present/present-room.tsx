import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import { useEffect } from 'react';
import type { RoomId, PresenterView } from '@qc/contract';
import { BRAND_COLOUR, BRAND_COLOUR_STRONG } from '@qc/contract/limits';
import { clockOf, PresenterScreen, Stage, HALL_PICTURE, preloadMedia, useBeginning } from '#features/show';
import { useLanguage, useTexts } from '#platform/i18n';
import { useShortcuts } from '#platform/presses';
import { throwConfetti } from './confetti.ts';
import styles from './present.module.css';
import { ScreenControls } from './screen-controls.tsx';
import { usePresenterRoom } from './use-presenter-room.ts';
import { useTall } from './use-screen.ts';
import { useSounds } from './use-sounds.ts';

/** A full-bleed card with words where there is no room to show. */
export function ScreenMessage({ text, home }: { text: string; home: boolean }) {
  const t = useTexts('present');
  const { language } = useLanguage();
  const colours = { mainColor: BRAND_COLOUR_STRONG, secondaryColor: BRAND_COLOUR, backgroundImage: null };
  const look = { ...colours, backdrop: 'plain' as const, language, direction: directionOf(language) };
  return (
    <div className={styles.screen}>
      <Stage room={look}>
        <main className={styles.message}>
          <p role="status">{text}</p>
          {home && <a href={`/${language}/dashboard`}>{t.home}</a>}
        </main>
      </Stage>
    </div>
  );
}

/**
 * The projected screen of a room. It only looks; the operator's console moves it. `home`: where there is nothing to show,
 * it offers the way to the working screens.
 */
export function PresentRoom({
  roomId,
  home = true,
  callNumbers,
  callCost,
}: {
  roomId: RoomId;
  home?: boolean;
  /** What people call where callers are let in. */
  callNumbers?: readonly string[] | undefined;
  /** What it costs to call them; empty, as absent: nothing is said of it. */
  callCost?: string | undefined;
}) {
  const { language } = useLanguage();
  const { state, ready, press } = usePresenterRoom(roomId);
  const { room, view, wire } = state;
  const tall = useTall();
  const began = useBeginning(view, state.viewAtMs + state.leadMs);
  const sounds = useSounds(view, state.viewAtMs + state.leadMs, state.sounds);
  usePreload(view, ready);
  const podium = view?.phase.phase === 'podium' ? view.phase : null;
  const celebrating = podium !== null && podium.winners.length > 0;

  useEffect(() => {
    if (celebrating && room) return throwConfetti(room);
    return undefined;
  }, [celebrating, room]);

  // Keys of a presenter's remote. Its arrows mean on and back whichever way the page reads.
  const forward = () => press({ do: view?.paused ? 'resume' : 'next' });
  const back = () => press({ do: 'back' });
  const black = () => press({ do: 'black', on: !view?.black });
  useShortcuts(
    {
      PageDown: forward,
      ArrowRight: forward,
      ArrowDown: forward,
      PageUp: back,
      ArrowLeft: back,
      ArrowUp: back,
      KeyB: black,
      Period: black,
    },
    view !== null,
  );

  const over = wire !== 'online' && wire !== 'away' && wire !== 'connecting';
  if (over && view?.phase.phase !== 'ended')
    return <ScreenMessage text={textsIn(language, 'liveWire')[wire]} home={home} />;
  if (!room || !view) return <ScreenMessage text={textsIn(language, 'liveWire').connecting} home={false} />;
  const gathering = view.phase.phase === 'lobby';
  const soundLocked = sounds.locked && !view.muted;
  return (
    <div className={`${styles.screen} ${gathering && soundLocked ? styles.offering : ''}`}>
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
          clock={room.timer ? clockOf(view, state.viewAtMs + state.leadMs) : null}
          began={began}
          tall={tall}
          live
        />
      </main>
      {view.black && <div className={styles.black} />}
      <ScreenControls
        direction={room.direction}
        soundLocked={soundLocked}
        gathering={gathering}
        asking={'question' in view.phase}
        onSound={sounds.unlock}
      />
    </div>
  );
}

/** Loads the media of the slide that is being prepared, and says so when they are there. */
function usePreload(view: PresenterView | null, ready: (visit: number) => void): void {
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
