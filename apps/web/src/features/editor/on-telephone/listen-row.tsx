import { useTexts } from '#platform/i18n';
import type { Spoken } from '@qc/telephone';
import { Alert, Button, Text } from '@mantine/core';
import { IconAlertTriangle, IconPhoneCall, IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { wordsDirection } from '#features/show';
import type { Direction } from '@qc/contract';
import { heardLength, LONG_MS } from './heard-slide.ts';
import { knownLengths, listenTo } from './listening.ts';
import classes from './on-telephone.module.css';

/** How long callers listen, with a warning where that is long, and the slide as the line says it, piece after piece. */
export function ListenRow({ pieces, direction }: { pieces: readonly Spoken[]; direction: Direction }) {
  const t = useTexts('callSlides');
  const known = useSyncExternalStore(knownLengths.listen, knownLengths.get);
  const { ms, isKnown } = heardLength(pieces, known);
  const seconds = Math.ceil(ms / 1000);
  const [heard, setHeard] = useState<{ pieces: readonly Spoken[]; at: number } | null>(null);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);
  const begin = () => {
    stop.current = listenTo(pieces, (at) => setHeard(at === null ? null : { pieces, at }));
  };
  const end = () => {
    stop.current();
    setHeard(null);
  };
  return (
    <>
      <div className={classes.listen}>
        <Button
          variant="light"
          leftSection={heard ? <IconPlayerStopFilled size={16} aria-hidden /> : <IconPhoneCall size={16} aria-hidden />}
          disabled={pieces.length === 0}
          onClick={heard ? end : begin}
        >
          {heard ? t.stopListening : t.listen}
        </Button>
        {pieces.length > 0 && (
          <Text size="sm" c="dimmed" className={classes.length}>
            {t.lengthLabel}: <strong>{isKnown ? t.length(seconds) : t.aboutLength(seconds)}</strong>
          </Text>
        )}
      </div>
      {heard && (
        <ol className={classes.said}>
          {heard.pieces.map((piece, index) => (
            <li key={index} data-now={index === heard.at || undefined}>
              {piece.say === 'text' && <span dir={wordsDirection(piece.text, direction)}>{piece.text}</span>}
              {piece.say === 'recording' && `♪ ${t.recording}`}
              {piece.say === 'silence' && '…'}
            </li>
          ))}
        </ol>
      )}
      {ms > LONG_MS && (
        <Alert color="yellow" variant="light" icon={<IconAlertTriangle aria-hidden />} role="status">
          {t.tooLong}
        </Alert>
      )}
    </>
  );
}
