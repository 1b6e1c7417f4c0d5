export { useAskForCredits, useCreditHelp } from './use-credit-help.ts';
