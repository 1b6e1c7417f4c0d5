import { useRef } from 'react';
import type { PresenterView, RoomInfo } from '@qc/contract';
import { textsIn } from '#platform/words';
import { useReshape } from '../motion/use-reshape.ts';
import { FitText } from '../parts/fit-text.tsx';
import { JoinPattern } from './join-pattern.tsx';
import { QrCode } from './qr-code.tsx';
import styles from './presenter-lobby.module.css';

/** The join address without scheme and code: what a person types. */
export function typedAddress(joinUrl: string): string {
  return joinUrl.replace(/^https?:\/\//, '').replace(/\/\d{6}$/, '');
}

/** How people come in: address with QR, number to call, and the code for both. One of the ways is there. */
export function JoinCard({
  room,
  view,
  joinUrl,
  callNumbers,
  callCost,
}: {
  room: RoomInfo;
  view: PresenterView;
  joinUrl: string | null;
  callNumbers: readonly string[];
  /** Empty: nothing is said of it. */
  callCost: string;
}) {
  const t = textsIn(room.language, 'presenter');
  const numbers = callNumbers.join(' · ');
  const card = useRef<HTMLDivElement>(null);
  useReshape(card, view.players === 0 ? 'empty' : 'beside');
  return (
    <div ref={card} className={styles.join}>
      <div className={styles.joinBack} data-part="stretched" />
      <div className={styles.how}>
        <div className={styles.ways}>
          <span className={styles.label} data-part="">
            {joinUrl === null ? t.call : t.joinAt}
          </span>
          <FitText className={styles.address} max="7cqmin" min="3cqmin" text={joinUrl ?? numbers}>
            <bdi dir="ltr" data-seen>
              {joinUrl === null ? numbers : typedAddress(joinUrl)}
            </bdi>
          </FitText>
          {joinUrl !== null && numbers !== '' && (
            <FitText className={styles.orCall} max="4.4cqmin" min="3cqmin" text={`${t.orCall} ${numbers}`}>
              <span data-seen>
                {t.orCall} <bdi dir="ltr">{numbers}</bdi>
              </span>
            </FitText>
          )}
          {numbers !== '' && callCost !== '' && (
            <span className={styles.label} data-part="">
              <bdi>{callCost}</bdi>
            </span>
          )}
        </div>
        <div className={styles.codes}>
          <span className={styles.label} data-part="">
            {t.gameCode}
          </span>
          <FitText className={styles.codeBox} max="26cqmin" min="8cqmin" text={room.code}>
            <strong className={styles.code} dir="ltr" data-seen>
              {room.code.slice(0, 3)} {room.code.slice(3)}
            </strong>
          </FitText>
        </div>
      </div>
      {view.pattern && <JoinPattern pattern={view.pattern} language={room.language} />}
      {joinUrl !== null && (
        <div className={styles.scan}>
          <div className={styles.qr} data-part="">
            <QrCode address={joinUrl} label={joinUrl} />
          </div>
          <span className={styles.label} data-part="">
            {t.scan}
          </span>
        </div>
      )}
    </div>
  );
}
