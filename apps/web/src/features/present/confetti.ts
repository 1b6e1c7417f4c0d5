import type { RoomInfo } from '@qc/contract';

/** Throws confetti in the game's colours over the winners; gives how to stop. Nothing where reduced motion is asked for. */
export function throwConfetti({
  mainColor,
  secondaryColor,
}: Pick<RoomInfo, 'mainColor' | 'secondaryColor'>): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  let stopped = false;
  const timers: ReturnType<typeof setTimeout>[] = [];
  const throwAll = async () => {
    const { default: confetti } = await import('canvas-confetti');
    const colors = [mainColor, secondaryColor, '#ffffff', '#ffc733'];
    const cannon = confetti.create(undefined, { resize: true });
    const burst = (x: number, angle: number) => {
      if (!stopped) {
        void cannon({
          particleCount: 90,
          angle,
          spread: 65,
          startVelocity: 60,
          origin: { x, y: 0.75 },
          colors,
          disableForReducedMotion: true,
        });
      }
    };
    // The winner comes last on the podium: so does the confetti.
    for (const [afterMs, x, angle] of [
      [1300, 0.1, 60],
      [1300, 0.9, 120],
      [2100, 0.3, 75],
      [2100, 0.7, 105],
    ] as const)
      timers.push(setTimeout(() => burst(x, angle), afterMs));
  };
  // Decoration only: a screen that cannot load it shows the winners all the same.
  throwAll().catch(() => undefined);
  return () => {
    stopped = true;
    timers.forEach(clearTimeout);
  };
}
