import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { PaymentWay } from '@/domain/paymentWays';
import { expiredCards } from '@/domain/savedCard';
import type { SavedCard } from '@/domain/savedCard';
import { payWayText } from '@/i18n/payWayText';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** Of the group, for a summary of errors, and of its radio buttons. */
  readonly name: string;
  readonly ways: readonly PaymentWay[];
  readonly savedCards: readonly SavedCard[];
  /** Key of the chosen way. */
  readonly chosen: string | null;
  readonly onChoose: (way: PaymentWay) => void;
  readonly error?: string;
}

/** The ways to pay or guarantee, those without credit first. */
export function PaymentChoice({ name, ways, savedCards, chosen, onChoose, error }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  return (
    <Stack gap={3}>
      <RadioCardGroup id={name} legend={t('payment.ways.legend')} error={error} columns="two">
        {ways.map((way) => (
          <RadioCard
            key={way.key}
            name={name}
            value={way.key}
            checked={chosen === way.key}
            onChange={() => onChoose(way)}
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
