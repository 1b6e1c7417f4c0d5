import { Menu, type MenuItemProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { LinkProps } from './links.tsx';

/** An item of a menu that leads to another screen of the app. By itself: not every screen has menus. */
export const LinkItem = createLink((props: LinkProps<MenuItemProps>) => <Menu.Item component="a" {...props} />);
