import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { ReactNode } from 'react';
import type { CardOrderAttempt } from '@/domain/card/cardOrder';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { OrderCard } from './useOrderCard';

interface Props {
  readonly attempt: CardOrderAttempt;
  readonly order: OrderCard;
  readonly paymentHref: string;
  readonly giveUp: ReactNode;
}

/** An order that this browser has: one without an answer is sent again, one that was made is paid on its own page. */
export function OrderOnItsWay({ attempt, order, paymentHref, giveUp }: Props) {
  const { t } = useTranslator();
  const kind = attempt.sent ? 'unanswered' : 'made';
  return (
    <Stack gap={4}>
      {order.failure && <FailureNotice failure={order.failure} />}
      <Notice
        tone="warning"
        live="polite"
        headingLevel={2}
        title={t(`cardOrder.${kind}.title`)}
        actions={
          <>
            {attempt.sent ? (
              <Button isLoading={order.isSending} loadingLabel={t('cardOrder.sending')} onClick={order.sendAgain}>
                {t('cardOrder.unanswered.again')}
              </Button>
            ) : (
              <LinkButton as={SiteLink} href={paymentHref}>
                {t('cardOrder.made.go')}
              </LinkButton>
            )}
          </>
        }
      >
        <Text>{t(`cardOrder.${kind}.body`)}</Text>
      </Notice>
      {giveUp}
    </Stack>
  );
}
