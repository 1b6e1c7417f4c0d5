export {
  askInput,
  cancelDialogs,
  confirm,
  showTimedMessage,
  type ConfirmRequest,
  type InputRequest,
  type TimedMessage,
} from './dialog/dialog-store.ts';
export { DialogHost, type DialogLabels } from './dialog/dialog-host.tsx';
