export { useWaitingInvitations } from './use-waiting-invitations.ts';
