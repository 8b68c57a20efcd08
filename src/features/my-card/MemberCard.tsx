import { LoyaltyCard } from '@/design-system/LoyaltyCard';
import { groupedCardNumber } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard as Card } from '@/domain/card/loyaltyCard';
import { useTranslator } from '@/i18n/TranslatorContext';

const states = { VALID: 'valid', EXPIRING: 'expiring', EXPIRED: 'expired' } as const;

/** The card itself. */
export function MemberCard({ card }: { readonly card: Card }) {
  const { t, format } = useTranslator();
  const { number, product, status, holder, validity, validUntil } = card;
  const hasEnded = status === 'TERMINATED';
  return (
    <LoyaltyCard
      mark={t(`myCard.name.${product}`)}
      number={groupedCardNumber(number)}
      holder={holder}
      validThrough={format.date(validUntil)}
      state={hasEnded ? 'expired' : states[validity]}
      stateLabel={t(`myCard.validity.${hasEnded ? 'ENDED' : validity}`)}
      labels={{
        card: t(`myCard.name.${product}`),
        number: t('myCard.number'),
        holder: t('myCard.holder'),
        validThrough: t('myCard.lastDay'),
      }}
    />
  );
}
