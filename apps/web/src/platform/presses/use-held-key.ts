import { useEffect, useLayoutEffect, useRef } from 'react';

/** Follows a key that does something only while it is held down, while `active`. Keys typed into fields are left alone. */
export function useHeldKey(code: string, active: boolean, onHeld: (held: boolean) => void): void {
  const latest = useRef(onHeld);
  useLayoutEffect(() => {
    latest.current = onHeld;
  });
  useEffect(() => {
    if (!active) return;
    let held = false;
    const hold = (now: boolean) => {
      if (now === held) return;
      held = now;
      latest.current(now);
    };
    const down = (event: KeyboardEvent) => {
      if (event.code !== code || event.ctrlKey || event.metaKey || event.altKey) return;
      const isWriting =
        event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]');
      if (!isWriting) hold(true);
    };
    const up = (event: KeyboardEvent) => {
      if (event.code === code) hold(false);
    };
    // A window that loses the keyboard never hears that the key came up.
    const lose = () => hold(false);
    document.addEventListener('keydown', down);
    document.addEventListener('keyup', up);
    window.addEventListener('blur', lose);
    return () => {
      hold(false);
      document.removeEventListener('keydown', down);
      document.removeEventListener('keyup', up);
      window.removeEventListener('blur', lose);
    };
  }, [code, active]);
}
