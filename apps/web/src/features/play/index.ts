export { PlayApp } from './play-app.tsx';
