export { readMoney, writeMoney } from './read-money.ts';
