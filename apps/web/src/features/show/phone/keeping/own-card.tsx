import { textsIn } from '#platform/words';
import { useState } from 'react';
import type { PlayerScreenProps } from '../player-screen-props.ts';
import { showNumber } from '../../show-texts.ts';
import { giveCard } from '../player-rare.tsx';
import styles from '../player-review.module.css';

/** Whether this device hands pictures on to other apps. */
function canShare(): boolean {
  const { canShare: may } = navigator;
  return typeof may === 'function' && may.call(navigator, { files: [new File([], 'card.png', { type: 'image/png' })] });
}

/** The own card of a game that is over, to keep or to pass on: face, name, place and points, and the game's title. */
export function OwnCard({ room, own, view }: Pick<PlayerScreenProps, 'room' | 'own' | 'view'>) {
  const t = textsIn(room.language, 'outcome');
  const [shares] = useState(canShare);
  const [busy, setBusy] = useState(false);
  const press = () => {
    if (busy) return;
    setBusy(true);
    // Alone there are no places.
    const rank = room.pace === 'self' ? null : own.rank;
    const card = {
      face: own.face,
      name: own.name,
      place: rank === null ? '' : `${t.place} ${showNumber(rank)}`,
      of: rank === null || view.players < 2 ? '' : t.ofAll(showNumber(view.players)),
      points: own.score === null ? '' : `${showNumber(own.score)} ${t.points(own.score)}`,
      game: room.name,
      direction: room.direction,
      mainColor: room.mainColor,
      secondaryColor: room.secondaryColor,
    };
    void giveCard(card, shares).finally(() => setBusy(false));
  };
  return (
    <button type="button" className={styles.ask} aria-disabled={busy} onClick={press}>
      {shares ? t.shareCard : t.saveCard}
    </button>
  );
}
