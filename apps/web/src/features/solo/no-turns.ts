/**
 * Stands in for the engine's turns on the page that plays alone: nobody judges there, and no game with a buzzer slide is
 * exported as a page.
 */
const notHere = () => ({ ok: false, code: 'notAllowed' }) as const;
export { notHere as buzz, notHere as buzzFromPage, notHere as operateTurn };
export const withRightTurn = <T>(change: T): T => change;
export const raceView = () => ({});
export const racerRows = () => ({});
