/**
 * Stands in for the engine's rules of names on the page that plays alone: names are neither given out nor looked
 * through there (see `readSoloGame`), and the words for both, of every language, stay out of each exported page.
 */
export const isFoulName = () => false;
export const isFriendlyName = () => true;
