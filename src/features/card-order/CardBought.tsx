import { SiteLink } from '@/routes/SiteLink';
import { useEffect, useState } from 'react';
import type { CardOrderCalls } from '@/api/cardOrderCalls';
import { DefinitionList } from '@/design-system/DefinitionList';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { CardOrder } from '@/domain/card/cardOrder';
import type { CardPurpose } from '@/domain/card/loyaltyCard';
import { groupedCardNumber } from '@/domain/card/loyaltyCard';
import type { MembershipStatus } from '@/domain/card/loyaltyCard';
import { statusesByCall } from '@/domain/card/statusesByCall';
import { CallControl } from '@/errors/FailureActionControl';
import { useTranslator } from '@/i18n/TranslatorContext';
import { useSession } from '@/session/useSession';
import type { CardLinks } from './cardOrderProps';

interface Props {
  /** Null when it is paid but cannot be read. */
  readonly order: CardOrder | null;
  readonly purpose: CardPurpose;
  readonly links: CardLinks;
  readonly withdrawalDays: number | null;
  readonly readMembership: CardOrderCalls['readMembership'];
}

/** The card is paid for: its number, how long it is valid, and what happens next. */
export function CardBought({ order, purpose, links, withdrawalDays, readMembership }: Props) {
  const { t, plural, format } = useTranslator();
  const isSignedIn = useSession().kind === 'authenticated';
  const status = useMembership(isSignedIn, readMembership);
  const items = [
    ...(order?.cardNumber ? [{ term: t('myCard.number'), description: groupedCardNumber(order.cardNumber) }] : []),
    ...(order?.validUntil ? [{ term: t('myCard.lastDay'), description: format.date(order.validUntil) }] : []),
    ...(order ? [{ term: t('cardOrder.paid.price'), description: format.money(order.price) }] : []),
  ];
  if (order?.status === 'WITHDRAWN') {
    return (
      <Notice
        tone="info"
        live="polite"
        headingLevel={2}
        title={t('myCard.leave.withdrawn')}
        actions={
          <LinkButton as={SiteLink} variant="secondary" href={links.about}>
            {t('cardOrder.about')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <Stack gap={5}>
      <Notice
        tone="success"
        live="polite"
        headingLevel={2}
        title={t(`cardOrder.paid.${purpose}`)}
        actions={
          <LinkButton as={SiteLink} href={isSignedIn ? links.mine : links.connect}>
            {t(isSignedIn ? 'cardOrder.mine' : 'cardOrder.connect')}
          </LinkButton>
        }
      >
        <Stack gap={4}>
          {items.length > 0 && <DefinitionList layout="columns" items={items} />}
          <Text>{t('cardOrder.paid.mail')}</Text>
          <Text>{t(isSignedIn ? 'cardOrder.paid.inAccount' : 'cardOrder.paid.connect')}</Text>
          {order && order.price.amount > 0 && (
            <Text>
              {withdrawalDays !== null &&
                `${plural('cardOrder.withdrawal.after', withdrawalDays, { amount: format.money(order.price) })} `}
              <Link as={SiteLink} href={links.withdraw}>
                {t('cardOrder.withdrawal.go')}
              </Link>
            </Text>
          )}
        </Stack>
      </Notice>
      {status && status !== 'ACTIVE' && (
        <Notice
          tone="info"
          headingLevel={2}
          title={t(`myCard.status.${status}.title`)}
          actions={statusesByCall.includes(status) && <CallControl />}
        >
          {t(`myCard.status.${status}.body`)}
        </Notice>
      )}
    </Stack>
  );
}

/** How far the membership of who is signed in has come; null before that is known. */
function useMembership(isSignedIn: boolean, readMembership: CardOrderCalls['readMembership']): MembershipStatus | null {
  const [status, setStatus] = useState<MembershipStatus | null>(null);
  useEffect(() => {
    let isOver = false;
    if (isSignedIn) void readMembership().then((found) => isOver || setStatus(found));
    return () => {
      isOver = true;
    };
  }, [isSignedIn, readMembership]);
  return status;
}
