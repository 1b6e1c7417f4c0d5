export { type ConsoleGround, OperateConsole } from './operate-console.tsx';
export { OperatePage } from './operate-page.tsx';
export { useOperatorRoom } from './use-operator-room.ts';
