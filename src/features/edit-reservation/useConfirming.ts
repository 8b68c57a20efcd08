import { useState } from 'react';
import type { EditCall } from '@/api/editCall';
import { editOrderOf } from '@/domain/editOrder';
import type { EditAnswer, EditOrder, EditProblem } from '@/domain/editOrder';
import { changesIn } from '@/domain/editQuote';
import { reservedStayOf } from '@/domain/editedStay';
import type { Reservation } from '@/domain/reservation';
import { useTranslator } from '@/i18n/TranslatorContext';
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
  /** Asks the prices again. */
  readonly refetch: () => void;
}

/** Confirms the change, and holds its outcome: made, made in part, or refused with the reason. */
export function useConfirming({ reservation, edit, state, editReservation, refetch }: Basis) {
  const translator = useTranslator();
  const [made, setMade] = useState<Made | null>(null);
  const [problem, setProblem] = useState<EditProblem | null>(null);

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
  const confirm = () => {
    if (!edit.quote) return;
    setProblem(null);
    send(editOrderOf(reservation, edit.wanted, edit.wanted.choices, edit.quote.difference.after));
  };
  return {
    made,
    problem,
    isSending,
    /** Why no answer came. */
    failure,
    confirm,
    /** Begins another change after an outcome. */
    goOn: () => {
      setMade(null);
      setProblem(null);
    },
  };
}
