export { auditActions } from './audit-actions.ts';
