import { graphql, readInlineData } from 'relay-runtime';
import { decodeFailureCode } from '@/domain/failure';
import type { Failure } from '@/domain/failure';
import type { readGuaranteeFailure_failure$key } from './__generated__/readGuaranteeFailure_failure.graphql';

/** Why a payment was not begun or not completed: with the provider's message where it gave one. */
export function readGuaranteeFailure(ref: readGuaranteeFailure_failure$key): Failure {
  const { code, paymentError } = readInlineData<readGuaranteeFailure_failure$key>(
    graphql`
      fragment readGuaranteeFailure_failure on GuaranteeFailure @inline {
        code
        paymentError
      }
    `,
    ref,
  );
  return paymentError ? decodeFailureCode('payment', paymentError) : decodeFailureCode('guarantee', code);
}
