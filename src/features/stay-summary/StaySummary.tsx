import NextLink from 'next/link';
import { StaySummaryView } from './StaySummaryView';
import { useStaySummary } from './useStaySummary';

/** The stay as it is chosen so far. */
export function StaySummary() {
  const stay = useStaySummary();
  if (!stay) return null;
  const { isWhole, price, ...rest } = stay;
  return <StaySummaryView {...rest} price={isWhole ? price : null} linkAs={NextLink} />;
}
