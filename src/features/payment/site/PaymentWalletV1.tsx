import { PaymentWallet } from '../PaymentWallet';
import { useSavedCards } from './useSavedCards';

/** `PaymentWallet` over the site's API. */
export function PaymentWalletV1() {
  return <PaymentWallet cards={useSavedCards()} />;
}
