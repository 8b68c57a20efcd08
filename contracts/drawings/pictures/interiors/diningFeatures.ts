import { bar } from './dining/bar';
import { buffet } from './dining/buffet';
import type { Feature } from './dining/feature';
import { oven } from './dining/oven';
import { piano } from './dining/piano';
import type { DiningFeature } from '../../../world/content/interiors';
import { fireplace } from '../rooms/fireplace';
import type { Hall } from './hall';

/** A fire of logs in a fireplace of stone. */
const hearth: Feature = ({ sheet, space }, x, width) => fireplace(sheet, space, x + (width - 1.6) / 2, 1.6);

const features: Readonly<Record<DiningFeature, Feature>> = { bar, buffet, hearth, oven, piano };

/** What a dining room is known for, against its back wall. */
export const diningFeature = (hall: Hall, feature: DiningFeature, x: number, width: number): string =>
  features[feature](hall, x, width);
