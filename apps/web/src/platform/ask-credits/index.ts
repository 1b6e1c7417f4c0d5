export { askTexts } from './ask-texts.ts';
export { useAskForCredits, useCreditHelp } from './use-credit-help.ts';
