export {
  askInput,
  cancelDialogs,
  confirm,
  showTimedMessage,
  type ConfirmRequest,
  type InputRequest,
  type TimedMessage,
} from './dialog-store.ts';
export { DialogHost, type DialogLabels } from './dialog-host.tsx';
