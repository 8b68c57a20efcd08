import { Card } from '@/design-system/Card';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { RowList } from '@/design-system/RowList';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { BenefitStatus, CardBenefit } from '@/domain/card/loyaltyCard';
import type { Money } from '@/domain/money';
import { useTranslator } from '@/i18n/TranslatorContext';

const tones: Readonly<Record<BenefitStatus, 'neutral' | 'success' | 'warning'>> = {
  APPLIED: 'neutral',
  EXPIRED: 'neutral',
  GRANTED: 'success',
  UNUSED: 'success',
  VOIDED: 'warning',
};

interface Props {
  readonly benefits: readonly CardBenefit[];
  readonly saved: Money;
}

/** What the card gives, how each benefit stands, and what they have saved. */
export function BenefitList({ benefits, saved }: Props) {
  const { t, format } = useTranslator();
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={2} size="h3">
          {t('myCard.benefits.title')}
        </Heading>
        {benefits.length === 0 && <Text>{t('myCard.benefits.none')}</Text>}
        <RowList>
          {benefits.map((benefit) => (
            <li key={benefit.id}>
              <BenefitRow benefit={benefit} />
            </li>
          ))}
        </RowList>
        {saved.amount > 0 && <Text weight="medium">{t('myCard.benefits.saved', { amount: format.money(saved) })}</Text>}
      </Stack>
    </Card>
  );
}

function BenefitRow({ benefit }: { readonly benefit: CardBenefit }) {
  const { t, format, contentLang } = useTranslator();
  const { name, description, status, availability, validUntil, usedOn } = benefit;
  const day = availability === 'USED' ? usedOn : validUntil;
  // A benefit without the day of what is said has nothing to say about days.
  const isSaid = availability === 'EXPIRED' || day !== null;
  return (
    <Stack gap={1}>
      <Inline gap={3}>
        <Text weight="bold" lang={contentLang}>
          {name}
        </Text>
        <Tag tone={tones[status]}>{t(`myCard.benefits.status.${status}`)}</Tag>
      </Inline>
      <Text lang={contentLang}>{description}</Text>
      {isSaid && (
        <Text tone="muted" size="label">
          {t(`myCard.benefits.availability.${availability}`, { date: day ? format.date(day) : '' })}
        </Text>
      )}
    </Stack>
  );
}
