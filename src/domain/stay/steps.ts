/** The steps of booking in their order. Each is a page, and some are one for each room. */
export const steps = ['chooseRoom', 'chooseRate', 'chooseExtras', 'contactDetails', 'checkAndConfirm'] as const;
export type Step = (typeof steps)[number];
