import { ContentPageView } from '@/features/content-page/ContentPageView';
import { usePage } from './PageContext';
import type { ScreenProps } from './pageProps';
import { ScreenLayout } from './ScreenLayout';

/** Pages that advertise; the others are for reference. */
const inviting: readonly string[] = ['springCampaign'];

/** A page written by the chain's editors: terms, privacy. */
export function ContentPageScreen({ content: { page } }: ScreenProps) {
  const { route } = usePage();
  if (!page || route === 'notFound') return null;
  const { title, description, picture } = page.meta;
  return (
    <ScreenLayout route={route} title={title} description={description} picture={picture}>
      <ContentPageView page={page} kind={inviting.includes(route) ? 'invitation' : 'rules'} />
    </ScreenLayout>
  );
}
