export { CallPeople } from './call-people.tsx';
