export { callPeople } from './call-people.ts';
