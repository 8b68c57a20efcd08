import { searchFeatures } from '@/domain/search/searchFeatures';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { optionalFeatures, siteFeatures } from './flagNames';
import type { OptionalFeature, SiteFeature } from './flagNames';

export type FeatureName = SearchFeature | OptionalFeature | SiteFeature;

/** Every feature of the runtime configuration, for tests. */
export const featureNames: readonly FeatureName[] = [...searchFeatures, ...optionalFeatures, ...siteFeatures];
