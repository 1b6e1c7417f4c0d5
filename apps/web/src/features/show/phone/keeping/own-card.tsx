import { textsIn } from '#platform/words';
import { useState } from 'react';
import type { PlayerScreenProps } from '../player-screen-props.ts';
import { showNumber } from '../../show-texts.ts';
import { drawCard } from '../player-frames.tsx';
import styles from '../player-review.module.css';

const NAME = 'card.png';

/** Whether this device hands pictures on to other apps. */
function canShare(): boolean {
  const { canShare: may } = navigator;
  return typeof may === 'function' && may.call(navigator, { files: [new File([], NAME, { type: 'image/png' })] });
}

function save(card: Blob): void {
  const address = URL.createObjectURL(card);
  const link = document.createElement('a');
  link.href = address;
  link.download = NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The own card of a game that is over, to keep or to pass on: face, name, place and points, and the game's title. */
export function OwnCard({ room, own, view }: Pick<PlayerScreenProps, 'room' | 'own' | 'view'>) {
  const t = textsIn(room.language, 'outcome');
  const [shares] = useState(canShare);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    const card = await drawCard({
      face: own.face,
      name: own.name,
      place: own.rank === null ? '' : `${t.place} ${showNumber(own.rank)}`,
      of: own.rank === null || view.players < 2 ? '' : t.ofAll(showNumber(view.players)),
      points: own.score === null ? '' : `${showNumber(own.score)} ${t.points(own.score)}`,
      game: room.name,
      direction: room.direction,
      mainColor: room.mainColor,
      secondaryColor: room.secondaryColor,
    });
    if (!card) return;
    if (!shares) return save(card);
    try {
      await navigator.share({ files: [new File([card], NAME, { type: 'image/png' })] });
    } catch (trouble) {
      // Who thinks better of it has not asked for a file.
      if (!(trouble instanceof DOMException && trouble.name === 'AbortError')) save(card);
    }
  };
  const press = () => {
    if (busy) return;
    setBusy(true);
    void make().finally(() => setBusy(false));
  };
  return (
    <button type="button" className={styles.ask} aria-disabled={busy} onClick={press}>
      {shares ? t.shareCard : t.saveCard}
    </button>
  );
}
