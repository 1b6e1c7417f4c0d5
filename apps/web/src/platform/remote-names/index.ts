export { clickerName, receiverName } from './remote-names.ts';
