import { graphql } from 'relay-runtime';
import { askPlainly } from '@/api/askPlainly';
import { readEach } from '@/api/readEach';
import { reportBug } from '@/api/reportBug';
import { TransportError } from '@/api/TransportError';
import { usePlainAnswer } from '@/api/usePlainAnswer';
import { environment } from '@/config/environment';
import type { SavedCard } from '@/domain/payment/savedCard';
import { useSession } from '@/session/useSession';
import { readSavedCard } from './readSavedCard';
import type { useSavedCardsQuery } from './__generated__/useSavedCardsQuery.graphql';

const query = graphql`
  query useSavedCardsQuery {
    savedPaymentCards {
      cards {
        ...readSavedCard_card @relay(mask: false)
      }
    }
  }
`;

/** The cards that the signed-in customer saved; one that cannot be read is left out. */
export async function loadSavedCards(signal: AbortSignal): Promise<readonly SavedCard[]> {
  const { savedPaymentCards } = await askPlainly<useSavedCardsQuery>(environment.siteEndpoint, query, {}, { signal });
  return readEach(savedPaymentCards.cards ?? [], readSavedCard);
}

const none: readonly SavedCard[] = [];

/**
 * The cards that the signed-in customer saved; none for strangers, and none while they cannot be loaded, since every
 * other way to pay works without them.
 */
export function useSavedCards(): readonly SavedCard[] {
  const session = useSession();
  const customerId = session.kind === 'authenticated' ? session.customer.id : null;
  const { answer } = usePlainAnswer<string, readonly SavedCard[], true>(customerId, {
    ask: (_customerId, signal) => loadSavedCards(signal),
    failureOf: (error) => {
      if (!(error instanceof TransportError)) reportBug(error);
      return true;
    },
  });
  return answer ?? none;
}
