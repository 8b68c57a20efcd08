import { isPassLink, walletKinds } from '@/domain/reservation/walletPass';
import type { WalletPass } from '@/domain/reservation/walletPass';
import { readEach, readOr } from './readEach';
import { MalformedError, readText } from './readLeaf';
import type { Maybe } from './readLeaf';

interface AnsweredPass {
  readonly kind: string;
  readonly url: string;
}

/**
 * The links that add a booking to a phone, in the order of this site, one of each kind; none where the API was not asked
 * for them. A kind that this site does not know is left out without a word, a link that is none with a report.
 */
export function readWalletPasses(passes: Maybe<readonly AnsweredPass[]>): readonly WalletPass[] {
  if (passes === null || passes === undefined) return [];
  const read = readOr([], () => readEach(passes, readPass));
  return walletKinds.flatMap((kind) => read.find((each) => each?.kind === kind) ?? []);
}

/** Null for an app that this site does not know. */
function readPass({ kind: word, url }: AnsweredPass): WalletPass | null {
  const kind = walletKinds.find((each) => each === word);
  if (!kind) return null;
  if (!isPassLink(kind, readText(url))) throw new MalformedError('a link to a pass');
  return { kind, url };
}
