export { InstitutionPage } from './institution-page.tsx';
export { InvitationPage } from './invitation-page.tsx';
