import { UnstyledButton } from '@mantine/core';
import { IconPhoneFilled, IconVolume, IconVolumeOff } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#platform/i18n';
import { CallTime } from './call-time.tsx';
import classes from './handset.module.css';
import { Keypad, keyOf } from './keypad.tsx';
import type { CallState } from './rehearsal-call.ts';
import { Transcript } from './transcript.tsx';

interface Props {
  /** That is called, as it is shown. */
  number: string;
  /** Of the room; null: none is open. */
  code: string | null;
  /** Null: nobody has called. */
  call: CallState | null;
  sound: boolean;
  onCall: () => void;
  onHangUp: () => void;
  onKey: (key: string) => void;
  onSound: (on: boolean) => void;
}

/** A telephone: what is said as words, keys, call and hang up. Its keys are those of the computer, too, while it has the focus. */
export function Handset({ number, code, call, sound, onCall, onHangUp, onKey, onSound }: Props) {
  const t = useTexts('rehearsal');
  const isCalling = call !== null && call.at !== 'over';
  const isOnLine = call?.at === 'onLine';
  const words = call === null ? t.ready : { ringing: t.calling, onLine: t.onLine, over: t.over }[call.at];
  const [down, setDown] = useState<string | null>(null);
  const body = useRef<HTMLElement>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const key = keyOf(event);
    if (key === null || !isOnLine || event.repeat) return;
    event.preventDefault();
    // The editor has keys of its own.
    event.stopPropagation();
    setDown(key);
    onKey(key);
  });
  useEffect(() => {
    const heard = new AbortController();
    const { signal } = heard;
    body.current?.addEventListener('keydown', (event) => press(event), { signal });
    body.current?.addEventListener('keyup', () => setDown(null), { signal });
    return () => heard.abort();
  }, []);
  return (
    <section ref={body} className={classes.handset} aria-label={t.telephone}>
      <span className={classes.speaker} aria-hidden />
      <div className={classes.glass}>
        <header className={classes.top}>
          <bdi className={classes.number} dir="ltr" aria-label={`${t.numberCalled}: ${number}`}>
            {number}
          </bdi>
          <span className={classes.status} data-at={call?.at}>
            <span role="status">{words}</span>
            {call && <CallTime call={call} />}
          </span>
        </header>
        {call ? (
          <Transcript passed={call.passed} isHeard={sound} />
        ) : (
          <div className={classes.transcript}>
            <p className={classes.hint}>{code === null ? t.howToBegin : t.howTo(code)}</p>
            <p className={classes.hint}>{t.keys}</p>
          </div>
        )}
      </div>
      <Keypad isOn={isOnLine} down={down} onKey={onKey} />
      <div className={classes.buttons} dir="ltr">
        <span />
        <UnstyledButton
          className={classes.call}
          data-autofocus
          data-hangs-up={isCalling || undefined}
          aria-label={isCalling ? t.hangUp : call ? t.callAgain : t.call}
          onClick={isCalling ? onHangUp : onCall}
        >
          <IconPhoneFilled size={26} aria-hidden />
        </UnstyledButton>
        <UnstyledButton
          className={classes.sound}
          aria-label={sound ? t.soundOff : t.soundOn}
          onClick={() => onSound(!sound)}
        >
          {sound ? <IconVolume size={22} aria-hidden /> : <IconVolumeOff size={22} aria-hidden />}
        </UnstyledButton>
      </div>
    </section>
  );
}
