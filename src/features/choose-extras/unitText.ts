import type { ExtraService } from '@/domain/stay/extraService';
import type { Translator } from '@/i18n/translator';

/** What one of an extra costs, and for what: a guest, a piece, or the whole stay. */
export function unitText(service: ExtraService, { t, format }: Translator): string {
  const { kind, type, unitPrice, isNightly, maxPerRoom, maxPerReservation } = service;
  if (kind === 'VOUCHER' && unitPrice.amount === 0) return t('chooseExtras.voucher');
  const price = format.money(unitPrice);
  if (type === 'BREAKFAST') return t('chooseExtras.unit.guest', { price });
  const isSingle = Math.min(maxPerRoom, maxPerReservation) <= 1;
  if (isNightly) return t(isSingle ? 'chooseExtras.unit.stay' : 'chooseExtras.unit.pieceForStay', { price });
  return isSingle ? price : t('chooseExtras.unit.piece', { price });
}
