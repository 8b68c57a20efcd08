import { SiteLink } from '@/routes/SiteLink';
import { Button } from '@/design-system/Button';
import { Card } from '@/design-system/Card';
import { Icon } from '@/design-system/Icon';
import { IconLine } from '@/design-system/IconLine';
import { CircleCheck, Printer } from '@/design-system/icons';
import { Link } from '@/design-system/Link';
import { QrCode } from '@/design-system/QrCode';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { groupedCardNumber } from '@/domain/card/loyaltyCard';
import type { LoyaltyCard } from '@/domain/card/loyaltyCard';
import { useTranslator } from '@/i18n/TranslatorContext';
import { MemberCard } from './MemberCard';
import { CodeRow, ScreenOnly } from './myCard.styles';

interface Props {
  readonly card: LoyaltyCard;
  readonly renewHref: string;
}

/** The card, its number as a code for a reader, and a print. */
export function CardPass({ card, renewHref }: Props) {
  const { t } = useTranslator();
  return (
    <Stack gap={5}>
      <MemberCard card={card} />
      <Card>
        <Stack gap={4}>
          <CodeRow>
            <QrCode text={card.number} label={t('myCard.code', { number: groupedCardNumber(card.number) })} />
            <Text size="label">{t('myCard.codeHint')}</Text>
          </CodeRow>
          <Standing card={card} renewHref={renewHref} />
          <ScreenOnly>
            <Button variant="secondary" fullWidth onClick={() => window.print()}>
              <Icon of={Printer} size="small" />
              {t('myCard.print')}
            </Button>
          </ScreenOnly>
        </Stack>
      </Card>
    </Stack>
  );
}

/** That all is well, and from when the card can be renewed. What is not well is said above the page. */
function Standing({ card: { status, validity, renewal }, renewHref }: Props) {
  const { t, format } = useTranslator();
  return (
    <>
      {status === 'ACTIVE' && validity !== 'EXPIRED' && (
        <Stack gap={1}>
          <IconLine icon={CircleCheck} tone="good">
            {t('myCard.status.ACTIVE.title')}
          </IconLine>
          <Text size="label" tone="muted">
            {t('myCard.status.ACTIVE.body')}
          </Text>
        </Stack>
      )}
      {status !== 'TERMINATED' && validity === 'VALID' && renewal.eligibility === 'OK' && (
        <Text size="label" tone="muted">
          {renewal.allowed ? (
            <Link as={SiteLink} href={renewHref}>
              {t('myCard.renew.action')}
            </Link>
          ) : (
            t('myCard.renew.from', { date: format.date(renewal.from) })
          )}
        </Text>
      )}
    </>
  );
}
