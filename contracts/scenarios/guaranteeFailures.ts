import { guaranteeFailureCodes, paymentErrorCodes } from '../world/apiCodes';
import { kebab, type Scenario } from './scenario';

/** `guarantee-time-out`, …: what initiating and completing answer. */
export const guaranteeFailures: readonly Scenario[] = guaranteeFailureCodes.map((code) => ({
  name: `guarantee-${kebab(code)}`,
  description: `Paying or guaranteeing is answered with ${code}.`,
  twist: { guaranteeFailure: { code } },
}));

/** `payment-refused-by-issuer`, …: what the payment provider said. */
export const paymentErrors: readonly Scenario[] = paymentErrorCodes.map((paymentError) => ({
  name: `payment-${kebab(paymentError)}`,
  description: `The payment fails, and the provider says ${paymentError}.`,
  twist: { guaranteeFailure: { code: 'PAYMENT_FAILURE', paymentError } },
}));
