/** The widths of the windows in the contact sheets, one for each layout. */
export const widths = [360, 768, 1024, 1440] as const;

/** The widths at which pictures are compared with the kept ones. */
export const comparedWidths = [360, 768, 1440] as const;

export const schemes = ['light', 'dark'] as const;
