import { SiteLink } from '@/routes/SiteLink';
import { useHydrated } from '@/browser/useHydrated';
import { Link } from '@/design-system/Link';
import { PageHeading } from '@/design-system/PageHeading';
import { Stack } from '@/design-system/Stack';
import { withdrawalCalls } from '@/features/my-card/site/withdrawalCalls';
import { WithdrawOrder } from '@/features/my-card/WithdrawOrder';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { session } from '@/session/session';
import { ScreenLayout } from './frame/ScreenLayout';

/** Withdrawing the order of a card without an account. */
export function CardWithdrawalScreen() {
  const { t, locale } = useTranslator();
  const isHydrated = useHydrated();
  return (
    <ScreenLayout route="sCardWithdrawal" title={t('cardWithdrawal.title')} description={t('cardWithdrawal.lead')}>
      <Stack gap={6} width="reading">
        <PageHeading lead={t('cardWithdrawal.lead')}>{t('cardWithdrawal.title')}</PageHeading>
        <WithdrawOrder
          calls={isHydrated ? withdrawalCalls : null}
          contacts={
            <Link as={SiteLink} href={pathOf('contactsAndCallRates', locale)} tone="alone">
              {t('cardWithdrawal.off.contacts')}
            </Link>
          }
          onWithdrawn={() => void session.refreshEverywhere()}
        />
      </Stack>
    </ScreenLayout>
  );
}
