import { Notice } from '@/design-system/Notice';
import { TeaserCard } from '@/design-system/TeaserCard';
import { TeaserGrid } from '@/design-system/TeaserGrid';
import type { Examples } from '../example';
import { longWord } from '../samples';

const cards = ['Talviyö', 'Saunapaketti', 'Koulun retkelle', longWord].map((title) => ({
  key: title,
  card: <TeaserCard title={title} href={`#${title}`} headingLevel={3} />,
}));
const more = { label: 'Näytä lisää', loadingLabel: 'Haetaan lisää', isLoading: false, onPress: () => undefined };

export const examples: Examples = {
  Whole: () => <TeaserGrid hasLead cards={cards} status="4 tarjousta" />,
  'More to come': () => <TeaserGrid cards={cards.slice(0, 2)} status="2 tarjousta" more={more} />,
  'More on its way': () => (
    <TeaserGrid cards={cards.slice(0, 2)} status="2 tarjousta" more={{ ...more, isLoading: true }} />
  ),
  'More did not come': () => (
    <TeaserGrid
      cards={cards.slice(0, 2)}
      status="2 tarjousta"
      more={more}
      problem={<Notice tone="error">Lisää ei saatu. Yritä uudelleen.</Notice>}
    />
  ),
};
