export { SoundButton } from './sound-button.tsx';
export { SoundStatus } from './sound-status.tsx';
