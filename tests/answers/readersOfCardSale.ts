import { askCode, mails } from '../../contracts/http/testCards';
import { signedIn } from '../../contracts/http/testGuest';
import type { TestWorld } from '../../contracts/http/testGuest';
import { askContentHere as ask } from '@/api/content';
import { callOf } from '@/api/testAsk';
import { loadCardProduct } from '@/api/site/card/loadCardProduct';
import { environment as site } from '@/config/environment';
import type { SCardProduct } from '@/domain/card/cardProduct';
import { useConnectCallsV1 } from '@/features/card-connect/site/useConnectCallsV1';
import type { Reader } from './reader';
import { signIn, vitalOfCard } from './readersOfMyCard';

const email = 'noora@post.example';
const calls = () => callOf(site.siteEndpoint, () => useConnectCallsV1('en'));

let code = '';
/** Sends a code to the card of a customer who has not connected it. */
async function begin(world: TestWorld): Promise<void> {
  await askCode(world, email, await signedIn(world, 'none'));
  code = /\d{6}/.exec((await mails(world))[0]?.body ?? '')?.[0] ?? '';
  await signIn(world, 'none');
}

/** The readers of what is answered about the card that is sold, and about connecting one. */
export const readersOfCardSale = [
  {
    operation: 'loadCardProductQuery',
    read: () => loadCardProduct(ask, 'en'),
    counts: ({ levels, benefits }: SCardProduct) => [levels.length, benefits.length],
    vital: /\.(price\..*|validityMonths|minimumAge|withdrawalDays|pointsPerEuro)$/,
  },
  {
    operation: 'useConnectCallsV1BeginMutation',
    before: begin,
    read: () => calls().sendCode(email),
    vital: /\.verification\./,
  },
  {
    operation: 'useConnectCallsV1CompleteMutation',
    read: () => calls().connect(email, code),
    vital: vitalOfCard,
  },
] as readonly Reader[];
