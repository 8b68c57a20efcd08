import { graphql } from 'relay-runtime';
import { knownOr } from '@/domain/known';
import { cardProducts } from '@/domain/card/loyaltyCard';
import type { PointLevel } from '@/domain/card/loyaltyCard';
import { readEach } from '../../readEach';
import { readNumber, readText } from '../../readLeaf';
import type { readLevel_level$data } from './__generated__/readLevel_level.graphql';

void graphql`
  fragment readLevel_level on PointLevel @relay(mask: false) {
    id
    name
    product
    points
    gives
  }
`;

/** A level that points reach. Throws MalformedError on one without a name or points. */
export const readLevel = ({ id, name, product, points, gives }: readLevel_level$data): PointLevel => ({
  id: readText(id),
  name: readText(name),
  product: knownOr(product, cardProducts, 'SCARD'),
  points: readNumber(points),
  gives: readEach(gives, readText),
});
