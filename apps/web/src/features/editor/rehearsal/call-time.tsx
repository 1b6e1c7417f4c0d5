import { useEffect, useState } from 'react';
import { useTexts } from '#platform/i18n';
import type { CallState } from './rehearsal-call.ts';

/** How long the call lasts, in minutes and seconds. */
export function CallTime({ call: { takenAtMs, overAtMs } }: { call: CallState }) {
  const t = useTexts('rehearsal');
  const [nowMs, setNowMs] = useState(() => performance.now());
  const runs = takenAtMs !== null && overAtMs === null;
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => setNowMs(performance.now()), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  if (takenAtMs === null) return null;
  const seconds = Math.max(0, Math.floor(((overAtMs ?? nowMs) - takenAtMs) / 1000));
  const two = (n: number) => String(n).padStart(2, '0');
  return (
    <span role="timer" aria-label={t.lasts} dir="ltr">
      {two(Math.floor(seconds / 60))}:{two(seconds % 60)}
    </span>
  );
}
