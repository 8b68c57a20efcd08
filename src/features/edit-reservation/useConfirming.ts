import { useState } from 'react';
import type { EditCall, ReadAgain } from '@/api/editCall';
import { useOnce } from '@/browser/useOnce';
import { editOrderOf } from '@/domain/editOrder';
import type { EditAnswer, EditOrder, EditProblem } from '@/domain/editOrder';
import type { Failure } from '@/domain/failure';
import { changesIn } from '@/domain/editQuote';
import { reservedStayOf } from '@/domain/editedStay';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { isOutdated } from '@/state/editReservationFlowShape';
import type { useEditReservationFlow } from '@/state/editReservationFlowState';
import { changeLines, contactText } from './changeLines';
import type { ChangeLine } from './changeLines';
import type { useEdit } from './useEdit';
import { useSendEdit } from './useSendEdit';

/** A change that was made. */
interface Made {
  readonly reservation: Reservation;
  readonly lines: readonly ChangeLine[];
  /** What was not changed; null when everything was. */
  readonly problem: EditProblem | null;
}

interface Basis {
  readonly reservation: Reservation;
  readonly edit: ReturnType<typeof useEdit>;
  readonly state: ReturnType<typeof useEditReservationFlow>;
  readonly editReservation: EditCall;
  readonly readAgain: ReadAgain;
  /** Asks the prices again. */
  readonly refetch: () => void;
}

/** Confirms the change, and holds its outcome: made, made in part, or refused with the reason. */
export function useConfirming({ reservation, edit, state, editReservation, readAgain, refetch }: Basis) {
  const translator = useTranslator();
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  /** The contact details that were changed elsewhere, as they were; null when they were not. */
  const [contactBefore, setContactBefore] = useState<string | null>(null);
  const { isBusy: isReading, failure: unread, fail: failToRead, run } = useOnce<Failure>();

  const refuse = (refused: EditProblem) => {
    setProblem(refused);
    if (refused.failure.code === 'PRICE_CHANGE') edit.namePrice(refused.total);
    // What is on offer has changed.
    refetch();
  };
  const accept = ({ reservation: changed, problem: left }: EditAnswer, { contact }: EditOrder) => {
    const now = changed ?? reservation;
    // What was changed is what the reservation says, not what was asked for.
    const wanted = { ...reservedStayOf(now), contact };
    const changes = changesIn(edit.reserved, wanted);
    const lines = changeLines(
      { reserved: edit.reserved, wanted, changes, contactBefore: contactText(reservation) },
      translator,
    );
    setMade({ reservation: now, lines, problem: left });
    setProblem(null);
    edit.setTyped(false);
    edit.setContact(null);
    state.drop();
  };
  const { send, isSending, failure } = useSendEdit({
    editReservation,
    attempt: state.flow.attempt,
    keepAttempt: state.keepAttempt,
    onAnswer: (answer, order) =>
      answer.problem && !answer.problem.isCompleted ? refuse(answer.problem) : accept(answer, order),
  });
  /** Whether the reservation is still the one on the screen; what is not is then shown there by the newer answer. */
  const isStillSame = async (): Promise<boolean> => {
    const newest = await readAgain();
    if (!newest.ok) {
      failToRead(newest.failure);
      return false;
    }
    if (contactText(newest.value) !== contactText(reservation)) {
      setContactBefore(contactText(reservation));
      return false;
    }
    return newest.value.status === reservation.status && !isOutdated(state.flow, newest.value);
  };
  const confirm = async () => {
    if (!edit.quote) return;
    const order = editOrderOf(reservation, edit.wanted, edit.wanted.choices, edit.quote.difference.after);
    await run(async () => {
      setProblem(null);
      // One that was sent and not answered may have been made: repeating it gets its answer.
      if (state.flow.attempt || (await isStillSame())) send(order);
    });
  };
  return {
    made,
    problem,
    /** Why the reservation could not be read before sending: nothing was sent. */
    unread,
    contactBefore,
    isSending: isSending || isReading,
    /** Why no answer came. */
    failure,
    confirm: () => void confirm(),
    /** The guest has seen what the reservation is now. */
    takeNewer: () => {
      setContactBefore(null);
      state.takeNewer();
    },
    /** Begins another change after an outcome. */
    goOn: () => {
      setMade(null);
      setProblem(null);
    },
  };
}
