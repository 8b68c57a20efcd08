import { Button } from '@/design-system/Button';
import { IconLine } from '@/design-system/IconLine';
import { Ban, CalendarCheck, Coffee, CreditCard } from '@/design-system/icons';
import { Inline } from '@/design-system/Inline';
import { Notice } from '@/design-system/Notice';
import { Price } from '@/design-system/Price';
import { RadioCard } from '@/design-system/RadioCard';
import { Stack } from '@/design-system/Stack';
import { Tag } from '@/design-system/Tag';
import { Text } from '@/design-system/Text';
import type { RestrictionReason } from '@/domain/offer';
import type { RateOption } from '@/domain/rateOptions';
import { useTranslator } from '@/i18n/TranslatorContext';
import { rateLines } from './rateLines';

const pictures = { includes: Coffee, cancelFree: CalendarCheck, cancelNone: Ban, paid: CreditCard };

/** What stands between a guest and a rate until it is known who they are. */
const openedBySigningIn: readonly RestrictionReason[] = [
  'ASOM_REQUIRED',
  'LOGIN_REQUIRED',
  'STAFF_MEMBERSHIP_REQUIRED',
  'S_CARD_REQUIRED',
];

interface Props {
  readonly option: RateOption;
  readonly nights: number;
  readonly timeZone: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  /** For a guest who is not signed in. */
  readonly onSignIn?: () => void;
}

/** One rate: its price, and in three short lines what it includes, until when it can be cancelled and when it is paid. */
export function RateOptionCard({ option, nights, timeZone, isPicked, onPick, onSignIn }: Props) {
  const translator = useTranslator();
  const { t, plural, format } = translator;
  const { rate, offer, isLowest, more, isBlocked } = option;
  const old = offer.priceWithoutDiscount;
  return (
    <RadioCard
      name="rate"
      value={rate.refId}
      checked={isPicked}
      disabled={isBlocked}
      onChange={onPick}
      title={<span lang={translator.contentLang}>{rate.name}</span>}
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
            detail={plural('stay.nights', nights)}
          />
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
          {rateLines(option, timeZone, translator).map(({ kind, text }) => (
            <IconLine key={kind} icon={pictures[kind]} tone={kind === 'cancelFree' ? 'good' : undefined}>
              {/* What is in the price is the hotel's own words, the others are this site's. */}
              <span lang={kind === 'includes' ? translator.contentLang : undefined}>{text}</span>
            </IconLine>
          ))}
        </Stack>
      }
    >
      {(offer.applied.length > 0 || isBlocked) && (
        <Stack gap={3}>
          <Inline gap={2}>
            {offer.applied.map((applied) => (
              <Tag key={applied} tone="success">
                {t(`chooseRate.applied.${applied}`)}
              </Tag>
            ))}
          </Inline>
          {isBlocked &&
            offer.restrictions.map((reason) => (
              <Notice
                key={reason}
                tone="info"
                actions={
                  onSignIn &&
                  openedBySigningIn.includes(reason) && (
                    <Button variant="secondary" size="small" onClick={onSignIn}>
                      {t('chooseRate.signIn')}
                    </Button>
                  )
                }
              >
                {t(`restrictions.${reason}`)}
              </Notice>
            ))}
        </Stack>
      )}
    </RadioCard>
  );
}
