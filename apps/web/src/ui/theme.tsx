import {
  type BadgeProps,
  type CSSVariablesResolver,
  createTheme,
  type MantineThemeOverride,
  mergeThemeOverrides,
  type MantineColorsTuple,
  type MenuProps,
  type ModalProps,
  type NavLinkProps,
  type PaperProps,
  type PasswordInputProps,
  type SkeletonProps,
  type TextareaProps,
  type TextInputProps,
  type TooltipProps,
} from '@mantine/core';
import type { Labels } from './labels.tsx';

/** Shade 5 is the brand's own blue; shade 8 is the one that carries white text. */
const brand: MantineColorsTuple = [
  '#e3f2fd',
  '#bbdefb',
  '#90caf9',
  '#64b5f6',
  '#42a5f5',
  '#2196f3',
  '#1e88e5',
  '#1976d2',
  '#1565c0',
  '#0d47a1',
];
const red: MantineColorsTuple = [
  '#fef3f2',
  '#fee4e2',
  '#fecdca',
  '#fda29b',
  '#f97066',
  '#f04438',
  '#d92d20',
  '#c4281c',
  '#b42318',
  '#912018',
];
const green: MantineColorsTuple = [
  '#ecfaf0',
  '#d5f2de',
  '#a9e3bb',
  '#78d295',
  '#4dc374',
  '#32b45f',
  '#269a50',
  '#1f8746',
  '#1b7a3d',
  '#135c2d',
];

const FONTS = "'Rubik Variable', 'Noto Sans Arabic Variable', system-ui, -apple-system, 'Segoe UI', sans-serif";

/** The product's look for every Mantine component. */
const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: 8,
  colors: { brand, red, green },
  fontFamily: FONTS,
  headings: {
    fontFamily: FONTS,
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.4' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '10px', lg: '16px', xl: '24px' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  black: '#0f172a',
  // Plain objects: a component's own `extend` would bring all of them to every page.
  components: {
    // Capitals are no help in Hebrew and Arabic, and shout in English.
    Badge: { defaultProps: { tt: 'none', size: 'md', fw: 600 } satisfies Partial<BadgeProps> },
    TextInput: { defaultProps: { size: 'md' } satisfies Partial<TextInputProps> },
    Textarea: { defaultProps: { size: 'md' } satisfies Partial<TextareaProps> },
    PasswordInput: { defaultProps: { size: 'md' } satisfies Partial<PasswordInputProps> },
    // The placeholder is a focusable element that a menu may not contain; without it the first item takes the focus.
    // No menu leaves the screen: it turns to the side with more room, is moved in, and scrolls when that is not enough.
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        middlewares: {
          flip: { padding: 8 },
          shift: { padding: 8 },
          size: {
            padding: 8,
            apply: ({ availableWidth, availableHeight, elements }) => {
              elements.floating.style.maxInlineSize = `${Math.max(0, availableWidth)}px`;
              elements.floating.style.maxBlockSize = `${Math.max(0, availableHeight)}px`;
            },
          },
        },
      } satisfies Partial<MenuProps>,
      styles: { dropdown: { overflowY: 'auto' } },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
        overlayProps: { blur: 2 },
      } satisfies Partial<ModalProps>,
    },
    Paper: { defaultProps: { radius: 'lg' } satisfies Partial<PaperProps> },
    NavLink: { defaultProps: { variant: 'light' } satisfies Partial<NavLinkProps> },
    Skeleton: { defaultProps: { radius: 'md' } satisfies Partial<SkeletonProps> },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 300,
        events: { hover: true, focus: true, touch: false },
      } satisfies Partial<TooltipProps>,
    },
  },
});

/** The look, with words on the buttons that Mantine's own parts bring. */
export function themeWith({ close }: Labels): MantineThemeOverride {
  const closeButtonProps = { defaultProps: { closeButtonProps: { 'aria-label': close } } };
  const Alert = { defaultProps: { closeButtonLabel: close } };
  return mergeThemeOverrides(theme, {
    components: { Alert, Drawer: closeButtonProps, Modal: closeButtonProps, Notification: closeButtonProps },
  });
}

/** Raises the stock colours that are too faint to read (WCAG 1.4.3) to at least 4.5:1 on white and on the page's grey. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': '#b42318',
    '--mantine-color-dimmed': '#526077',
    '--mantine-color-placeholder': '#66748b',
    '--mantine-color-text': '#0f172a',
    '--mantine-color-default-border': '#cbd5e1',
  },
  dark: {},
});
