import type { ContactInformation } from '@/domain/guest/contactInformation';
import { changedContact, contactOfReservation } from '@/domain/edit/editedContact';
import type { EditPartState } from '@/domain/edit/editParts';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { contactOf, contactText } from './changeLines';
import { EditedPart } from './EditedPart';
import type { EditSlots } from './editSlots';
import { OpenPart } from './OpenPart';
import type { OpenedPart } from './useOpenPart';

interface Props {
  readonly state: EditPartState;
  readonly reservation: Reservation;
  /** Null while they stay as they are. */
  readonly wanted: ContactInformation | null;
  readonly opened: OpenedPart;
  readonly slots: Pick<EditSlots, 'contact'>;
  /** Something is typed that is not taken over yet, or no longer. */
  readonly onTyped: (isTyped: boolean) => void;
  readonly onChange: (contact: ContactInformation | null) => void;
}

/** The contact details, and the form that changes them. */
export function EditedContact({ state, reservation, wanted, opened, slots, onTyped, onChange }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const close = () => {
    onTyped(false);
    opened.close();
  };
  return (
    <EditedPart
      part="contact"
      state={state}
      now={contactText(reservation, translator)}
      wanted={wanted && contactOf(wanted, translator)}
      onOpen={() => opened.setOpen({ part: 'contact' })}
      onKeep={() => onChange(null)}
    >
      {opened.open?.part === 'contact' && (
        <OpenPart title={t('editing.open.contact')} onClose={close}>
          {slots.contact({
            bookingNumber: reservation.bookingNumber,
            initial: wanted ?? contactOfReservation(reservation),
            onTyped: () => onTyped(true),
            onDone: (typed) => {
              onChange(changedContact(typed, reservation));
              close();
            },
          })}
        </OpenPart>
      )}
    </EditedPart>
  );
}
