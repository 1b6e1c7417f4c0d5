export { AuditLogPage } from './audit-log-page.tsx';
export { ClientErrorsPage } from './client-errors-page.tsx';
