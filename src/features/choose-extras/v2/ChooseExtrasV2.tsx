import { useHotelOffers } from '@/api/v2/useHotelOffers';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { setExtraQuantity } from '@/domain/extras';
import { occupanciesOf } from '@/domain/placement';
import type { SearchCriteria } from '@/domain/search';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ChooseExtrasView } from '../ChooseExtrasView';
import { extraOptions } from '../extraOptions';

interface Props {
  readonly criteria: SearchCriteria;
  readonly index: number;
  readonly onNext: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

/** Asks the extras of the stay (the cache first) and keeps how many of each the guest wants for one room. */
export function ChooseExtrasV2({ criteria, index, onNext, onWayOut }: Props) {
  const { locale, t } = useTranslator();
  const { flow, changeChoice } = useReservationFlow();
  const found = useHotelOffers(criteria, occupanciesOf(flow.roomPlacement), locale);
  if (found.state === 'loading') {
    return (
      <LoadingRegion label={t('chooseExtras.loading')}>
        <Skeleton shape="card" />
      </LoadingRegion>
    );
  }
  if (found.state === 'failed') {
    return (
      <FailureNotice
        failure={found.failure}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );
  }
  const rooms = flow.roomChoices.map(({ extraServices }) => extraServices);
  return (
    <ChooseExtrasView
      options={extraOptions(found.data, rooms, index)}
      included={found.data.extraServices.filter(({ kind }) => kind === 'INCLUDED_IN_RATE')}
      onChange={(service, quantity) =>
        changeChoice(index, (choice) => ({
          ...choice,
          extraServices: setExtraQuantity(choice.extraServices, service, quantity),
        }))
      }
      onNext={onNext}
    />
  );
}
