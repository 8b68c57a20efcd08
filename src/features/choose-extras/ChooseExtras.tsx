import { useEffect } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import type { ChosenStay } from '@/domain/stay/chosenStay';
import type { ExtraService } from '@/domain/stay/extraService';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { EMPTY_OCCUPANCY } from '@/domain/stay/party';
import { occupanciesOf } from '@/domain/stay/placement';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { ChooseExtrasSkeleton } from './ChooseExtrasSkeleton';
import { ChooseExtrasView } from './ChooseExtrasView';
import { roomExtras } from '@/domain/stay/roomExtras';
import { useWordsOf } from '@/state/useWordsOf';

export interface ChooseExtrasProps {
  readonly stay: ChosenStay;
  /** Which room of the stay, from 0. */
  readonly index: number;
  /** Called with each new answer, whose prices and limits what was chosen follows. */
  readonly onFound: (found: HotelOffers) => void;
  readonly onChange: (service: ExtraService, quantity: number) => void;
  readonly onNext: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

interface Props extends ChooseExtrasProps {
  readonly found: QueryResult<HotelOffers>;
}

/** The step that chooses extras for one room. */
export function ChooseExtras({ found, stay, index, onFound, onChange, onNext, onWayOut }: Props) {
  const offers = found.state === 'ready' ? found.data : null;
  useWordsOf(offers);
  useEffect(() => {
    if (offers) onFound(offers);
  }, [offers, onFound]);
  if (found.state === 'loading') return <ChooseExtrasSkeleton />;
  if (found.state === 'failed') {
    return (
      <FailureNotice
        failure={found.failure}
        onAction={(action) => (action === 'retry' ? found.retry() : onWayOut(action))}
      />
    );
  }
  const occupancy = occupanciesOf(stay.placement)[index] ?? EMPTY_OCCUPANCY;
  return (
    <ChooseExtrasView
      extras={roomExtras(found.data, { choices: stay.choices, index, occupancy })}
      onChange={onChange}
      onNext={onNext}
    />
  );
}
