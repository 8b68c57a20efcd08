import type { ContentPageRecord } from '../model';
import { campaignPages } from './campaignPages';
import { privacyPages } from './privacyPages';
import { servicePages } from './servicePages';
import { termsPages } from './termsPages';

/** Every page of the chain itself. */
export const contentPages: readonly ContentPageRecord[] = [
  ...privacyPages,
  ...termsPages,
  ...servicePages,
  ...campaignPages,
];
