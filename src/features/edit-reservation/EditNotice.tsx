import { SiteLink } from '@/routes/SiteLink';
import type { QueryResult } from '@/api/useQueryResult';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { failureOf } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { EditProblem } from '@/domain/edit/editOrder';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { PriceDifference } from '@/domain/price/priceDifference';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { DifferenceTable } from './DifferenceTable';

interface Props {
  readonly offers: QueryResult<HotelOffers>;
  /** Why nothing was changed. */
  readonly problem: EditProblem | null;
  /** The price that the API named instead of the one that the guest saw. */
  readonly surprise: PriceDifference | null;
  /** Why no answer came. */
  readonly failure: Failure | null;
  /** Why the booking could not be read before sending. */
  readonly unread: Failure | null;
  readonly reservationHref: string;
  readonly onAction: (action: FailureAction) => void;
  readonly onResend: () => void;
}

/** What stands in the way of a change, what it means for the booking, and what to do now. */
export function EditNotice({ offers, problem, surprise, failure, unread, reservationHref, onAction, onResend }: Props) {
  const { t, format } = useTranslator();
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
      {unread && <FailureNotice failure={unread} onAction={onResend} />}
      {failure && <Unanswered failure={failure} reservationHref={reservationHref} onResend={onResend} />}
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
  readonly onResend: () => void;
}

/** It is not known whether the change was made: it can be sent again safely. */
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
            <Button onClick={onResend}>{t('editing.unanswered.send')}</Button>
            <LinkButton as={SiteLink} variant="secondary" href={reservationHref}>
              {t('editing.unanswered.see')}
            </LinkButton>
          </>
        }
      >
        {t('editing.unanswered.body')}
      </Notice>
    </>
  );
}
