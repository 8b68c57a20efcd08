import { searchFeatures } from '@/domain/searchFeatures';
import { optionalFeatures, siteFeatures } from './flagNames';

/** Every feature that a configuration may switch, for tests that switch them all. */
export const featureNames = [...searchFeatures, ...optionalFeatures, ...siteFeatures] as const;
