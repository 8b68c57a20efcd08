import { useCallback, useMemo } from 'react';
import type { ContactInformation } from '@/domain/guest/contactInformation';
import { contactOf } from '@/domain/guest/customer';
import type { CustomerContact } from '@/domain/guest/customer';
import type { Country } from '@/domain/search/destinations';
import { countBabies } from '@/domain/stay/party';
import { occupanciesOf } from '@/domain/stay/placement';
import { profileTypeOf } from '@/domain/guest/profile';
import type { ProfileType } from '@/domain/guest/profile';
import { bathroomWishes } from '@/domain/stay/roomType';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { Session } from '@/session/nextSession';
import { goToSignIn } from '@/session/goToSignIn';
import { useCustomerTurn } from '@/session/useCustomerTurn';
import { useSession } from '@/session/useSession';
import { useReservationFlow } from '@/state/reservationFlowState';
import { useEvent } from '@/telemetry/useEvent';
import { ContactDetailsView } from './ContactDetailsView';

interface Props {
  readonly countries: readonly Country[];
  readonly onDone: () => void;
}

const noName = { firstName: '', lastName: '' };

/** The contact step, connected to the stored flow. It needs no API: the countries are in the page's data. */
export function ContactDetails({ countries, onDone }: Props) {
  const { flow, setContact, changeChoice } = useReservationFlow();
  const occupancies = occupanciesOf(flow.roomPlacement);
  const keepDraft = useCallback((contact: ContactInformation) => setContact(contact, false), [setContact]);
  const { locale } = useTranslator();
  const session = useSession();
  const profileType = profileTypeOf(flow.contactInformation.profileType, flow.criteria);
  useEvent({ name: 'beginCheckout' });
  return (
    <ContactDetailsView
      // Another customer does not go on with what was typed here: what is stored for them is shown.
      key={useCustomerTurn()}
      initial={{
        ...flow.contactInformation,
        profileType,
        // The stored draft may have another number of rooms.
        roomGuests: flow.roomChoices.slice(1).map((_, index) => flow.contactInformation.roomGuests[index] ?? noName),
      }}
      known={useKnownContact(session, profileType)}
      onSignIn={() => void goToSignIn(locale)}
      countries={countries}
      wishes={flow.roomChoices.map((choice, index) => ({
        index,
        roomName: choice.room?.name ?? '',
        babies: countBabies(occupancies[index]?.childAges ?? []),
        travelCot: choice.travelCot,
        bathroomWish: choice.bathroomWish,
        bathrooms: bathroomWishes(choice.room?.bathroomType ?? 'NONE'),
      }))}
      onWish={({ index, travelCot, bathroomWish }) =>
        changeChoice(index, (choice) => ({ ...choice, travelCot, bathroomWish }))
      }
      onDraft={keepDraft}
      onDone={(contact) => {
        setContact(contact, true);
        onDone();
      }}
    />
  );
}

function useKnownContact(session: Session, profile: ProfileType): CustomerContact | null | undefined {
  const isSignedIn = session.kind === 'authenticated';
  const hasCardDetails = !useSwitchedOff(isSignedIn).has('MY_SCARD_RELATED_CUSTOMER_DETAILS');
  return useMemo(() => {
    if (session.kind === 'anonymous') return null;
    // Not shown to a customer whose profile has no details, nor where signing in would change nothing.
    return session.kind === 'authenticated'
      ? (contactOf(session.customer, profile, hasCardDetails) ?? undefined)
      : undefined;
  }, [session, profile, hasCardDetails]);
}
