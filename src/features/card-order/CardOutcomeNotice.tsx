import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Spinner } from '@/design-system/Spinner';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { unpaidReason } from '@/domain/card/cardOrder';
import type { CardOrderOutcome } from '@/domain/card/cardOrder';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import type { Failure } from '@/domain/failure';
import { CallControl } from '@/errors/FailureActionControl';
import { FailureNotice } from '@/errors/FailureNotice';
import type { ReactNode } from 'react';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { CardLinks } from './cardOrderProps';

interface Props {
  /** Null before the first answer. */
  readonly outcome: Exclude<CardOrderOutcome, { kind: 'paid' }> | null;
  readonly purpose: CardPurpose;
  readonly isChecking: boolean;
  /** The payment page where this payment can be finished. */
  readonly paymentUrl: string | null;
  readonly links: CardLinks;
  readonly onCheck: () => void;
  /** Forgets an order that is there no longer. */
  readonly onForget: () => void;
  readonly giveUp: ReactNode;
}

/** What became of a payment that is not paid, and of the money. Offers only what cannot pay twice. */
export function CardOutcomeNotice(props: Props) {
  const { outcome, purpose, isChecking, paymentUrl, links, onCheck, onForget, giveUp } = props;
  const { t } = useTranslator();
  switch (outcome?.kind) {
    case undefined:
      return (
        <Inline gap={3} role="status">
          <Spinner />
          <Text size="lead" weight="bold">
            {t('payment.checking')}
          </Text>
        </Inline>
      );
    case 'notPaid':
      return <NotPaid failure={outcome.failure} />;
    // It cannot be finished: another payment takes its place.
    case 'noPage':
      return <NotPaid failure={null} />;
    case 'gone':
      return (
        <Notice
          tone="error"
          live="assertive"
          headingLevel={2}
          title={t('cardOrder.gone.title')}
          actions={
            <>
              <LinkButton as={SiteLink} href={purpose === 'RENEWAL' ? links.renew : links.buy} onClick={onForget}>
                {t(purpose === 'RENEWAL' ? 'cardOrder.renew' : 'cardOrder.nothing.buy')}
              </LinkButton>
              <CallControl />
            </>
          }
        >
          {t('cardOrder.gone.body')}
        </Notice>
      );
    case 'open':
      return (
        <Waiting
          kind="open"
          isChecking={isChecking}
          onCheck={onCheck}
          actions={paymentUrl !== null && <LinkButton href={paymentUrl}>{t('payment.open.go')}</LinkButton>}
          below={giveUp}
        />
      );
    case 'atBank':
    case 'pending':
      return (
        <Stack gap={4}>
          {outcome.kind === 'pending' && outcome.failure?.kind === 'transport' && (
            <FailureNotice failure={outcome.failure} />
          )}
          <Waiting
            kind={isPaidButNotReady(outcome) ? 'notReady' : outcome.kind}
            isChecking={isChecking}
            onCheck={onCheck}
          />
        </Stack>
      );
  }
}

/** The money arrived, and the register does not have the card yet. */
const isPaidButNotReady = (outcome: CardOrderOutcome): boolean =>
  outcome.kind === 'pending' &&
  outcome.failure?.kind === 'guarantee' &&
  outcome.failure.code === 'RESERVATION_UPDATE_ERROR';

function NotPaid({ failure }: { readonly failure: Failure | null }) {
  const { t } = useTranslator();
  const reason = unpaidReason(failure);
  return (
    <Notice
      tone={reason === 'CANCELLED_BY_CUSTOMER' ? 'info' : 'error'}
      live="assertive"
      headingLevel={2}
      title={t(`cardOrder.notPaid.${reason}.title`)}
    >
      <Stack gap={2}>
        <Text>{t(`cardOrder.notPaid.${reason}.body`)}</Text>
        <Text>{t('cardOrder.notPaid.safe')}</Text>
      </Stack>
    </Notice>
  );
}

interface WaitingProps {
  readonly kind: 'atBank' | 'notReady' | 'open' | 'pending';
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly actions?: ReactNode;
  readonly below?: ReactNode;
}

function Waiting({ kind, isChecking, onCheck, actions, below }: WaitingProps) {
  const { t } = useTranslator();
  return (
    <Stack gap={4}>
      <Notice
        tone={kind === 'pending' ? 'warning' : 'info'}
        live="polite"
        headingLevel={2}
        title={t(`cardOrder.${kind}.title`)}
        actions={
          <>
            {actions}
            {/* It stays where it was pressed, so that the focus does. */}
            <Button variant="secondary" aria-disabled={isChecking} onClick={onCheck}>
              {t('payment.checkAgain')}
            </Button>
          </>
        }
      >
        <Stack gap={2}>
          <Text>{t(`cardOrder.${kind}.body`)}</Text>
          <Text>{t(`cardOrder.${kind}.later`)}</Text>
        </Stack>
      </Notice>
      {isChecking && (
        <Inline gap={2}>
          <Spinner />
          <Text tone="muted">{t('payment.stillChecking')}</Text>
        </Inline>
      )}
      {below}
    </Stack>
  );
}
