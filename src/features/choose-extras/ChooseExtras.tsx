import { useEffect } from 'react';
import type { QueryResult } from '@/api/useQueryResult';
import type { ChosenStay } from '@/domain/stay/chosenStay';
import type { ExtraService } from '@/domain/stay/extraService';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { occupanciesOf } from '@/domain/stay/placement';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { ChooseExtrasSkeleton } from './ChooseExtrasSkeleton';
import { ChooseExtrasView } from './ChooseExtrasView';
import { stayExtras } from '@/domain/stay/stayExtras';
import { useWordsOf } from '@/state/useWordsOf';

export interface ChooseExtrasProps {
  readonly stay: ChosenStay;
  /** What the rooms are called; null for a stay in one room. */
  readonly roomNames: readonly string[] | null;
  /** Called with each new answer, whose prices and limits what was chosen follows. */
  readonly onFound: (found: HotelOffers) => void;
  /** `quantities`: one for each room of the stay, or that of the first room. */
  readonly onChange: (service: ExtraService, quantities: readonly number[]) => void;
  readonly onNext: () => void;
  readonly onWayOut: (action: FailureAction) => void;
}

interface Props extends ChooseExtrasProps {
  readonly found: QueryResult<HotelOffers>;
}

/** The step that chooses the extras of all rooms. */
export function ChooseExtras({ found, stay, roomNames, onFound, onChange, onNext, onWayOut }: Props) {
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
  return (
    <ChooseExtrasView
      extras={stayExtras(found.data, { choices: stay.choices, occupancies: occupanciesOf(stay.placement) })}
      roomNames={roomNames}
      onChange={onChange}
      onNext={onNext}
    />
  );
}
