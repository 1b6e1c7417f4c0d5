export { LoginPage } from './login-page.tsx';
export { RegisterPage } from './register-page.tsx';
export { UserSettingsPage } from './user-settings-page.tsx';
