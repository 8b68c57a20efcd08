/** The one key that stores the guest's decision. It is necessary: without it the site would ask on every page. */
export const CONSENT_KEY = 'sarastus.consent';
