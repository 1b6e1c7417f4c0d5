import { useTexts } from '#platform/i18n';
import { Button, Text } from '@mantine/core';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './on-telephone.module.css';
import type { Hearing } from './use-microphone.ts';

/** Below this nobody speaks. */
const QUIET = 0.02;
/** Who has not been heard for so long is told, ms. */
const QUIET_MS = 2500;

/** While the microphone is heard: how loud, how long, and the way to stop. */
export function HearingPanel({ hearing }: { hearing: Hearing }) {
  const t = useTexts('callSlides');
  const bar = useRef<HTMLSpanElement>(null);
  const [{ seconds, isQuiet }, setShown] = useState({ seconds: 0, isQuiet: false });
  useEffect(() => {
    let lastHeardMs = performance.now();
    let frame = requestAnimationFrame(function look() {
      const now = performance.now();
      const level = hearing.level();
      if (level > QUIET) lastHeardMs = now;
      // Loudness is heard by its logarithm.
      const share = Math.max(0, Math.min(1, 1 + Math.log10(Math.max(level, 1e-3)) / 2.2));
      bar.current?.style.setProperty('--level', share.toFixed(3));
      const next = { seconds: Math.floor((now - hearing.startedAtMs) / 1000), isQuiet: now - lastHeardMs > QUIET_MS };
      setShown((shown) => (shown.seconds === next.seconds && shown.isQuiet === next.isQuiet ? shown : next));
      frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [hearing]);
  return (
    <div className={classes.hearing}>
      <span className={classes.light} aria-hidden />
      <div className={classes.level}>
        <Text size="sm" fw={600} role="timer">
          {t.recordingNow(seconds)}
        </Text>
        <span className={classes.meter} aria-hidden>
          <span ref={bar} />
        </span>
        {isQuiet && (
          <Text size="xs" c="red.8" role="status">
            {t.nothingHeard}
          </Text>
        )}
      </div>
      <Button color="red" leftSection={<IconPlayerStopFilled size={16} aria-hidden />} onClick={hearing.stop} autoFocus>
        {t.stop}
      </Button>
    </div>
  );
}
