import { useEffect, useRef } from 'react';
import { IconMusic, IconPhoneOff } from '@tabler/icons-react';
import type { Spoken } from '@qc/telephone';
import { TONE_MS } from '@qc/telephone/tone';
import { useTexts } from '#platform/i18n';
import classes from './handset.module.css';
import type { Passed } from './rehearsal-call.ts';

type Said = Extract<Passed, { kind: 'said' }>;

/** What has been said and pressed, the piece that is being said marked. `isHeard`: it sounds, and need not be read out. */
export function Transcript({ passed, isHeard }: { passed: readonly Passed[]; isHeard: boolean }) {
  const t = useTexts('rehearsal');
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const now = list.current?.querySelector<HTMLElement>('[data-state=now]') ?? list.current?.lastElementChild;
    // Never by `scrollIntoView`: it would move the page, too.
    if (list.current && now instanceof HTMLElement)
      list.current.scrollTop = now.offsetTop + now.offsetHeight - list.current.clientHeight + MARGIN_PX;
  }, [passed]);
  return (
    <div
      ref={list}
      className={classes.transcript}
      role="log"
      aria-label={t.transcript}
      aria-live={isHeard ? 'off' : 'polite'}
      tabIndex={0}
    >
      {passed.map((one) => {
        if (one.kind === 'said') return <SaidLine key={one.id} said={one} />;
        if (one.kind === 'pressed')
          return (
            <p key={one.id} className={classes.pressed}>
              <span className={classes.pressedWord}>{t.pressed}</span> <bdi dir="ltr">{one.keys}</bdi>
            </p>
          );
        return (
          <p key={one.id} className={classes.note}>
            <IconPhoneOff size={14} aria-hidden /> {one.by === 'line' ? t.lineHungUp : t.youHungUp}
          </p>
        );
      })}
    </div>
  );
}

const MARGIN_PX = 12;

function SaidLine({ said }: { said: Said }) {
  return (
    <div className={classes.said}>
      {said.spoken.map((piece, index) => (
        <Piece key={`${said.id} ${index}`} piece={piece} state={stateOf(said, index)} times={said.times} />
      ))}
    </div>
  );
}

function stateOf({ piece, heard }: Said, index: number): 'heard' | 'now' | 'later' | 'cut' {
  if (index < heard) return 'heard';
  if (piece === null) return 'cut';
  return index === piece ? 'now' : 'later';
}

function Piece({ piece, state, times }: { piece: Spoken; state: string; times: number }) {
  const t = useTexts('rehearsal');
  if (piece.say === 'silence') return null;
  if (piece.say === 'text')
    return (
      <p className={classes.piece} data-state={state} lang={piece.language}>
        <bdi dir="auto">{piece.text}</bdi>
      </p>
    );
  const seconds = Math.max(1, Math.round(piece.lengthMs / 1000));
  return (
    <p className={classes.piece} data-state={state}>
      <IconMusic size={14} aria-hidden />{' '}
      {piece.lengthMs === TONE_MS ? `${t.tone}${times > 1 ? ` ${t.times(times)}` : ''}` : t.recording(seconds)}
    </p>
  );
}
