import type { Credentials } from '@qc/contract';
import { type ReactNode, useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import type { FirstStep } from './first-step.ts';

interface Props {
  /** Signs in, or throws the refusal. */
  signIn: (credentials: Credentials) => Promise<unknown>;
  onSignedIn: () => void;
  /** Under the password: the way to a new one. */
  children?: ReactNode;
}

/** E-mail and password, then the code where the account asks for one. */
export function SignInForm({ signIn, onSignedIn, children }: Props) {
  const [first, setFirst] = useState<FirstStep>({ email: '', password: '' });
  const [asked, setAsked] = useState(false);
  const shared = { signIn, onSignedIn, first };
  if (asked) return <CodeStep {...shared} onBack={() => setAsked(false)} />;
  return (
    <PasswordStep
      {...shared}
      onCodeNeeded={(values) => {
        setFirst(values);
        setAsked(true);
      }}
    >
      {children}
    </PasswordStep>
  );
}
