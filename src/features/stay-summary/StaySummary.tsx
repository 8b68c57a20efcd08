import { useMinuteClock } from '@/browser/useMinuteClock';
import { StaySummaryView } from './StaySummaryView';
import { useStaySummary } from './useStaySummary';

export function StaySummary({ onChangeStay }: { readonly onChangeStay: () => void }) {
  const stay = useStaySummary();
  const now = useMinuteClock();
  if (!stay) return null;
  const { isWhole, price, ...rest } = stay;
  return <StaySummaryView {...rest} price={isWhole ? price : null} now={now} onChangeStay={onChangeStay} />;
}
