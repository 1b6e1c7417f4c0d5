/** Keeps the screen on while the page is in front, where the browser can; gives how to stop. */
export function keepAwake(): () => void {
  const wakeLock = 'wakeLock' in navigator ? navigator.wakeLock : null;
  if (!wakeLock) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let stopped = false;
  const hold = () => {
    if (stopped || document.visibilityState !== 'visible') return;
    wakeLock.request('screen').then(
      (held) => {
        if (stopped) void held.release();
        else lock = held;
      },
      // Refused (battery saver, no user gesture yet): tried again when the page comes to the front.
      () => undefined,
    );
  };
  document.addEventListener('visibilitychange', hold);
  hold();
  return () => {
    stopped = true;
    document.removeEventListener('visibilitychange', hold);
    void lock?.release();
  };
}
