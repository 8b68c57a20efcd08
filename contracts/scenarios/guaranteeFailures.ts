import { guaranteeFailureCodes, paymentErrorCodes } from '../world/apiCodes';
import { kebab, type Scenario } from './scenario';

/** `guarantee-time-out`, …: the result of initiating and completing a guarantee. */
export const guaranteeFailures: readonly Scenario[] = guaranteeFailureCodes.map((code) => ({
  name: `guarantee-${kebab(code)}`,
  description: `Paying or guaranteeing is answered with ${code}.`,
  twist: { guaranteeFailure: { code } },
}));

/** `payment-refused-by-issuer`, …: the result from the payment provider. */
export const paymentErrors: readonly Scenario[] = paymentErrorCodes.map((paymentError) => ({
  name: `payment-${kebab(paymentError)}`,
  description: `The payment fails, with ${paymentError} from the provider.`,
  twist: { guaranteeFailure: { code: 'PAYMENT_FAILURE', paymentError } },
}));
