import { SiteLink } from '@/routes/SiteLink';
import type { QueryResult } from '@/api/useQueryResult';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { PriceDifference } from '@/domain/price/priceDifference';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { DifferenceTable } from './DifferenceTable';
import type { useConfirming } from './useConfirming';

interface Props {
  readonly offers: QueryResult<HotelOffers>;
  readonly confirming: Pick<
    ReturnType<typeof useConfirming>,
    'confirm' | 'failure' | 'isRepeat' | 'problem' | 'unread'
  >;
  /** The price that the API named instead of the one that the guest saw. */
  readonly surprise: PriceDifference | null;
  readonly reservationHref: string;
  readonly onAction: (action: FailureAction) => void;
}

/** What stands in the way of a change, what it means for the booking, and what to do now. */
export function EditNotice({ offers, confirming, surprise, reservationHref, onAction }: Props) {
  const { t, format } = useTranslator();
  const { problem, failure, unread, isRepeat, confirm } = confirming;
  const issues = offers.state === 'ready' ? offers.data.issues : [];
  return (
    <>
      {offers.state === 'failed' && (
        <FailureNotice
          failure={offers.failure}
          onAction={(action) => (action === 'retry' ? offers.retry() : onAction(action))}
        />
      )}
      {issues.map((issue) => (
        <FailureNotice key={issue} failure={failureOf('availability', issue)} />
      ))}
      {unread && (
        <FailureNotice failure={unread} onAction={(action) => (action === 'retry' ? confirm() : onAction(action))} />
      )}
      {failure && (
        <Unanswered failure={failure} reservationHref={reservationHref} onResend={isRepeat ? confirm : null} />
      )}
      {problem && (
        <Stack gap={3}>
          <FailureNotice
            failure={problem.failure}
            onAction={problem.failure.code === 'PRICE_CHANGE' ? undefined : onAction}
          />
          <Text weight="bold" role="status">
            {t('editing.refused.nothing')}
          </Text>
        </Stack>
      )}
      {surprise && (
        <Stack gap={3}>
          <Text role="alert">
            {t('editing.refused.price', {
              before: format.money(surprise.before),
              after: format.money(surprise.after),
            })}
          </Text>
          <DifferenceTable caption={t('editing.refused.priceLines')} difference={surprise} />
        </Stack>
      )}
    </>
  );
}

interface UnansweredProps {
  readonly failure: Failure;
  readonly reservationHref: string;
  /** Null once something else is wanted. */
  readonly onResend: (() => void) | null;
}

/** It is not known whether the change was made: as long as nothing else is wanted, it can be sent again safely. */
function Unanswered({ failure, reservationHref, onResend }: UnansweredProps) {
  const { t } = useTranslator();
  if (failure.kind !== 'transport') return <FailureNotice failure={failure} />;
  return (
    <>
      <FailureNotice failure={failure} />
      <Notice
        tone="warning"
        title={t('editing.unanswered.title')}
        actions={
          <>
            {onResend && <Button onClick={onResend}>{t('editing.unanswered.send')}</Button>}
            <LinkButton as={SiteLink} variant="secondary" href={reservationHref}>
              {t('editing.unanswered.see')}
            </LinkButton>
          </>
        }
      >
        {t(onResend ? 'editing.unanswered.body' : 'editing.unanswered.changed')}
      </Notice>
    </>
  );
}
