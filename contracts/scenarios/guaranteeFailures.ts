import { guaranteeFailureCodes, paymentErrorCodes } from '../world/apiCodes';
import { payments } from './asked';
import { kebab, type Scenario } from './scenario';

/** `guarantee-time-out`, …: the result of initiating and completing a guarantee. */
export const guaranteeFailures: readonly Scenario[] = guaranteeFailureCodes.map((code) => ({
  name: `guarantee-${kebab(code)}`,
  description: `Paying or guaranteeing is answered with ${code}.`,
  given: `A payment cannot be begun or completed: ${code}.`,
  when: 'A guest pays, or comes back from the payment page.',
  then: `The answer is the failure ${code}.`,
  asks: payments,
  twist: { guaranteeFailure: { code } },
}));

/** `payment-refused-by-issuer`, …: the result from the payment provider. */
export const paymentErrors: readonly Scenario[] = paymentErrorCodes.map((paymentError) => ({
  name: `payment-${kebab(paymentError)}`,
  description: `The payment fails, with ${paymentError} from the provider.`,
  given: `The payment provider answers ${paymentError}.`,
  when: 'A guest pays, or comes back from the payment page.',
  then: `The answer is PAYMENT_FAILURE with ${paymentError}.`,
  asks: payments,
  twist: { guaranteeFailure: { code: 'PAYMENT_FAILURE', paymentError } },
}));
