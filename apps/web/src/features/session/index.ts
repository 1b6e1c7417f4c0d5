export { AdminLoginPage } from './admin-login-page.tsx';
export { ConfirmEmailPage } from './confirm-email-page.tsx';
export { ForgotPasswordPage } from './forgot-password-page.tsx';
export { LoginPage } from './login-page.tsx';
export { RegisterPage } from './register-page.tsx';
export { ResetPasswordPage } from './reset-password-page.tsx';
export { UserSettingsPage } from './user-settings-page.tsx';
