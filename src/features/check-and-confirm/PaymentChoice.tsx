import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { GuaranteeChoice } from '@/domain/payment';
import { isSameChoice } from '@/domain/paymentWays';
import type { PaymentWay } from '@/domain/paymentWays';
import { expiredCards } from '@/domain/savedCard';
import type { SavedCard } from '@/domain/savedCard';
import { payWayText } from '@/i18n/payWayText';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly ways: readonly PaymentWay[];
  readonly savedCards: readonly SavedCard[];
  readonly chosen: GuaranteeChoice | null;
  readonly onChoose: (choice: GuaranteeChoice) => void;
  readonly error?: string;
}

/** The ways to pay or guarantee, those without credit first. */
export function PaymentChoice({ ways, savedCards, chosen, onChoose, error }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  return (
    <Stack gap={3}>
      <RadioCardGroup id="guarantee" legend={t('payment.ways.legend')} error={error} columns="two">
        {ways.map((way) => (
          <RadioCard
            key={way.key}
            name="guarantee"
            value={way.key}
            checked={chosen !== null && isSameChoice(chosen, way.choice)}
            onChange={() => onChoose(way.choice)}
            {...payWayText(way, translator)}
          >
            {way.cards.length > 0 && (
              <Inline gap={1}>
                {way.cards.map((card) => (
                  <Tag key={card}>{t(`payment.cards.${card}`)}</Tag>
                ))}
              </Inline>
            )}
          </RadioCard>
        ))}
      </RadioCardGroup>
      {expiredCards(savedCards).map(({ id, card, lastDigits }) => (
        <Text key={id} size="label" tone="muted">
          {t('payment.savedCards.expired', { card: t(`payment.cards.${card}`), digits: lastDigits })}
        </Text>
      ))}
    </Stack>
  );
}
