export { SoloApp } from './solo-app.tsx';
export { readSoloGame } from './read-solo-game.ts';
