/** Stands in for the phone's part of a buzzer on the page that plays alone, where none is ever asked. */
export { media as buzzer } from '../media/media-phone.ts';
