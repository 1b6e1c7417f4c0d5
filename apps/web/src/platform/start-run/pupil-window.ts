/** Size of a usual phone, px. */
const PHONE = 'popup,width=400,height=820';

/** A window in which a game is seen as a pupil sees it. */
export interface PupilWindow {
  /** Browsers may refuse a window. */
  isOpen: boolean;
  /** Shows the page of a room to a player. */
  join(code: string): void;
  close(): void;
}

/**
 * Opens a window like a phone, at once within the press: browsers keep a window back that comes later. Where none may
 * open, nothing happens, and the console shows the code.
 */
export function openPupilWindow(): PupilWindow {
  const opened = window.open('', 'qc-pupil', PHONE);
  return {
    isOpen: opened !== null,
    join: (code) => {
      if (opened) opened.location.href = `/play/${code}`;
    },
    close: () => opened?.close(),
  };
}
