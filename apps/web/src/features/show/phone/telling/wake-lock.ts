import { useEffect } from 'react';

/** Keeps the screen of the device on for as long as `wanted`, where it can be asked for. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let over = false;
    const ask = () => {
      if (document.visibilityState !== 'visible') return;
      navigator.wakeLock.request('screen').then(
        (given) => {
          if (over) void given.release();
          else lock = given;
        },
        // A battery that is low, a page that was hidden meanwhile: the screen goes off as it always did.
        () => undefined,
      );
    };
    ask();
    // The browser takes it back from a page that is out of sight.
    document.addEventListener('visibilitychange', ask);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, [wanted]);
}
