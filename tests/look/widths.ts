/** The widths of the windows in the contact sheets, one for each layout. */
export const widths = [360, 768, 1024, 1440] as const;
