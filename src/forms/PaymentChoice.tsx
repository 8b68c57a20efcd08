import { Disclosure } from '@/design-system/Disclosure';
import { Grid } from '@/design-system/Grid';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { RadioCard } from '@/design-system/RadioCard';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import { groupedWays } from '@/domain/payment/paymentWays';
import type { PaymentWay } from '@/domain/payment/paymentWays';
import { expiredCards } from '@/domain/payment/savedCard';
import type { SavedCard } from '@/domain/payment/savedCard';
import { payWayText } from '@/i18n/payWayText';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  /** Of the group, for a summary of errors, and of its radio buttons. */
  readonly name: string;
  readonly ways: readonly PaymentWay[];
  /** Those that have expired are named below; default: none. */
  readonly savedCards?: readonly SavedCard[];
  /** Key of the chosen way. */
  readonly chosen: string | null;
  readonly onChoose: (way: PaymentWay) => void;
  readonly error?: string;
  /** Why there are not more ways. */
  readonly note?: string | undefined;
}

/** The ways to pay or guarantee in groups, those without credit first; the banks open from one line. */
export function PaymentChoice({ name, ways, savedCards = [], chosen, onChoose, error, note }: Props) {
  const { t, format } = useTranslator();
  const groups = groupedWays(ways);
  // Where no card is taken, an expired one is missed by nobody.
  const namedCards = ways.some(({ choice }) => choice.method === 'CARD') ? expiredCards(savedCards) : [];
  return (
    <Stack gap={3}>
      <RadioCardGroup id={name} legend={t('payment.ways.legend')} error={error}>
        <Stack gap={5}>
          {note && <Text>{note}</Text>}
          {groups.map(({ group, ways: ofGroup }) => {
            const cards = <WayCards name={name} ways={ofGroup} chosen={chosen} onChoose={onChoose} />;
            const banks = ofGroup.flatMap(({ choice }) => choice.bank ?? []);
            return (
              <Stack key={group} as="section" gap={2} aria-label={t(`payment.groups.${group}`)}>
                {groups.length > 1 && (
                  <Heading level={3} size="h4">
                    {t(`payment.groups.${group}`)}
                  </Heading>
                )}
                {banks.length > 1 ? (
                  <Disclosure
                    tone="lined"
                    summary={format.list(banks.map((bank) => t(`payment.banks.${bank}`)))}
                    isOpenAtFirst={ofGroup.some(({ key }) => key === chosen)}
                  >
                    {cards}
                  </Disclosure>
                ) : (
                  cards
                )}
              </Stack>
            );
          })}
        </Stack>
      </RadioCardGroup>
      {namedCards.map(({ id, card, lastDigits }) => (
        <Text key={id} size="label" tone="muted">
          {t('payment.savedCards.expired', { card: t(`payment.cards.${card}`), digits: lastDigits })}
        </Text>
      ))}
    </Stack>
  );
}

function WayCards({ name, ways, chosen, onChoose }: Pick<Props, 'chosen' | 'name' | 'onChoose' | 'ways'>) {
  const translator = useTranslator();
  return (
    <Grid kind="fields">
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
                <Tag key={card}>{translator.t(`payment.cards.${card}`)}</Tag>
              ))}
            </Inline>
          )}
        </RadioCard>
      ))}
    </Grid>
  );
}
