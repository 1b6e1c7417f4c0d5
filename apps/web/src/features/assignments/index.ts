export { GiveOutDialog } from './give-out-dialog.tsx';
export { AssignmentsPage } from './assignments-page.tsx';
