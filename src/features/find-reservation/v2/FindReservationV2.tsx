import { useRef, useState } from 'react';
import { FailureActionControl } from '@/errors/FailureActionControl';
import type { Failure } from '@/domain/failure';
import { Stack } from '@/design-system/Stack';
import { FailureNotice } from '@/errors/FailureNotice';
import { FindReservationView } from '../FindReservationView';
import type { FindForm } from '../FindReservationView';
import { useFindReservationV2 } from './useFindReservationV2';

interface Props {
  /** The page runs. */
  readonly isReady: boolean;
  readonly onFound: (key: { readonly bookingNumber: string; readonly bookingHash: string }) => void;
}

/** Finds a booking by its number and a last name on it. */
export function FindReservationV2({ isReady, onFound }: Props) {
  const findReservation = useFindReservationV2();
  const isUnderWay = useRef(false);
  const [isFinding, setFinding] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const find = async ({ bookingNumber, lastName }: FindForm): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFinding(true);
    setFailure(null);
    const found = await findReservation(bookingNumber, lastName);
    // When it was found the page is being left, and the button stays busy.
    if (found.ok) return onFound(found.value);
    isUnderWay.current = false;
    setFinding(false);
    return setFailure(found.failure);
  };

  return (
    <FindReservationView
      isReady={isReady}
      isFinding={isFinding}
      notice={
        failure && (
          <Stack gap={3} align="start">
            <FailureNotice failure={failure} />
            <FailureActionControl action="call" />
          </Stack>
        )
      }
      onFind={(form) => void find(form)}
    />
  );
}
