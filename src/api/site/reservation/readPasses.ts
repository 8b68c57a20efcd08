import { graphql } from 'relay-runtime';
import { readWalletPasses } from '../../readWalletPasses';
import type { readPasses_reservation$data } from './__generated__/readPasses_reservation.graphql';

// Asked only where a guest is offered them: in a list, and in the answer to a change, nobody opens a link.
void graphql`
  fragment readPasses_reservation on Reservation @relay(mask: false) {
    walletPasses @include(if: $withPasses) {
      kind
      url
    }
  }
`;

/** What an answer has of passes: nothing where it was not asked for them. */
export type AnsweredPasses = Partial<readPasses_reservation$data>;

/** The links that add a reservation to a phone. */
export const readPasses = ({ walletPasses }: AnsweredPasses) => readWalletPasses(walletPasses);
