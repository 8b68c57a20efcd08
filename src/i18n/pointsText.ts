import { missingPoints } from '@/domain/price/pointsBalance';
import type { PointsBalance } from '@/domain/price/pointsBalance';
import type { Translator } from './translator';

/** What a guest has in points, and what a price leaves of it or lacks. */
export function pointsText(balance: PointsBalance, { t, format }: Pick<Translator, 't' | 'format'>): string {
  const has = format.money(balance.has);
  const missing = missingPoints(balance);
  return missing
    ? t('stay.points.missing', { has, missing: format.money(missing) })
    : t('stay.points.enough', { has, takes: format.money(balance.takes), left: format.money(balance.left) });
}
