import { useRef, useState } from 'react';
import { FailureActionControl } from '@/errors/FailureActionControl';
import type { Failure } from '@/domain/failure';
import { Stack } from '@/design-system/Stack';
import { FailureNotice } from '@/errors/FailureNotice';
import type { Result } from '@/domain/result';
import type { BookingKey } from '@/domain/bookingKey';
import { FindReservationView } from './FindReservationView';
import type { FindForm } from './FindReservationView';

/** Finds the key of a booking by its number and a last name on it. */
export type FindKey = (bookingNumber: string, lastName: string) => Promise<Result<Failure, BookingKey>>;

export interface FindReservationProps {
  /** The page runs. */
  readonly isReady: boolean;
  readonly onFound: (key: BookingKey) => void;
}

interface Props extends FindReservationProps {
  readonly findKey: FindKey;
}

/** Finds a booking by its number and a last name on it. */
export function FindReservation({ isReady, onFound, findKey }: Props) {
  const isUnderWay = useRef(false);
  const [isFinding, setFinding] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const find = async ({ bookingNumber, lastName }: FindForm): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setFinding(true);
    setFailure(null);
    const found = await findKey(bookingNumber, lastName);
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
