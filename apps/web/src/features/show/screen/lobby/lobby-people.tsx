import { useRef, useState } from 'react';
import type { Arrival, PresenterView } from '@qc/contract';
import { useFlip } from '../../motion/flip.ts';
import { useStill } from '../../motion/still.ts';
import { CURVES } from '../../motion/timing.ts';
import { showNumber } from '../../show-texts.ts';
import { guestsOf, type Guest, useArrivals, withSameKeys } from './arrivals.ts';
import { placeLobby } from './lobby-cells.ts';
import { LobbyGuest } from './lobby-guest.tsx';
import { LobbyTeams } from './lobby-teams.tsx';
import { SleepingFaces } from './sleeping-faces.tsx';
import { SoloArrival } from './solo-arrival.tsx';
import { useBox } from './use-box.ts';
import styles from './lobby-people.module.css';

/** Above so many, faces are pictures and stand still. */
const DRAWN_MOST = 60;

const TRAVEL = {
  lastsMs: 300,
  curve: CURVES.drop,
  newcomerStepMs: 120,
  newcomer: { opacity: 0, transform: 'translateY(-9cqmin) scale(0.5)' },
};

/** Who has come, each in a cell that stays, or under the sign of the team; who comes now is seen large first. */
export function LobbyPeople({
  view,
  teams,
  invitation,
}: {
  view: PresenterView;
  teams: readonly string[];
  /** Said while nobody is there. */
  invitation: string;
}) {
  const still = useStill();
  const { shown, solo } = useArrivals(view, still);
  const box = useRef<HTMLDivElement>(null);
  const size = useBox(box);
  return (
    <div ref={box} className={`${styles.box} ${still ? styles.still : ''}`}>
      {shown.players === 0 && <SleepingFaces text={invitation} />}
      {teams.length > 0 && shown.players > 0 ? (
        <LobbyTeams teams={teams} view={{ ...view, ...shown }} box={size} />
      ) : (
        <Everybody shown={shown} size={size} />
      )}
      {solo && <SoloArrival key={solo.name} arrival={solo} within={box} />}
    </div>
  );
}

function Everybody({
  shown,
  size,
}: {
  shown: { arrivals: Arrival[]; crowd?: number[]; players: number };
  size: { width: number; height: number };
}) {
  const guests = useGuests(shown);
  const { spots, more } = placeLobby(guests.length, shown.players, size);
  const last = guests.at(-1);
  const list = useFlip<HTMLUListElement>(`${shown.players} ${last?.key ?? ''} ${size.width} ${size.height}`, TRAVEL);
  const drawn = guests.length <= DRAWN_MOST;
  return (
    <>
      <ul ref={list} className={styles.people}>
        {guests.map((guest, at) => {
          const spot = spots[at];
          return spot ? <LobbyGuest key={guest.key} guest={guest} spot={spot} drawn={drawn} /> : null;
        })}
      </ul>
      {more > 0 && (
        <span className={styles.more} dir="ltr">
          +{showNumber(more)}
        </span>
      )}
    </>
  );
}

/** Everybody that is shown, oldest first, each with a key that lasts as long as the player stands there. */
function useGuests(shown: Parameters<typeof guestsOf>[0]): Guest[] {
  const [last, setLast] = useState<{ shown: object; known: ReadonlyMap<number, Guest> }>(NOBODY_YET);
  const isNew = last.shown !== shown;
  const known = isNew ? withSameKeys(guestsOf(shown), shown.players, last.known) : last.known;
  if (isNew) setLast({ shown, known });
  return [...known.values()];
}

const NOBODY_YET = { shown: {}, known: new Map<number, Guest>() };
