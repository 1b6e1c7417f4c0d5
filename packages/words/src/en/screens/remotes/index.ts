export { remoteHelp } from './remote-help.ts';
