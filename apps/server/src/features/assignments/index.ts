export { assignmentHandlers } from './assignment-handlers.ts';
export { AssignmentHost } from './assignment-host.ts';
export { assignFreely } from './charge-assignment.ts';
