import { type Driver, DRIVERS } from '@qc/remotes';
import type { KeyboardDriver } from './offered-drivers.ts';
import type { OpenedDevice } from './opened-device.ts';
import { deaf, pageLine } from './page-line.ts';

/** Lets the keys of all keyboards answer, but not while something is typed, and not together with Ctrl, Alt and the like. */
export function openKeys(id: KeyboardDriver): OpenedDevice {
  const driver: Driver<'keys'> = DRIVERS[id];
  const line = pageLine<'keys'>(deaf);
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return;
    line.tell({ code: event.code, isDown: event.type === 'keydown', isRepeat: event.repeat }, event.timeStamp);
  };
  window.addEventListener('keydown', onKey);
  window.addEventListener('keyup', onKey);
  return {
    driver,
    start: (heard) => driver.start(line.io, heard),
    close: async () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('keyup', onKey);
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}
