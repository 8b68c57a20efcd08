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

/** Hands over the call of an API, and draws nothing. */
export interface FindKeyProps {
  readonly onReady: (findKey: FindKey) => void;
}

interface Props {
  /** Null until the page runs and the call can be made: the form itself is there from the beginning. */
  readonly findKey: FindKey | null;
  readonly onFound: (key: BookingKey) => void;
}

/** Finds a booking by its number and a last name on it. */
export function FindReservation({ findKey, onFound }: Props) {
  const isUnderWay = useRef(false);
  const [isFinding, setFinding] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const find = async ({ bookingNumber, lastName }: FindForm): Promise<void> => {
    if (isUnderWay.current || !findKey) return;
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
      isReady={findKey !== null}
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
