import { apis } from '@/api/apis';
import { tokensAfter } from '@/api/freshTokens';
import { TransportError } from '@/api/TransportError';
import { readTokens } from '@/api/tokenStore';
import { apiOfBuild } from '@/config/chosenApi';
import type { Customer } from '@/domain/guest/customer';
import { signInAllows } from './scope';

/**
 * Who is signed in, from the API that this build books by.
 * @throws TransportError when that cannot be known; tokens that were refused are cleared
 */
export async function loadCustomer(): Promise<Customer> {
  // The API would refuse it, and that refusal would end a sign-in that is valid for other things.
  if (!signInAllows('READ_CUSTOMER_INFORMATION')) throw new TransportError('FORBIDDEN');
  const { loadCustomer: load } = apis[apiOfBuild];
  const used = readTokens();
  try {
    return await load();
  } catch (error) {
    // The refusal may be in the answer itself, where the transport does not see it.
    if (used && (await tokensAfter(error, used, true))) return load();
    throw error;
  }
}
