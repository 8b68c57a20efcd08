import { useEffect } from 'react';
import type { DateRange } from '@/domain/localDate';
import type { Money } from '@/domain/money';
import type { SearchCriteria } from '@/domain/search/search';
import { Text } from '@/design-system/Text';
import { FailureNotice } from '@/errors/FailureNotice';
import type { FailureAction } from '@/errors/presentation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { AvailabilityView } from './AvailabilityView';
import type { HotelAvailability, WhyNoPrice } from './hotelAvailability';

export interface AvailabilityProps {
  readonly criteria: SearchCriteria;
  /** The guest has not asked for these dates: only a price is shown. */
  readonly isProposed: boolean;
  readonly onDates: (dates: DateRange) => void;
  readonly onRoomCount: (rooms: number) => void;
  readonly onWayOut: (action: FailureAction) => void;
  /** What each room type costs for the search; null while that is not known. */
  readonly onRooms: (found: FoundRooms | null) => void;
}

/** What the rooms of a hotel cost for a search. */
export interface FoundRooms {
  readonly criteria: SearchCriteria;
  /** The lowest price of one room of each type, by its reference. */
  readonly prices: ReadonlyMap<string, Money>;
  /** Why other types that are sold have no price. */
  readonly unpriced: ReadonlyMap<string, WhyNoPrice>;
}

interface Props extends AvailabilityProps {
  readonly availability: HotelAvailability;
  readonly retry: () => void;
}

/** What the hotel offers for a search, or why that is not known. */
export function Availability(props: Props) {
  const { criteria, isProposed, availability, retry, onDates, onRoomCount, onWayOut, onRooms } = props;
  const { t } = useTranslator();
  const hasPrice = availability.kind === 'free' && availability.lowest !== null;
  // Nobody asked: a hotel that is full tonight, or an API that fails, is no news yet.
  const isSilent = isProposed && availability.kind !== 'loading' && !hasPrice;
  useEffect(() => {
    const { kind } = availability;
    if (isSilent) onRooms(null);
    else if (kind === 'free') onRooms({ criteria, prices: availability.rooms, unpriced: availability.unpriced });
    else onRooms(kind === 'full' ? { criteria, prices: new Map(), unpriced: new Map() } : null);
  }, [availability, criteria, isSilent, onRooms]);
  if (isSilent) return <Text tone="muted">{t('hotelPage.rooms.askDates')}</Text>;
  if (availability.kind === 'failed') {
    return (
      <FailureNotice
        failure={availability.failure}
        onAction={(action) => (action === 'retry' ? retry() : onWayOut(action))}
      />
    );
  }
  return (
    <AvailabilityView criteria={criteria} availability={availability} onDates={onDates} onRoomCount={onRoomCount} />
  );
}
