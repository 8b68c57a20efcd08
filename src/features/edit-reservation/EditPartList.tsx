import type { EditedStay } from '@/domain/edit/editQuote';
import type { EditPart, EditPartState } from '@/domain/edit/editParts';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { Reservation } from '@/domain/reservation/reservation';
import type { SearchCriteria } from '@/domain/search/search';
import type { EditActions } from '@/state/editReservationFlowState';
import { EditParts } from './EditForm.styles';
import { EditedContact } from './EditedContact';
import { EditedDates } from './EditedDates';
import { EditedExtras } from './EditedExtras';
import { EditedRooms } from './EditedRooms';
import type { EditSlots } from './editSlots';
import type { OpenedPart } from './useOpenPart';

interface Props {
  readonly reservation: Reservation;
  readonly parts: Readonly<Record<EditPart, EditPartState>>;
  readonly stay: EditedStay;
  /** The search for the wanted days, and its answer; null while there is none. */
  readonly search: { readonly criteria: SearchCriteria; readonly found: HotelOffers | null };
  readonly opened: OpenedPart;
  readonly slots: EditSlots;
  readonly actions: EditActions;
  readonly onTyped: (isTyped: boolean) => void;
}

/** Dates, rooms and rates, extras and contact details: each as it is, as it is wanted, and how to change it. */
export function EditPartList({ reservation, parts, stay, search, opened, slots, actions, onTyped }: Props) {
  const { criteria, found } = search;
  return (
    <EditParts>
      <EditedDates
        state={parts.dates}
        stay={stay}
        criteria={criteria}
        opened={opened}
        slots={slots}
        onChoose={actions.chooseDates}
        onKeep={actions.keepDates}
      />
      <EditedRooms
        state={parts.rooms}
        stay={stay}
        criteria={criteria}
        found={found}
        opened={opened}
        slots={slots}
        onChoose={actions.chooseRoomAndRate}
        onKeep={actions.keepRoom}
      />
      <EditedExtras
        state={parts.extras}
        stay={stay}
        reservation={reservation}
        found={found}
        opened={opened}
        slots={slots}
        onChange={actions.setExtra}
      />
      <EditedContact
        state={parts.contact}
        reservation={reservation}
        wanted={stay.wanted.contact}
        opened={opened}
        slots={slots}
        onTyped={onTyped}
        onChange={actions.setContact}
      />
    </EditParts>
  );
}
