import { SiteLink } from '@/routes/SiteLink';
import { useEffect } from 'react';
import { focusPageHeading } from '@/browser/focusPageHeading';
import { Link } from '@/design-system/Link';
import { Notice } from '@/design-system/Notice';
import { groupedCardNumber } from '@/domain/card/loyaltyCard';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ReceiptCard } from './ReceiptCard';
import type { Left } from './useLeaving';

interface Props {
  readonly left: Left;
  /** Withdrawing without an account. */
  readonly withdrawHref: string;
}

/** What came of removing or withdrawing a card. The dialog that asked is gone, so the heading takes the focus. */
export function LeftNotice({ left, withdrawHref }: Props) {
  const { t, format } = useTranslator();
  useEffect(() => focusPageHeading(), []);
  switch (left.kind) {
    case 'removed':
      return (
        <Notice tone="success" live="polite" title={t('myCard.leave.removed')}>
          {left.order && (
            <>
              {t('myCard.leave.stillWithdraw', {
                date: format.date(left.order.until),
                number: groupedCardNumber(left.order.cardNumber),
              })}{' '}
              <Link as={SiteLink} href={withdrawHref}>
                {t('myCard.leave.withdraw')}
              </Link>
            </>
          )}
        </Notice>
      );
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
