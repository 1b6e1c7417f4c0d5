export { type Acting, acting } from './acting.ts';
export { findAuditRecords } from './audit-record-store.ts';
export { auditHandlers } from './audit-handlers.ts';
export { type AuditBy, auditBy, type AuditFacts, recordAudit, recordWhole } from './record-audit.ts';
export { makeRefusalRecorder } from './record-refusal.ts';
