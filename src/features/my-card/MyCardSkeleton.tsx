import { LoadingRegion } from '@/design-system/LoadingRegion';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Main, Page, Pass } from './myCard.styles';

export function MyCardSkeleton() {
  const { t } = useTranslator();
  return (
    <LoadingRegion label={t('myCard.loading')}>
      <Page>
        <Pass>
          <Skeleton shape="picture" />
        </Pass>
        <Main>
          <Stack gap={5}>
            <Skeleton shape="card" />
            <Skeleton shape="card" />
          </Stack>
        </Main>
      </Page>
    </LoadingRegion>
  );
}
