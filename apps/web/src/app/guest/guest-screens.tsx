import { LoginPage } from '#features/session';
import { withWords } from '#platform/words-loader';
import type { ComponentType } from 'react';
import type { PageTitle } from '@qc/words/en/screens/everywhere/app';
import { screenOnDemand } from '../screen-on-demand.tsx';
import type { GUEST_SCREENS } from './guest-paths.ts';

const load = () => withWords(import('./more-screens.tsx'), 'account', 'guest');

/** What the guests' small page draws. */
export const GUEST_PAGES: Record<(typeof GUEST_SCREENS)[number], { title: PageTitle; Page: ComponentType }> = {
  login: { title: 'login', Page: LoginPage },
  register: { title: 'register', Page: screenOnDemand(load, 'RegisterPage') },
  'forgot-password': { title: 'forgotPassword', Page: screenOnDemand(load, 'ForgotPasswordPage') },
  'reset-password': { title: 'resetPassword', Page: screenOnDemand(load, 'ResetPasswordPage') },
  'confirm-email': { title: 'confirmEmail', Page: screenOnDemand(load, 'ConfirmEmailPage') },
  'admin/login': { title: 'adminLogin', Page: screenOnDemand(load, 'AdminLoginPage') },
};
