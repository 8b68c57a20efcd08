import { useState } from 'react';
import { LEAVING, useOnce } from '@/browser/useOnce';
import { useWhenThere } from '@/browser/useWhenThere';
import { readBookingNumber } from '@/domain/reservation/bookingNumber';
import { readLine } from '@/domain/guest/freeText';
import { FailureActionControl } from '@/errors/FailureActionControl';
import type { Failure } from '@/domain/failure';
import { Stack } from '@/design-system/Stack';
import { FailureNotice } from '@/errors/FailureNotice';
import type { Result } from '@/domain/result';
import type { BookingKey } from '@/domain/reservation/bookingKey';
import { FindReservationView } from './FindReservationView';
import type { FindForm } from './FindReservationView';

/** Loads the key of a booking by its number and a last name on it, without what does not count of either. */
export type FindKey = (bookingNumber: string, lastName: string) => Promise<Result<Failure, BookingKey>>;

/** Passes the request of an API to `onReady`, and renders nothing. */
export interface FindKeyProps {
  readonly onReady: (findKey: FindKey) => void;
}

/** From here on an API may let the next answer wait, so that nobody can try out names. */
const MISSES_BEFORE_SLOW = 3;

interface Props {
  /** Null until the request can be made: what is asked before waits for it. The form is in the exported page. */
  readonly findKey: FindKey | null;
  readonly onFound: (key: BookingKey) => void;
}

/** Finds a booking by its number and a last name on it. */
export function FindReservation({ findKey, onFound }: Props) {
  const { isBusy: isFinding, failure, fail, run } = useOnce<Failure>();
  const [misses, setMisses] = useState(0);
  const whenReady = useWhenThere(findKey);

  const find = async ({ bookingNumber, lastName }: FindForm) => {
    const ask = await whenReady();
    const found = await ask(readBookingNumber(bookingNumber), readLine(lastName));
    if (found.ok) {
      onFound(found.value);
      return LEAVING;
    }
    setMisses((before) => before + 1);
    return fail(found.failure);
  };

  return (
    <FindReservationView
      isFinding={isFinding}
      isSlow={isFinding && misses >= MISSES_BEFORE_SLOW}
      notice={
        failure && (
          <Stack gap={3} align="start">
            <FailureNotice failure={failure} />
            <FailureActionControl action="call" />
          </Stack>
        )
      }
      onFind={(form) => void run(() => find(form))}
    />
  );
}
