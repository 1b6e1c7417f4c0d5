export { AddUsersPage } from './add-users-page.tsx';
