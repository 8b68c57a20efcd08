import { useFocusKept } from '@/browser/useFocusKept';
import { IconLine } from '@/design-system/IconLine';
import { Ban, CalendarCheck, Coffee, CreditCard, Info, Plus } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Pause } from '@/design-system/Pause';
import { Price } from '@/design-system/Price';
import { RadioCard } from '@/design-system/RadioCard';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { RateOption } from '@/domain/rate/rateOptions';
import { isMetBySigningIn } from '@/domain/rate/rates';
import { RestrictionNotice } from '@/errors/RestrictionNotice';
import type { WaysToMeet } from '@/errors/RestrictionNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { WithContent } from '@/i18n/WithContent';
import { descriptionOf, rateLines } from './rateLines';
import type { RateLine, RatedStay } from './rateLines';

const pictures: Partial<Record<RateLine['kind'], typeof Info>> = {
  includes: Coffee,
  breakfast: Plus,
  cancelFree: CalendarCheck,
  cancelNone: Ban,
  paid: CreditCard,
};

interface Props {
  readonly option: RateOption;
  readonly stay: RatedStay;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly ways: WaysToMeet;
}

/** One rate: its price, what it includes, its cancel terms, when it is paid, and its conditions. */
export function RateOptionCard({ option, stay, isPicked, onPick, ways }: Props) {
  const translator = useTranslator();
  const { t, plural, format, contentLang } = translator;
  const { rate, offer, isLowest, more, blockedBy, saving, points } = option;
  const isBlocked = blockedBy.length > 0;
  const { target, watch } = useFocusKept<HTMLInputElement>();
  const old = offer.priceWithoutDiscount;
  const description = descriptionOf(option, stay);
  return (
    <RadioCard
      ref={target}
      name="rate"
      value={rate.refId}
      checked={isPicked}
      disabled={isBlocked}
      onChange={onPick}
      onPressDisabled={blockedBy.some(isMetBySigningIn) ? ways.signIn : undefined}
      title={<span lang={contentLang}>{rate.name}</span>}
      aside={
        <Stack as="span" gap={1} align="end">
          <Price
            amount={format.money(offer.price)}
            size="large"
            align="end"
            old={
              old
                ? { amount: format.money(old), label: t('chooseRate.oldPrice'), currentLabel: t('chooseRate.newPrice') }
                : undefined
            }
            detail={
              <>
                {plural('stay.nights', stay.nights)}
                <Pause />
              </>
            }
          />
          {saving && (
            <Text as="span" size="small" tone="success" numbers="tabular">
              <WithContent
                texts={[saving.publicRate.name]}
                sentence={([rate = '']) => t('chooseRate.less', { amount: format.money(saving.less), rate })}
              />
            </Text>
          )}
          {isLowest && <Tag tone="spark">{t('chooseRate.lowest')}</Tag>}
          {more && more.amount > 0 && (
            <Text as="span" size="small" tone="muted" numbers="tabular">
              {t('chooseRate.more', { amount: format.money(more) })}
            </Text>
          )}
        </Stack>
      }
      description={
        <Stack as="span" gap={1}>
          {rateLines(option, stay, translator).map(({ kind, text }) => (
            <IconLine key={kind} icon={pictures[kind] ?? Info} tone={kind === 'cancelFree' ? 'good' : undefined}>
              {/* What the price includes is written by the hotel, the other lines by this site. */}
              <span lang={kind === 'includes' ? contentLang : undefined}>
                {text}
                <Pause />
              </span>
            </IconLine>
          ))}
          {description && <span lang={contentLang}>{description}</span>}
        </Stack>
      }
    >
      {(offer.applied.length > 0 || isBlocked) && (
        <Stack gap={3} {...watch}>
          <Inline gap={2}>
            {offer.applied.map((applied) => (
              <Tag key={applied} tone="success">
                {t(`chooseRate.applied.${applied}`)}
              </Tag>
            ))}
          </Inline>
          {isBlocked && <RestrictionNotice reasons={blockedBy} ways={ways} points={points} />}
        </Stack>
      )}
    </RadioCard>
  );
}
