import { site } from '@/config/siteAddresses';
import { Link } from '@/design-system/Link';
import { Text } from '@/design-system/Text';
import { ContentPageView } from '@/features/content-page/ContentPageView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { usePage } from './frame/PageContext';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';

/** Pages that advertise; the others are for reference. */
const inviting: readonly string[] = ['springCampaign'];

/** A page written by the chain's editors: terms, privacy. */
export function ContentPageScreen({ content: { page } }: ScreenProps) {
  const { route } = usePage();
  const { t } = useTranslator();
  if (!page || route === 'notFound') return null;
  const { title, description, picture } = page.meta;
  return (
    <ScreenLayout route={route} title={title} description={description} picture={picture}>
      <ContentPageView page={page} kind={inviting.includes(route) ? 'invitation' : 'rules'} />
      {route === 'termsOfUse' && (
        <Text>
          {/* The export writes this file; every package that it brings to a guest asks for that. */}
          <Link href={site.local('/licences.txt')}>{t('contentPage.licences')}</Link>
        </Text>
      )}
    </ScreenLayout>
  );
}
