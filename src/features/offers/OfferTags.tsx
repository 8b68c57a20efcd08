import { Inline } from '@/design-system/Inline';
import { Tag } from '@/design-system/Tag';
import type { LocalDate } from '@/domain/localDate';
import type { SpecialOfferTeaser } from '@/domain/content/specialOffer';
import { phaseOf } from '@/domain/period';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly offer: Pick<SpecialOfferTeaser, 'membership' | 'sale'>;
  /** Null in the exported page. */
  readonly today: LocalDate | null;
}

/** Whom a special offer is for unless it is for everyone, and whether it is on sale today. */
export function OfferTags({ offer: { membership, sale }, today }: Props) {
  const { t, format } = useTranslator();
  const phase = today === null ? 'during' : phaseOf(sale, today);
  if (membership === null && phase === 'during') return null;
  return (
    <Inline gap={2}>
      {membership && <Tag tone="accent">{t(`offers.membership.${membership}`)}</Tag>}
      {phase === 'before' && sale.from && <Tag tone="info">{t('offers.soon', { date: format.date(sale.from) })}</Tag>}
      {phase === 'after' && <Tag>{t('offers.ended')}</Tag>}
    </Inline>
  );
}
