import { DefinitionList } from '@/design-system/DefinitionList';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import { FailureNotice } from '@/errors/FailureNotice';
import { useTranslator } from '@/i18n/TranslatorContext';
import { SiteLink } from '@/routes/SiteLink';
import { PaymentChecking } from './PaymentChecking';
import type { OrderFromAddress } from './useOrderFromAddress';

interface Props {
  readonly found: OrderFromAddress;
  readonly number: string;
  readonly findHref: string;
}

/** The number of a booking that only the address knows, while it is read, and where to look when it cannot be read. */
export function NamedBookingView({ found, number, findHref }: Props) {
  const { t } = useTranslator();
  const { named, failure, readAgain } = found;
  const isFound = named?.bookingHash !== null && failure === null;
  return (
    <Stack gap={5} align="start">
      <DefinitionList layout="columns" items={[{ term: t('order.number'), description: number }]} />
      {isFound && <PaymentChecking />}
      {failure && <FailureNotice failure={failure} headingLevel={2} onAction={readAgain} />}
      {!isFound && (
        <LinkButton as={SiteLink} href={findHref} variant="secondary">
          {t('payment.none.find')}
        </LinkButton>
      )}
    </Stack>
  );
}
