import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';

/** What a part takes that looks like something else and is a link. */
export type LinkProps<P> = P & Omit<ComponentProps<'a'>, keyof P>;

/** A button that leads to another screen of the app. */
export const LinkButton = createLink((props: LinkProps<ButtonProps>) => <Button component="a" {...props} />);

/** Words that lead to another screen of the app. */
export const LinkText = createLink((props: LinkProps<AnchorProps>) => <Anchor {...props} />);
