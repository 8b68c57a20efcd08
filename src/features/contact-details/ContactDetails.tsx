import { useCallback } from 'react';
import type { ContactInformation } from '@/domain/booking';
import type { Country } from '@/domain/destinations';
import { countBabies } from '@/domain/party';
import { occupanciesOf } from '@/domain/placement';
import { useReservationFlow } from '@/state/reservationFlowState';
import { ContactDetailsView } from './ContactDetailsView';

interface Props {
  readonly countries: readonly Country[];
  readonly onDone: () => void;
}

/** The contact step over what this browser keeps of the flow. It needs no API: the countries came with the page. */
export function ContactDetails({ countries, onDone }: Props) {
  const { flow, setContact, changeChoice } = useReservationFlow();
  const occupancies = occupanciesOf(flow.roomPlacement);
  const keepDraft = useCallback((contact: ContactInformation) => setContact(contact, false), [setContact]);
  return (
    <ContactDetailsView
      initial={{
        ...flow.contactInformation,
        profileType: flow.contactInformation.profileType === 'BUSINESS' ? 'BUSINESS' : 'PRIVATE',
      }}
      countries={countries}
      wishes={flow.roomChoices.map((choice, index) => ({
        index,
        roomName: choice.room?.name ?? '',
        babies: countBabies(occupancies[index]?.childAges ?? []),
        travelCot: choice.travelCot,
        bathroomWish: choice.bathroomWish,
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
