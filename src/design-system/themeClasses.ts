import { createTheme } from './stitches.config';
import { themeNames, themes } from './themes/themes';

/** Each theme as a class of its own name: it applies to an element and everything inside. */
export const themeClasses = themeNames.map((name) => createTheme(name, themes[name]));
