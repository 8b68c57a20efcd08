/** Measuring how fast pages are to guests. `checkEnvironment` has checked the values. */
export interface VitalsSettings {
  /** Where a page posts its figures; null where nothing is measured. */
  readonly url: string | null;
  /** Whether the guest must have allowed statistics; else the operator has a legal ground of its own. */
  readonly isByConsent: boolean;
  /** The share of page views that is measured. */
  readonly share: number;
}

export const vitals: VitalsSettings = {
  url: process.env.NEXT_PUBLIC_VITALS_URL?.trim() || null,
  isByConsent: process.env.NEXT_PUBLIC_VITALS_GROUND?.trim() !== 'operator',
  share: Number(process.env.NEXT_PUBLIC_VITALS_SHARE?.trim() || 1),
};
