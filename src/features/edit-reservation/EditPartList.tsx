import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { changedContact, contactOfReservation } from '@/domain/editedContact';
import type { EditPart, EditPartState } from '@/domain/editParts';
import type { HotelOffers } from '@/domain/hotelOffers';
import type { Reservation } from '@/domain/reservation';
import type { SearchCriteria } from '@/domain/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { useEditReservationFlow } from '@/state/editReservationFlowState';
import { ChooseRoomAndRate } from './ChooseRoomAndRate';
import { contactOf, contactText, datesText } from './changeLines';
import { EditedExtras } from './EditedExtras';
import { EditedRoomRow } from './EditedRoomRow';
import type { EditSlots } from './editSlots';
import { NowAndThen } from './NowAndThen';
import { OpenPart } from './OpenPart';
import { PartCard } from './PartCard';
import type { useEdit } from './useEdit';
import { openerId } from './useOpenPart';
import type { useOpenPart } from './useOpenPart';

interface Props {
  readonly reservation: Reservation;
  readonly criteria: SearchCriteria;
  /** Null while there is no answer for the wanted days. */
  readonly found: HotelOffers | null;
  readonly parts: Readonly<Record<EditPart, EditPartState>>;
  readonly edit: ReturnType<typeof useEdit>;
  readonly state: ReturnType<typeof useEditReservationFlow>;
  readonly opened: ReturnType<typeof useOpenPart>;
  readonly slots: EditSlots;
}

/** Dates, rooms and rates, extras and contact details: each as it is, as it is wanted, and how to change it. */
export function EditPartList(props: Props) {
  return (
    <>
      <Dates {...props} />
      <Rooms {...props} />
      <EditedExtras {...props} />
      <Contact {...props} />
    </>
  );
}

function Dates({ criteria, parts, edit, state, opened, slots }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const { reserved, wanted, changes } = edit;
  return (
    <PartCard title={t('editing.part.dates')} state={parts.dates}>
      <NowAndThen
        now={datesText(reserved.dates, translator)}
        wanted={changes.dates ? datesText(wanted.dates, translator) : null}
      />
      {parts.dates.kind === 'open' && (
        <Inline gap={3}>
          <Button
            id={openerId({ part: 'dates' })}
            variant="secondary"
            onClick={() => opened.setOpen({ part: 'dates' })}
          >
            {t('editing.open.dates')}
          </Button>
          {changes.dates && (
            <Button variant="quiet" onClick={state.keepDates}>
              {t('editing.keep.dates')}
            </Button>
          )}
        </Inline>
      )}
      {opened.open?.part === 'dates' && slots.dates({ criteria, onChoose: state.chooseDates, onClose: opened.close })}
    </PartCard>
  );
}

function Rooms({ criteria, found, parts, edit, state, opened, slots }: Props) {
  const { t } = useTranslator();
  const { open, setOpen, close } = opened;
  return (
    <PartCard title={t('editing.part.rooms')} state={parts.rooms}>
      {edit.rooms.map((room, index) => {
        const reserved = edit.reserved.choices[index];
        if (!reserved) return null;
        const isOpen = open?.part === 'rooms' && open.index === index;
        return (
          <Stack key={index} gap={4}>
            <EditedRoomRow
              index={index}
              reserved={reserved}
              edited={room}
              isChanged={edit.changes.rooms.includes(index)}
              state={parts.rooms}
              onOpen={(step) => setOpen({ part: 'rooms', index, picked: step === 'rate' ? room.choice.room : null })}
              onKeep={() => state.keepRoom(index)}
            />
            {isOpen && !found && <Text role="status">{t('editing.summary.asking')}</Text>}
            {isOpen && found && (
              <ChooseRoomAndRate
                found={found}
                stay={{ criteria, choices: edit.wanted.choices, isForOther: edit.reserved.isForOther }}
                room={open}
                slots={slots}
                onPick={(picked) => setOpen({ part: 'rooms', index, picked })}
                onChoose={(type, chosen) => {
                  state.chooseRoom(index, type);
                  state.chooseRate(index, chosen);
                  close();
                }}
                onClose={close}
              />
            )}
          </Stack>
        );
      })}
    </PartCard>
  );
}

function Contact({ reservation, parts, edit, opened, slots }: Props) {
  const { t } = useTranslator();
  const close = () => {
    edit.setTyped(false);
    opened.close();
  };
  const { contact } = edit.wanted;
  return (
    <PartCard title={t('editing.part.contact')} state={parts.contact}>
      <NowAndThen now={contactText(reservation)} wanted={contact && contactOf(contact)} />
      {parts.contact.kind === 'open' && (
        <Inline gap={3}>
          <Button
            id={openerId({ part: 'contact' })}
            variant="secondary"
            onClick={() => opened.setOpen({ part: 'contact' })}
          >
            {t('editing.open.contact')}
          </Button>
          {contact && (
            <Button variant="quiet" onClick={() => edit.setContact(null)}>
              {t('editing.keep.contact')}
            </Button>
          )}
        </Inline>
      )}
      {opened.open?.part === 'contact' && (
        <OpenPart title={t('editing.open.contact')} onClose={close}>
          {slots.contact({
            bookingNumber: reservation.bookingNumber,
            initial: contact ?? contactOfReservation(reservation),
            onTyped: () => edit.setTyped(true),
            onDone: (typed) => {
              edit.setContact(changedContact(typed, reservation));
              close();
            },
          })}
        </OpenPart>
      )}
    </PartCard>
  );
}
