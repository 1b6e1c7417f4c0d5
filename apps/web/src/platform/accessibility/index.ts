export {
  type AccessibilityPreferences,
  type AccessibilitySwitch,
  markPage,
  setPreferences,
  TEXT_SIZES,
  USUAL,
  usePreferences,
} from './preferences.ts';
