import { Logo } from '#ui/logo';
import type { ReactNode } from 'react';
import classes from './full-page.module.css';
import { LanguageMenu } from './language-menu.tsx';

/** A page of its own, with the logo and the language, around one message. */
export function FullPage({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Logo />
        <LanguageMenu />
      </header>
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
    </div>
  );
}
