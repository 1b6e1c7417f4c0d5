/** What can be turned on and off. */
export type AccessibilitySwitch = 'contrast' | 'lessMotion' | 'stopAnimations' | 'markLinks' | 'readableFont';

/** Words of accessibilityMenu. */
export const accessibilityMenu = {
  menu: 'Accessibility menu',
  lead: 'Kept on this device.',
  textSize: 'Text size',
  switches: {
    contrast: 'Stronger contrast',
    lessMotion: 'Less motion',
    stopAnimations: 'Stop animations',
    markLinks: 'Mark links',
    readableFont: 'Readable font',
  } satisfies Record<AccessibilitySwitch, string>,
  reset: 'Reset',
  statement: 'Accessibility statement',
  privacy: 'Privacy choices',
};

/** Texts of the accessibility menu. */
export type MenuTexts = typeof accessibilityMenu;
