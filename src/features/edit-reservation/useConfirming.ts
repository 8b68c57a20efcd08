import { useState } from 'react';
import type { EditCall, ReadAgain } from '@/api/editCall';
import { useOnce } from '@/browser/useOnce';
import { editOrderOf, isSameOrder } from '@/domain/edit/editOrder';
import type { EditAnswer, EditAttempt, EditOrder, EditProblem } from '@/domain/edit/editOrder';
import type { Failure } from '@/domain/failure';
import { contactOfReservation } from '@/domain/edit/editedContact';
import { changesIn, isEdited } from '@/domain/edit/editQuote';
import type { WantedStay } from '@/domain/edit/editQuote';
import { reservedStayOf } from '@/domain/edit/editedStay';
import type { Money } from '@/domain/money';
import type { Reservation } from '@/domain/reservation/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
import { changeLines, contactText } from './changeLines';
import type { ChangeLine } from './changeLines';
import { useSendEdit } from './useSendEdit';

const isOtherContact = (now: Reservation, before: Reservation): boolean =>
  JSON.stringify(contactOfReservation(now)) !== JSON.stringify(contactOfReservation(before));

/** A change that was made. */
interface Made {
  readonly reservation: Reservation;
  readonly lines: readonly ChangeLine[];
  /** What was not changed; null when everything was. */
  readonly problem: EditProblem | null;
}

interface Basis {
  readonly reservation: Reservation;
  readonly wanted: WantedStay;
  /** What it costs then; null while that is not known. */
  readonly total: Money | null;
  /** The change that was sent and not answered, if any. */
  readonly attempt: EditAttempt | null;
  readonly keepAttempt: (attempt: EditAttempt | null) => void;
  /** Whether the change began from the reservation as it is now. */
  readonly isStillBasis: (newest: Reservation) => boolean;
  readonly editReservation: EditCall;
  readonly readAgain: ReadAgain;
  /** The API asks another price than the guest saw. */
  readonly onPrice: (total: Money | null) => void;
  /** What is on offer has changed. */
  readonly onRefused: () => void;
  readonly onMade: () => void;
  /** The guest has seen what the reservation is now. */
  readonly onNewer: () => void;
}

/** Confirms the change, and holds its outcome: made, made in part, or refused with the reason. */
export function useConfirming(basis: Basis) {
  const { reservation, wanted, total, attempt, editReservation, readAgain } = basis;
  const translator = useTranslator();
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<EditProblem | null>(null);
  /** The contact details that were changed elsewhere, as they were; null when they were not. */
  const [contactBefore, setContactBefore] = useState<string | null>(null);
  const { isBusy: isReading, failure: unread, fail: failToRead, run } = useOnce<Failure>();

  const refuse = (refused: EditProblem) => {
    setProblem(refused);
    if (refused.failure.code === 'PRICE_CHANGE') basis.onPrice(refused.total);
    basis.onRefused();
  };
  const accept = ({ reservation: changed, problem: left }: EditAnswer, { contact }: EditOrder) => {
    const now = changed ?? reservation;
    // What was changed is what the reservation says, not what was asked for.
    const after = { ...reservedStayOf(now), contact };
    const reserved = reservedStayOf(reservation);
    const changes = changesIn(reserved, after);
    const lines = changeLines(
      { reserved, wanted: after, changes, contactBefore: contactText(reservation, translator) },
      translator,
    );
    setMade({ reservation: now, lines, problem: left });
    setProblem(null);
    basis.onMade();
  };
  const { send, isSending, failure, forget } = useSendEdit({
    editReservation,
    attempt,
    keepAttempt: basis.keepAttempt,
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
    forget();
    if (isOtherContact(newest.value, reservation)) {
      setContactBefore(contactText(reservation, translator));
      return false;
    }
    return newest.value.status === reservation.status && basis.isStillBasis(newest.value);
  };
  const order = total && editOrderOf(reservation, wanted, wanted.choices, total);
  /** The very change that was sent and not answered: it may have been made, and repeating it gets its answer. */
  const isRepeat = order !== null && isSameOrder(attempt, order);
  const confirm = async () => {
    if (!order) return;
    await run(async () => {
      setProblem(null);
      // What an earlier notice offers to send may have been put back since.
      if (!isEdited(changesIn(reservedStayOf(reservation), wanted))) return;
      if (isRepeat || (await isStillSame())) send(order);
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
    isRepeat,
    confirm: () => void confirm(),
    takeNewer: () => {
      setContactBefore(null);
      basis.onNewer();
    },
    /** Begins another change after an outcome. */
    goOn: () => {
      setMade(null);
      setProblem(null);
    },
  };
}
