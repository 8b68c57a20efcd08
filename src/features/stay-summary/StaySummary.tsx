import NextLink from 'next/link';
import { reservationCancelTerms } from '@/domain/cancel';
import { occupanciesOf } from '@/domain/placement';
import { summarise } from '@/domain/priceSummary';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { useReservationFlow } from '@/state/reservationFlowState';
import { StaySummaryView } from './StaySummaryView';

/** The stay as it is chosen so far, from what this browser keeps of the flow. */
export function StaySummary() {
  const { locale } = useTranslator();
  const { flow } = useReservationFlow();
  const { criteria, hotel, roomChoices } = flow;
  if (!criteria || !hotel) return null;
  const occupancies = occupanciesOf(flow.roomPlacement);
  const priced = roomChoices.flatMap(({ offer, extraServices }) =>
    offer ? [{ offer, extras: Object.values(extraServices) }] : [],
  );
  const chosen = roomChoices.flatMap(({ offer }) => (offer ? [offer] : []));
  const summary = summarise(priced);
  let at = 0;
  return (
    <StaySummaryView
      hotel={hotel}
      stay={criteria}
      rooms={roomChoices.map((choice, index) => ({
        choice,
        occupancy: occupancies[index] ?? { adults: 0, childAges: [], pets: 0 },
        summary: choice.offer ? (summary.rooms[at++] ?? null) : null,
        changeHref: hrefOf('chooseRoom', locale, { room: index }),
      }))}
      price={chosen.length === roomChoices.length ? summary : null}
      cancel={chosen.length === roomChoices.length ? reservationCancelTerms(chosen) : null}
      linkAs={NextLink}
    />
  );
}
