import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { LoyaltyCard, PointLevel } from '@/domain/card/loyaltyCard';
import { CodeStep } from './CodeStep';
import type { ConnectCalls } from './connectCalls';
import { ConnectedCard } from './ConnectedCard';
import { EmailStep } from './EmailStep';
import { useConnecting } from './useConnecting';

export interface ConnectCardProps {
  readonly levels: readonly PointLevel[];
  /** Draws a card. */
  readonly drawCard: (card: LoyaltyCard) => ReactNode;
  /** Shown instead of the steps when the account has a card already; null when it has none. */
  readonly own: ReactNode;
  /** The ways on from here, for a guest who has connected a card. */
  readonly onward: ReactNode;
  /** The ways to get a card, for a guest who has none. */
  readonly without: ReactNode;
  /** The account has changed, or may have. */
  readonly onChanged: () => void;
}

interface Props extends ConnectCardProps {
  readonly calls: ConnectCalls;
}

/** Connecting a card to an account: the address it was bought with, the code that is sent there, and the card. */
export function ConnectCard({ calls, levels, drawCard, own, onward, without, onChanged }: Props) {
  const [card, setCard] = useState<LoyaltyCard | null>(null);
  const connecting = useConnecting(calls, {
    onConnected: (connected) => {
      setCard(connected);
      onChanged();
    },
    onTaken: onChanged,
  });
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const { turns, step, forget } = connecting;
  const isOwner = Boolean(own) && card === null;
  useEffect(() => {
    // Not when the page is opened or loaded again.
    if (turns > 0) (field.current ?? place.current)?.focus();
  }, [turns, step]);
  useEffect(() => {
    // Connected elsewhere, or by a call whose answer was lost.
    if (isOwner) forget();
  }, [isOwner, forget]);
  if (card) return <ConnectedCard card={card} levels={levels} face={drawCard(card)} onward={onward} />;
  if (own) return <>{own}</>;
  return (
    <div ref={place} tabIndex={-1}>
      {step === 'email' ? (
        <EmailStep connecting={connecting} fieldRef={field} without={without} />
      ) : (
        <CodeStep connecting={connecting} fieldRef={field} />
      )}
    </div>
  );
}
