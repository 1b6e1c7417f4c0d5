export { type AdminView, periodOf, readAdminView, useAdminView } from './admin-view.ts';
export { InstitutionPicker } from './institution-picker.tsx';
export { PeriodFilter } from './period-filter.tsx';
export { PersonPicker } from './person-picker.tsx';
export { type AdminListParts, useAdminList } from './use-admin-list.ts';
