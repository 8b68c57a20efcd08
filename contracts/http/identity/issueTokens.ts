import { accessScopes, type AccessScope } from '@/domain/guest/accessScope';
import type { World } from '../../world/context';
import type { CustomerRecord } from '../../world/customers';
import { encrypted, mintToken } from './tokens';

const ACCESS_LIFE_MS = 3_600_000;
const REFRESH_LIFE_MS = 12 * 3_600_000;

export interface IssuedTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly encryptedAccessToken: string;
}

export interface TokenOptions {
  /** Default: all scopes. */
  readonly scopes?: readonly AccessScope[];
  /** Of the access token, milliseconds; negative makes it expired. */
  readonly lifeMs?: number;
}

let issued = 0;

/** Issues a new set of tokens for a customer. */
export const issueTokens = (
  world: World,
  customer: CustomerRecord,
  { scopes = accessScopes, lifeMs = ACCESS_LIFE_MS }: TokenOptions = {},
): IssuedTokens => {
  const now = world.now().getTime();
  issued += 1;
  const grant = { customer, scopes, id: String(issued) };
  const accessToken = mintToken({ ...grant, kind: 'access', expiresAt: now + lifeMs }, world.seed);
  return {
    accessToken,
    refreshToken: mintToken({ ...grant, kind: 'refresh', expiresAt: now + REFRESH_LIFE_MS }, world.seed),
    encryptedAccessToken: encrypted(accessToken, world.seed),
  };
};
