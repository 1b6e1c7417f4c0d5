export { assignmentHandlers } from './assignment-handlers.ts';
export { AssignmentHost } from './assignment-host.ts';
