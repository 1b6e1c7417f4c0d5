let tell: () => void = () => undefined;

/** How a person is told that something they pressed could not be fetched; the app's start says it once. */
export function onNotFetched(show: () => void): void {
  tell = show;
}

/** Tells that what was pressed could not be fetched: the screen stays, and the next press tries again. */
export function tellNotFetched(): void {
  tell();
}
