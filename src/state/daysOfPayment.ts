/**
 * How many days an order stays in this browser whose payment a bank may still decide on: longer than any bank takes. The
 * list of what is stored names it.
 */
export const DAYS_OF_A_PAYMENT = 30;
