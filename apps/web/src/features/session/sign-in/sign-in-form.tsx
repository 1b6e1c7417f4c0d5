import { withWords } from '#platform/words-loader';
import type { Credentials } from '@qc/contract';
import { type ComponentProps, type ComponentType, type ReactNode, useState } from 'react';
import type { CodeStep } from './code-step.tsx';
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
  const [Step, setStep] = useState<ComponentType<ComponentProps<typeof CodeStep>> | null>(null);
  const shared = { signIn, onSignedIn, first };
  if (Step) return <Step {...shared} onBack={() => setStep(null)} />;
  return (
    <PasswordStep
      {...shared}
      onCodeNeeded={async (values) => {
        // Few accounts ask for it.
        const { CodeStep: Code } = await withWords(import('./code-step.tsx'), 'account');
        setFirst(values);
        setStep(() => Code);
      }}
    >
      {children}
    </PasswordStep>
  );
}
