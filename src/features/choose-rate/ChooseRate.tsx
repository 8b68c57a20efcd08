import NextLink from 'next/link';
import type { QueryResult } from '@/api/useQueryResult';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import type { HotelOffers } from '@/domain/hotelOffers';
import { nights } from '@/domain/localDate';
import { rateOptions } from '@/domain/rateOptions';
import type { SearchCriteria } from '@/domain/search';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { ChooseRateSkeleton } from './ChooseRateSkeleton';
import { ChooseRateView } from './ChooseRateView';

export interface ChooseRateProps {
  readonly criteria: SearchCriteria;
  /** Which room of the stay, from 0. */
  readonly index: number;
  /** Where another room type is chosen, should this one be gone. */
  readonly roomHref: string;
  readonly onChosen: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

interface Props extends ChooseRateProps {
  readonly found: QueryResult<HotelOffers>;
}

/** The rates of the chosen room type, of which the guest takes one. */
export function ChooseRate({ found, criteria, index, roomHref, onChosen, onWayOut }: Props) {
  const { t } = useTranslator();
  const { flow, begin, chooseRate, clearRate, setForOther } = useReservationFlow();
  const session = useSession();
  const now = useMinuteClock();
  const choice = flow.roomChoices[index];
  if (found.state === 'loading') return <ChooseRateSkeleton />;
  if (found.state === 'failed')
    return (
      <FailureNotice
        failure={found.failure}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );

  const { isForOther } = flow.contactInformation;
  const options = rateOptions(found.data, {
    index,
    roomTypeRefId: choice?.room?.refId ?? '',
    wishes: criteria.wishes,
    isForOther,
  });
  if (options.length === 0) {
    return (
      <EmptyState
        title={t('errors.booking.ROOM_NOT_AVAILABLE.title')}
        actions={
          <LinkButton as={NextLink} href={roomHref}>
            {t('chooseRate.otherRoom')}
          </LinkButton>
        }
      >
        {t('errors.booking.ROOM_NOT_AVAILABLE.body')}
      </EmptyState>
    );
  }
  return (
    <ChooseRateView
      options={options}
      stay={{ nights: nights(criteria), timeZone: found.data.hotel.timeZone, now, isForOther }}
      chosenRefId={choice?.rate?.refId ?? null}
      // A rate that this guest may not have is nothing to fall back to.
      onClear={() =>
        clearRate(
          index,
          options.filter(({ blockedBy }) => blockedBy.length === 0),
        )
      }
      onForOther={setForOther}
      ways={{
        signIn: session.kind === 'anonymous' ? () => onWayOut('signIn') : undefined,
        leaveMembershipOut:
          criteria.loyaltyTypes.length > 0 ? () => begin({ ...criteria, loyaltyTypes: ['NONE'] }) : undefined,
      }}
      onChoose={({ rate, offer }) => {
        chooseRate(index, { rate, offer, hasSingleRate: options.length === 1 });
        onChosen();
      }}
    />
  );
}
