import { heedRefusal } from '@/api/postOperation';
import { readTokens } from '@/api/tokenStore';
import { loadCustomerV1 } from '@/api/v1/loadCustomerV1';
import { loadCustomerV2 } from '@/api/v2/loadCustomerV2';
import { switches } from '@/config/switches';
import type { Customer } from '@/domain/customer';

/**
 * Who is signed in, from the API that this build books with.
 * @throws TransportError when that cannot be known; tokens that were refused are cleared
 */
export async function loadCustomer(): Promise<Customer> {
  const used = readTokens();
  try {
    return await (switches.enableV2Api ? loadCustomerV2() : loadCustomerV1());
  } catch (error) {
    // The answer itself may have been the refusal.
    heedRefusal(error, used);
    throw error;
  }
}
