import {
  AdminLoginPage as AdminLogin,
  ConfirmEmailPage as ConfirmEmail,
  ForgotPasswordPage as ForgotPassword,
  RegisterPage as Register,
  ResetPasswordPage as ResetPassword,
} from '#features/session';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { queryClient } from '../query-client.ts';

/** With what their calls need; the page of Login does without. */
function withCalls(Page: ComponentType) {
  return function WithCalls() {
    return (
      <QueryClientProvider client={queryClient}>
        <Page />
      </QueryClientProvider>
    );
  };
}

export const AdminLoginPage = withCalls(AdminLogin);
export const ConfirmEmailPage = withCalls(ConfirmEmail);
export const ForgotPasswordPage = withCalls(ForgotPassword);
export const RegisterPage = withCalls(Register);
export const ResetPasswordPage = withCalls(ResetPassword);
