import { ContentPageView } from '@/features/content-page/ContentPageView';
import { usePage } from './PageContext';
import type { ScreenProps } from './pageProps';
import { ScreenLayout } from './ScreenLayout';

/** Pages that win a guest over; the others are looked up. */
const inviting: readonly string[] = ['sCard', 'springCampaign'];

/** A page of the chain that its editors write: terms, privacy, the card's front door. */
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
