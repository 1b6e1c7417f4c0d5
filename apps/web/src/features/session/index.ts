export { AdminLoginPage } from './sign-in/admin-login-page.tsx';
export { ConfirmEmailPage } from './by-mail/confirm-email-page.tsx';
export { ForgotPasswordPage } from './by-mail/forgot-password-page.tsx';
export { LoginPage } from './sign-in/login-page.tsx';
export { RegisterPage } from './sign-in/register-page.tsx';
export { ResetPasswordPage } from './by-mail/reset-password-page.tsx';
export { UserSettingsPage } from './own-account/user-settings-page.tsx';
