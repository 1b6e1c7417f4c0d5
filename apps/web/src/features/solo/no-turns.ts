/**
 * Stands in for the engine's turns on the page that plays alone: nobody judges there, and no game with a buzzer slide is
 * exported as a page.
 */
export const operateTurn = () => ({ ok: false, code: 'notAllowed' }) as const;
export const withRightTurn = <T>(change: T): T => change;
export const raceView = () => ({});
export const racerRows = () => ({});
