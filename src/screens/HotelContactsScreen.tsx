import { HotelContactsView } from '@/features/contacts/HotelContactsView';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';

/** How to reach each hotel. */
export function HotelContactsScreen({ content: { hotelContacts } }: ScreenProps) {
  const { t } = useTranslator();
  if (!hotelContacts) return null;
  return (
    <ScreenLayout
      route="hotelContactInformation"
      title={t('contacts.hotels.title')}
      description={t('contacts.hotels.description')}
    >
      <HotelContactsView places={hotelContacts} />
    </ScreenLayout>
  );
}
