export { HouseContact } from './house-contact.tsx';
