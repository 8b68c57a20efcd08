import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { apiSwitch } from '@/api/apiSwitch';
import { Stack } from '@/design-system/Stack';
import { clampParty, hasAllAges } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { parseSearchQuery, searchChangesOf, searchQueryOf } from '@/domain/search/searchCriteria';
import type { SearchChange } from '@/domain/search/searchCriteria';
import { isSearchWay, searchWithout } from '@/domain/search/searchWithout';
import { ChooseRoomSkeleton } from '@/features/choose-room/ChooseRoomSkeleton';
import type { RoomLinks } from '@/features/choose-room/NoRooms';
import { SearchChangesNotice } from '@/features/search/SearchChangesNotice';
import { stayText } from '@/features/stay-summary/stayText';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { rememberStay } from '@/state/availabilitySearchState';
import { useReservationFlow } from '@/state/reservationFlowState';
import { today } from '@/browser/today';
import { BookingFrame } from './frame/BookingFrame';
import type { OpenStep } from './frame/BookingFrame';
import { EarlyText } from './parts/EarlyText';
import type { ScreenProps } from './page-data/pageProps';
import { RoomNights } from './parts/RoomNights';
import { useWayOut } from './parts/useWayOut';
import { chooseRoom } from './tasks/versions/chooseRoom';

const ChooseRoom = apiSwitch(chooseRoom, () => <ChooseRoomSkeleton />);

/** Comes for a hotel without room. */
const RoomPrices = dynamic(() => import('./parts/RoomPrices').then((file) => file.RoomPrices), { ssr: false });

/** Choosing a room type for one room. An address with a hotel in it begins a flow for that hotel. */
export function ChooseRoomScreen({ content }: ScreenProps) {
  const translator = useTranslator();
  const { t, locale } = translator;
  const [changes, setChanges] = useState<readonly SearchChange[]>([]);
  return (
    <StateRoot>
      <FlowFromAddress onChanges={setChanges} />
      <BookingFrame
        step="chooseRoom"
        title={t('chooseRoom.title')}
        knownHotels={content.knownHotels}
        lead={(criteria) => <EarlyText name="stay" text={criteria && stayText(criteria, translator)} />}
        heading={(room, rooms) =>
          rooms > 1 ? t('chooseRoom.titleOf', { number: room + 1, count: rooms }) : t('chooseRoom.title')
        }
      >
        {(step) => (
          <Stack gap={5}>
            <SearchChangesNotice changes={changes} />
            <Rooms key={step.room} {...step} />
            <RoomNights
              criteria={step.stay.criteria}
              hrefOf={(dates) => hrefOf('chooseRoom', locale, searchQueryOf({ ...step.stay.criteria, ...dates }))}
            />
          </Stack>
        )}
      </BookingFrame>
    </StateRoot>
  );
}

function Rooms({ stay, flow, room, next, afterRate }: OpenStep) {
  const { locale } = useTranslator();
  const router = useRouter();
  const wayOut = useWayOut();
  const { begin, chooseRoom, chooseRate, place, setHotel } = useReservationFlow();
  const { criteria } = stay;
  return (
    <ChooseRoom
      pinned={flow.api}
      stay={stay}
      room={{ index: room, askedRefId: typeof router.query.roomType === 'string' ? router.query.roomType : null }}
      links={linksFrom(criteria, locale)}
      onHotel={setHotel}
      onPlace={place}
      onWishes={(wishes) => begin({ ...criteria, wishes })}
      onChoose={(type, at) => {
        chooseRoom(room, type);
        if (at) chooseRate(room, at.chosen, at.found);
        void router.push(at ? afterRate : next);
      }}
      onWayOut={(action) => (isSearchWay(action) ? begin(searchWithout(criteria, action)) : wayOut(criteria)(action))}
    />
  );
}

/** Links keep the rest of the search. */
function linksFrom(criteria: SearchCriteria, locale: Locale): RoomLinks {
  const { party } = criteria;
  const roomsFor = (changed: SearchCriteria) => hrefOf('chooseRoom', locale, searchQueryOf(changed));
  const hotelsFor = (changed: SearchCriteria) => hrefOf('searchResults', locale, searchQueryOf(changed));
  return {
    search: hotelsFor(criteria),
    dates: (dates) => roomsFor({ ...criteria, ...dates }),
    rooms: (rooms) => roomsFor({ ...criteria, party: clampParty({ ...party, rooms }) }),
    otherHotels: ({ address: { city } }) => hotelsFor({ ...criteria, destination: { kind: 'place', placeName: city } }),
    Prices: RoomPrices,
  };
}

/** Begins a flow. Parts of the address that could not be used are passed on, as the address is replaced. */
function FlowFromAddress({ onChanges }: { readonly onChanges: (changes: readonly SearchChange[]) => void }) {
  const { locale } = useTranslator();
  const router = useRouter();
  const { flow, begin } = useReservationFlow();
  // With an unsettled order, the guest decides first what to do with it.
  const isOrdered = flow.paymentState !== null;
  useEffect(() => {
    if (!router.isReady || !router.query.hotel || isOrdered) return;
    const query = new URLSearchParams(location.search);
    const criteria = parseSearchQuery(query, today());
    if (!hasAllAges(criteria.party)) {
      // A child without an age has no price: the search form asks for the age.
      void router.replace(hrefOf('searchResults', locale, searchQueryOf(criteria)));
      return;
    }
    rememberStay(criteria);
    onChanges(searchChangesOf(query, today()));
    begin(criteria);
    const roomType = query.get('roomType');
    const address = hrefOf('chooseRoom', locale, { room: 0, ...(roomType ? { roomType } : {}) });
    // The page is the same one: its data is not fetched again.
    void router.replace(address, undefined, { shallow: true });
  }, [router, begin, locale, isOrdered, onChanges]);
  return null;
}
