import type { IdempotencyKey } from '@/domain/idempotencyKey';
import type { EditAnswer, EditOrder } from '@/domain/edit/editOrder';
import type { Failure } from '@/domain/failure';
import type { Reservation } from '@/domain/reservation/reservation';
import type { Result } from '@/domain/result';

/**
 * Changes a reservation. Does not throw: a failure means that no answer came, or that there is no such reservation. A call
 * repeated with the same key is answered as the first one was.
 */
export type EditCall = (order: EditOrder, idempotencyKey: IdempotencyKey) => Promise<Result<Failure, EditAnswer>>;

/** Reads the reservation that is being changed once more. Does not throw. */
export type ReadAgain = () => Promise<Result<Failure, Reservation>>;
