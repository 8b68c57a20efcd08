import { createTheme } from './stitches.config';
import { themeNames, themes } from './themes/themes';

/** Each theme as a class of its own name: put it on an element and all inside wears it. */
export const themeClasses = themeNames.map((name) => createTheme(name, themes[name]));
