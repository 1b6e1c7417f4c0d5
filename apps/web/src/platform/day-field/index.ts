export { DayField } from './day-field.tsx';
export { isDay } from './read-day.ts';
