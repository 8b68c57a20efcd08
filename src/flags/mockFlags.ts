import { featureNames } from './flagNames';
import type { Flags } from './readFlags';

/** Tests of views ask no configuration: everything is on, as on the site that is exported. */
export const usesMockFlags = process.env.NODE_ENV === 'test';

export const mockFlags: Flags = new Map(featureNames.map((name) => [name, true]));
