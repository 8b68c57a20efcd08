import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { EmptyState } from '@/design-system/EmptyState';
import { LinkButton } from '@/design-system/LinkButton';
import { nights } from '@/domain/localDate';
import { occupanciesOf } from '@/domain/placement';
import { rateOptions } from '@/domain/rateOptions';
import type { SearchCriteria } from '@/domain/search';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ChooseRateSkeleton } from '../ChooseRateSkeleton';
import { ChooseRateView } from '../ChooseRateView';

interface Props {
  readonly criteria: SearchCriteria;
  /** Which room of the stay, from 0. */
  readonly index: number;
  /** Where another room type is chosen, should this one be gone. */
  readonly roomHref: string;
  readonly onChosen: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

/** Asks the rates of the chosen room type (the cache first: the step before asked the same) and takes one. */
export function ChooseRateV2({ criteria, index, roomHref, onChosen, onWayOut }: Props) {
  const { locale, t } = useTranslator();
  const { flow, chooseRate, clearRate } = useReservationFlow();
  const found = useHotelOffers(criteria, occupanciesOf(flow.roomPlacement), locale);
  const session = useSession();
  const isMember =
    criteria.loyaltyTypes.includes('ASOM') || (session.kind === 'authenticated' && session.customer.eligibleToUseAsom);
  const choice = flow.roomChoices[index];
  if (found.state === 'loading') return <ChooseRateSkeleton />;
  if (found.state === 'failed')
    return (
      <FailureNotice
        failure={found.failure}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );

  const options = rateOptions(found.data, index, choice?.room?.refId ?? '', isMember);
  if (options.length === 0) {
    return (
      <EmptyState
        title={t('errors.booking.ROOM_NOT_AVAILABLE.title')}
        actions={<LinkButton href={roomHref}>{t('chooseRate.otherRoom')}</LinkButton>}
      >
        {t('errors.booking.ROOM_NOT_AVAILABLE.body')}
      </EmptyState>
    );
  }
  return (
    <ChooseRateView
      options={options}
      nights={nights(criteria)}
      timeZone={found.data.hotel.timeZone}
      chosenRefId={choice?.rate?.refId ?? null}
      onClear={() =>
        clearRate(index, {
          // A rate that this guest may not have is no offer to fall back to.
          offers: options.filter(({ isBlocked }) => !isBlocked).map(({ offer }) => offer),
          rates: found.data.rates,
          roomConfigurationId: options[0]?.offer.roomConfigurationId ?? '',
        })
      }
      onSignIn={session.kind === 'anonymous' ? () => onWayOut('signIn') : undefined}
      onChoose={({ rate, offer }) => {
        chooseRate(index, { rate, offer, hasSingleRate: options.length === 1 });
        onChosen();
      }}
    />
  );
}
