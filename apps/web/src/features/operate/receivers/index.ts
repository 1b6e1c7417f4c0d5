export { type PressHere, ReceiverDesk } from './receiver-desk.ts';
export { keepKeyboard, keptKeyboard } from './kept-keyboard.ts';
export { KEYBOARD_DRIVERS } from './offered-drivers.ts';
export { loadsOwnDocument } from './own-document.ts';
