export { useTooLong } from './too-long.tsx';
