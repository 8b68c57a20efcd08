import { LoadingRegion } from '@/design-system/LoadingRegion';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { MyDetailsView } from '@/features/my-details/MyDetailsView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { CustomersOnly } from './parts/CustomersOnly';
import { ScreenLayout } from './frame/ScreenLayout';

/** What the site knows of who is signed in. */
export function MyDetailsScreen() {
  const { t, locale } = useTranslator();
  return (
    <ScreenLayout route="myDetails" title={t('myDetails.title')} description={t('myDetails.lead')}>
      <Stack gap={6}>
        <PageHeading lead={t('myDetails.lead')}>{t('myDetails.title')}</PageHeading>
        <CustomersOnly
          scopes={['READ_CUSTOMER_INFORMATION']}
          page="myDetails"
          waiting={
            <LoadingRegion label={t('shell.account.unread.reading')}>
              <Skeleton shape="card" />
            </LoadingRegion>
          }
        >
          {(customer) =>
            customer ? (
              <MyDetailsView customer={customer} cardDetailsHref={hrefOf('mySCard', locale, { part: 'details' })} />
            ) : (
              <Text>{t('shell.account.unread.body')}</Text>
            )
          }
        </CustomersOnly>
      </Stack>
    </ScreenLayout>
  );
}
