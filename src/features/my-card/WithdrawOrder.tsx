import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import type { OrderWithdrawalCalls } from '@/api/cardCalls';
import { useWhenThere } from '@/browser/useWhenThere';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { CallControl } from '@/errors/FailureActionControl';
import { FailureNotice } from '@/errors/FailureNotice';
import { useFeature } from '@/flags/useFeature';
import { useTranslator } from '@/i18n/TranslatorContext';
import { dropTyped } from '@/state/typedForms';
import { ReceiptCard } from './ReceiptCard';
import { useOrderWithdrawal } from './useOrderWithdrawal';
import { WITHDRAWAL_FORM, WithdrawalForm } from './WithdrawalForm';
import { WithdrawalOffer } from './WithdrawalOffer';
import { WithdrawalRefused } from './WithdrawalRefused';

interface Props {
  /** Null until they can be made: what is asked before waits for them. The form is in the exported page. */
  readonly calls: OrderWithdrawalCalls | null;
  /** The page with the addresses of customer service. */
  readonly contacts: ReactNode;
  /** The card of this browser's customer may have ended. */
  readonly onWithdrawn: () => void;
}

/** Withdrawing the order of a card with its number and the address of the purchase, without an account. */
export function WithdrawOrder({ calls, contacts, onWithdrawn }: Props) {
  const { t } = useTranslator();
  const isOn = useFeature('cardOrderWithdrawal');
  const whenReady = useWhenThere(isOn === true ? calls : null);
  const { step, isSending, refusal, failure, ask, confirm, back } = useOrderWithdrawal(whenReady, () => {
    dropTyped(WITHDRAWAL_FORM);
    onWithdrawn();
  });
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(step.kind);
  useEffect(() => {
    // Not when the page is opened.
    if (seen.current !== step.kind) place.current?.focus();
    seen.current = step.kind;
  }, [step.kind]);
  if (isOn === false) {
    return (
      <Notice tone="info" headingLevel={2} title={t('cardWithdrawal.off.title')} actions={<CallControl />}>
        <Stack gap={2}>
          <Text>{t('cardWithdrawal.off.body')}</Text>
          {contacts}
        </Stack>
      </Notice>
    );
  }
  return (
    <div ref={place} tabIndex={-1} data-step={step.kind}>
      {step.kind === 'asking' && (
        <WithdrawalForm
          isSending={isSending}
          notice={
            (refusal && <WithdrawalRefused refusal={refusal} />) ?? (failure && <FailureNotice failure={failure} />)
          }
          onAsk={ask}
        />
      )}
      {step.kind === 'found' && (
        <WithdrawalOffer
          order={step.order}
          isSending={isSending}
          notice={failure && <FailureNotice failure={failure} onAction={confirm} />}
          onConfirm={confirm}
          onBack={back}
        />
      )}
      {step.kind === 'withdrawn' && (
        <Stack gap={4}>
          {!step.isNew && <Text>{t('cardWithdrawal.before')}</Text>}
          <ReceiptCard receipt={step.receipt} />
          <Text>{t('cardWithdrawal.mail')}</Text>
        </Stack>
      )}
    </div>
  );
}
