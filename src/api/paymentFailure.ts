import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { Maybe } from './readLeaf';

/** Why a payment was not begun or not completed: the provider's reason where it gave one. */
export const paymentFailure = (code: string, paymentError: Maybe<string>): Failure =>
  paymentError ? decodeFailureCode('payment', paymentError) : decodeFailureCode('guarantee', code);
