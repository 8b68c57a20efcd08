import type { QueryResult } from '@/api/useQueryResult';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { setExtraQuantity } from '@/domain/extras';
import type { HotelOffers } from '@/domain/hotelOffers';
import { NOBODY } from '@/domain/party';
import { occupanciesOf } from '@/domain/placement';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ChooseExtrasView } from './ChooseExtrasView';
import { roomExtras } from './roomExtras';

export interface ChooseExtrasProps {
  /** Which room of the stay, from 0. */
  readonly index: number;
  readonly onNext: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

interface Props extends ChooseExtrasProps {
  readonly found: QueryResult<HotelOffers>;
}

/** The extras of the stay, and how many of each the guest wants for one room. */
export function ChooseExtras({ found, index, onNext, onWayOut }: Props) {
  const { t } = useTranslator();
  const { flow, changeChoice } = useReservationFlow();
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
  const occupancy = occupanciesOf(flow.roomPlacement)[index] ?? NOBODY;
  return (
    <ChooseExtrasView
      extras={roomExtras(found.data, { choices: flow.roomChoices, index, occupancy })}
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
