import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { Occupancy } from '@/domain/stay/party';
import { profileHeader } from '@/domain/guest/profile';
import type { Reservation } from '@/domain/reservation/reservation';
import { fail, succeed } from '@/domain/result';
import type { Result } from '@/domain/result';
import type { MemberSearch, SearchCriteria } from '@/domain/search/search';
import { useFeature } from '@/flags/useFeature';
import type { Locale } from '@/i18n/locales';
import { offerFields } from '../offerFields';
import { readAnswer } from '../readAnswer';
import { readPresent } from '../readLeaf';
import { useAsMember } from '../useAsMember';
import { useOptionalFields } from '../useOptionalFields';
import { useQueryResult } from '../useQueryResult';
import type { QueryResult } from '../useQueryResult';
import { useRead } from '../useRead';
import { offersVariablesV1 } from './offersVariablesV1';
import { readHotelOffers } from './readHotelOffers';
import { toReservationKey } from '../site/reservation/reservationVariablesV1';
import type { useHotelOffersV1Query } from './__generated__/useHotelOffersV1Query.graphql';

const query = graphql`
  query useHotelOffersV1Query(
    $locale: Locale!
    $criteria: AvailabilityCriteria!
    $memberships: [LoyaltyMembershipType!]!
    $withExtras: Boolean!
    $editing: Boolean = false
    $withLines: Boolean!
    $withRoomsLeft: Boolean!
    $withAccessibility: Boolean!
    $withMeasures: Boolean!
    $withNearest: Boolean!
    $withReason: Boolean!
  ) {
    availability(
      locale: $locale
      criteria: $criteria
      loyaltyMembershipTypes: $memberships
      withExtraServices: $withExtras
      editing: $editing
    ) {
      availability {
        issues
        hotels {
          ...readHotelOffers_hotel @relay(mask: false)
        }
      }
      error {
        type
      }
    }
  }
`;

const offersIn = ({ offers }: HotelOffers) => offers;

/** What the hotel of an answer offers for the stay that was asked for, or why it offers nothing. */
export function readHotelAnswer(
  { availability: answer }: useHotelOffersV1Query['response'],
  criteria: SearchCriteria,
): Result<Failure, HotelOffers> {
  if (!answer.availability || answer.availability.hotels.length === 0) {
    return fail(decodeFailureCode('search', answer.error?.type ?? 'HOTEL_NOT_AVAILABLE'));
  }
  const { hotels, issues } = answer.availability;
  return readAnswer(() => readHotelOffers(readPresent(hotels[0]), criteria, criteria.loyaltyTypes, issues));
}

interface Wanted {
  /** Asks the network again, for steps that must show today's price. */
  readonly fresh?: boolean;
  /** Also the extra services. */
  readonly withExtras?: boolean;
  /** The reservation that is to be changed: its own rooms count as free, and only rates without a deposit are offered. */
  readonly edited?: Pick<Reservation, 'bookingHash' | 'bookingNumber' | 'membership'> | null;
}

/** What one hotel offers the party, for the steps that choose from it. The steps share one answer (the cache first). */
export function useHotelOffersV1(
  search: MemberSearch | null,
  occupancies: readonly Occupancy[],
  locale: Locale,
  { fresh = false, withExtras = false, edited = null }: Wanted = {},
): QueryResult<HotelOffers> {
  const optional = useOptionalFields(offerFields);
  const knowsEdited = useFeature('editedReservation');
  // An ordinary search does not wait for that feature.
  const isEditing = edited !== null;
  const isKnown = !isEditing || knowsEdited !== undefined;

  const useAnswer = (criteria: SearchCriteria | null): QueryResult<HotelOffers> => {
    const result = useQueryResult<useHotelOffersV1Query>(
      query,
      optional && criteria && isKnown
        ? offersVariablesV1(criteria, occupancies, locale, optional, {
            withExtras,
            editing: isEditing,
            editedReservation: edited && knowsEdited ? toReservationKey(edited) : null,
          })
        : null,
      {
        fetchPolicy: fresh ? 'network-only' : 'store-or-network',
        customerProfile: edited && profileHeader({ kind: 'book', membership: edited.membership ?? 'NONE' }),
        // As the change will be made.
        scope: edited && 'EDIT_RESERVATION',
      },
    );
    const read = useCallback(
      (answer: useHotelOffersV1Query['response']) => {
        const found = criteria && readHotelAnswer(answer, criteria);
        return found?.ok ? succeed({ ...found.value, editing: isEditing }) : found;
      },
      [criteria],
    );
    return useRead(result, read);
  };
  return useAsMember(search, useAnswer, offersIn);
}
