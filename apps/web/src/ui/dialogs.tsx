export {
  askInput,
  cancelDialogs,
  confirm,
  showTimedMessage,
  thenSay,
  type ConfirmRequest,
  type InputRequest,
  type TimedMessage,
  useDialogState,
} from './dialog/dialog-store.ts';
export { TimedMessages } from './timed-message.tsx';
