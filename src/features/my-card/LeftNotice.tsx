import { useEffect } from 'react';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { Notice } from '@/design-system/Notice';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReceiptCard } from './ReceiptCard';
import type { Left } from './useLeaving';

/** What came of removing or withdrawing a card. The dialog that asked is gone, so the heading takes the focus. */
export function LeftNotice({ left }: { readonly left: Left }) {
  const { t } = useTranslator();
  useEffect(() => focusPageHeading(), []);
  switch (left.kind) {
    case 'removed':
      return <Notice tone="success" live="polite" title={t('myCard.leave.removed')} />;
    case 'tooLate':
      return (
        <Notice tone="warning" live="polite" actions={<CallControl />}>
          {t('myCard.leave.tooLate')}
        </Notice>
      );
    case 'withdrawn':
      return <ReceiptCard receipt={left.receipt} />;
  }
}
