/** The windows that everything is looked at in: the breakpoints between which a layout changes. */
export const widths = [360, 768, 1024, 1440] as const;
