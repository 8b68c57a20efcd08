import { useMinuteClock } from '@/browser/useMinuteClock';
import { StaySummaryView } from './StaySummaryView';
import { useStaySummary } from './useStaySummary';

interface Props {
  /** False where the page has the price line by line. */
  readonly hasTotal?: boolean;
  readonly onChangeStay: () => void;
}

/** The stay that is being booked, in whole. */
export function StaySummary({ hasTotal = true, onChangeStay }: Props) {
  const stay = useStaySummary();
  const now = useMinuteClock();
  if (!stay) return null;
  const { isWhole, price, ...rest } = stay;
  return <StaySummaryView {...rest} price={isWhole && hasTotal ? price : null} now={now} onChangeStay={onChangeStay} />;
}
