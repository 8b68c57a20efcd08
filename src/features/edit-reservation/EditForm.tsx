import { useCallback } from 'react';
import type { EditCall, ReadAgain } from '@/api/editCall';
import type { QueryResult } from '@/api/useQueryResult';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { editParts } from '@/domain/edit/editParts';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import type { Reservation } from '@/domain/reservation/reservation';
import type { SearchCriteria } from '@/domain/search/search';
import { AsGuestNotice } from '@/errors/AsGuestNotice';
import type { FailureAction } from '@/errors/presentation';
import { useSwitchedOff } from '@/flags/useSwitchedOff';
import { useTranslator } from '@/i18n/TranslatorContext';
import { isOutdated } from '@/state/editReservationFlowShape';
import { useEditReservationFlow } from '@/state/editReservationFlowState';
import { changeLines, contactText } from './changeLines';
import { EditConfirm } from './EditConfirm';
import { EditNotice } from './EditNotice';
import { EditPartList } from './EditPartList';
import type { EditReservationProps } from './EditReservation';
import { EditResult } from './EditResult';
import { EditPage } from './EditForm.styles';
import { EditSummary } from './EditSummary';
import { ExitDialog } from './ExitDialog';
import { NewerNotice } from './NewerNotice';
import { useConfirming } from './useConfirming';
import { useEdit } from './useEdit';
import { useLeaveGuard } from './useLeaveGuard';
import { useOpenPart } from './useOpenPart';

export interface EditFormProps extends Pick<EditReservationProps, 'hrefs' | 'slots'> {
  readonly reservation: Reservation;
  /** The search that `offers` answers. */
  readonly criteria: SearchCriteria;
  /** What the hotel offers for the wanted days, with its extras. */
  readonly offers: QueryResult<HotelOffers>;
  readonly editReservation: EditCall;
  readonly readAgain: ReadAgain;
}

const nothing = () => undefined;

/** What is wanted, what it costs, and its sending. */
function useEditing({
  reservation,
  offers,
  editReservation,
  readAgain,
}: Omit<EditFormProps, 'criteria' | 'hrefs' | 'slots'>) {
  const state = useEditReservationFlow(reservation);
  const edit = useEdit({
    reservation,
    dateChoices: state.flow.dateChoices,
    choices: state.choices,
    contact: state.flow.contact,
    offers,
  });
  const refetch = offers.state === 'ready' ? offers.refetch : nothing;
  const confirming = useConfirming({
    reservation,
    wanted: edit.wanted,
    total: edit.quote?.difference.after ?? null,
    attempt: state.flow.attempt,
    keepAttempt: state.keepAttempt,
    isStillBasis: (newest) => !isOutdated(state.flow, newest),
    editReservation,
    readAgain,
    onPrice: edit.namePrice,
    onRefused: refetch,
    onMade: () => {
      edit.setTyped(false);
      state.drop();
    },
    onNewer: state.takeNewer,
  });
  return { state, edit, confirming };
}

interface NoticesProps {
  readonly form: EditFormProps;
  readonly editing: ReturnType<typeof useEditing>;
  /** Where nothing can be changed, what a search for it says is of no use. */
  readonly isAnyOpen: boolean;
  readonly onAction: (action: FailureAction) => void;
}

/** What stands in the way of the change. */
function Notices({ form, editing: { state, edit, confirming }, isAnyOpen, onAction }: NoticesProps) {
  const { reservation, offers, hrefs } = form;
  return (
    <>
      {isAnyOpen && (
        <EditNotice
          offers={offers}
          confirming={confirming}
          surprise={edit.surprise}
          reservationHref={hrefs.reservation}
          onAction={onAction}
        />
      )}
      <NewerNotice
        reservation={reservation}
        outdated={state.outdated}
        contactBefore={confirming.contactBefore}
        onGoOn={confirming.takeNewer}
      />
    </>
  );
}

/** The form that changes a reservation, and then its result. */
export function EditForm(props: EditFormProps) {
  const { reservation, criteria, offers, slots, hrefs } = props;
  const translator = useTranslator();
  const { t } = translator;
  const editing = useEditing(props);
  const { state, edit, confirming } = editing;
  const parts = editParts(reservation, useSwitchedOff());
  const isAnyOpen = Object.values(parts).some(({ kind }) => kind === 'open');
  const opened = useOpenPart((part) => parts[part].kind === 'open');
  const { made, problem, confirm, isSending } = confirming;
  const isOutdatedHere = state.outdated !== null || confirming.contactBefore !== null;
  const { setExitDialogOpen } = state;
  const guard = useLeaveGuard(
    made === null && edit.isDirty,
    useCallback(() => setExitDialogOpen(true), [setExitDialogOpen]),
  );
  const carryOut = (action: FailureAction) => {
    const index = (made?.problem ?? problem)?.failure.roomIndex ?? 0;
    if (action === 'seeReservation' || action === 'fixDetails') return location.assign(hrefs.reservation);
    confirming.goOn();
    if (action === 'chooseRoom' && parts.rooms.kind === 'open') opened.setOpen({ part: 'rooms', index, picked: null });
    // What was made must not be sent again: where a part was not, that is chosen anew.
    else if ((action === 'chooseExtras' || (action === 'retry' && made)) && parts.extras.kind === 'open')
      opened.setOpen({ part: 'extras', index });
    else if (action === 'retry' && !made) confirm();
    else if (parts.dates.kind === 'open') opened.setOpen({ part: 'dates' });
  };
  if (made) {
    const calendar = slots.calendar(made.reservation);
    return <EditResult {...made} reservationHref={hrefs.reservation} calendar={calendar} onAction={carryOut} />;
  }
  const lines = changeLines({ ...edit, contactBefore: contactText(reservation, translator) }, translator);
  const isReady = isAnyOpen && !isOutdatedHere && lines.length > 0;
  return (
    <Stack gap={6}>
      <EditPage>
        <PageHeading above={reservation.hotel.name} lead={t('editing.lead')}>
          {t('editing.title')}
        </PageHeading>
        <AsGuestNotice />
        <EditPartList
          reservation={reservation}
          parts={parts}
          stay={edit}
          search={{ criteria, found: offers.state === 'ready' ? offers.data : null }}
          opened={opened}
          slots={slots}
          actions={state}
          onTyped={edit.setTyped}
        />
        <EditSummary
          reservation={reservation}
          lines={lines}
          quote={edit.quote}
          isAsking={offers.state === 'loading'}
          isSending={isSending}
          notice={<Notices form={props} editing={editing} isAnyOpen={isAnyOpen} onAction={carryOut} />}
        />
      </EditPage>
      {isReady && edit.quote && (
        <EditConfirm
          quote={edit.quote}
          timeZone={reservation.hotel.timeZone}
          isSending={isSending}
          onConfirm={confirm}
        />
      )}
      <ExitDialog
        isOpen={state.flow.exitDialogOpen}
        onStay={() => {
          setExitDialogOpen(false);
          guard.stay();
        }}
        onLeave={() => {
          state.drop();
          guard.leave();
        }}
      />
    </Stack>
  );
}
