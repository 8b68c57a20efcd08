import type { CardVerification } from '@/domain/card/cardConnection';
import type { Failure } from '@/domain/failure';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import type { Result } from '@/domain/result';

/** The two calls that connect a card to the account of who is signed in. */
export interface ConnectCalls {
  /** Sends a code to the address of a card. */
  readonly sendCode: (email: string) => Promise<Result<Failure, CardVerification>>;
  /** Connects the card; a wrong code costs an attempt, and the failure has how many are left. */
  readonly connect: (email: string, code: string) => Promise<Result<Failure, LoyaltyCard>>;
}
