import type { ListPage } from '@/domain/search/listPage';
import type { SearchCriteria } from '@/domain/search/search';
import { wireWishes } from './wireWishes';

/** A page of a list of hotels as both APIs are asked for it. */
export const wireList = ({ first, after, sort, wishes }: ListPage, { planCode }: SearchCriteria) => ({
  first,
  after,
  sort: sort.toUpperCase() as Uppercase<typeof sort>,
  wishes: wireWishes(wishes),
  rateCode: planCode || null,
});
