import { graphql, readInlineData } from 'relay-runtime';
import type { Failure } from '@/domain/failure';
import { paymentFailure } from '../paymentFailure';
import type { readGuaranteeFailure_failure$key } from './__generated__/readGuaranteeFailure_failure.graphql';

/** Why a payment was not begun or not completed. */
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
  return paymentFailure(code, paymentError);
}
