import { Notice } from '@/design-system/Notice';
import { pointsBalance, pointsOf } from '@/domain/price/pointsBalance';
import type { Money } from '@/domain/money';
import { pointsText } from '@/i18n/pointsText';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';

/** What the total does beside the lines: the guest's points after it. */
export function PointsNote({ total }: { readonly total: Money }) {
  const translator = useTranslator();
  const session = useSession();
  const points = pointsBalance(pointsOf(session.kind === 'authenticated' ? session.customer : null), total);
  return points && <Notice tone="info">{pointsText(points, translator)}</Notice>;
}
