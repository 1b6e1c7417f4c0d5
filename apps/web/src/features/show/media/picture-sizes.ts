/**
 * How wide the pictures of a slide are taken to be, as in the `sizes` of HTML: one value for all of a screen's
 * pictures, so that what was loaded before the clock is exactly what the question then shows.
 */
export const PHONE_PICTURE = '67vw';
/** On the big screen. */
export const HALL_PICTURE = '75vw';
