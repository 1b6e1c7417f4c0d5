export { deviceId, forgetSeat, recallSeat, rememberJoin, rememberSeat } from './seat-memory.ts';
