import { AccessibleRoomsView } from '@/features/accessible-rooms/AccessibleRoomsView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { ScreenLayout } from './frame/ScreenLayout';
import type { ScreenProps } from './page-data/pageProps';

/** The accessible rooms of every hotel, compared. */
export function AccessibleRoomsScreen({ content: { accessibleRooms } }: ScreenProps) {
  const { t } = useTranslator();
  if (!accessibleRooms) return null;
  return (
    <ScreenLayout route="accessibleRooms" title={t('accessibleRooms.title')} description={t('accessibleRooms.lead')}>
      <AccessibleRoomsView rooms={accessibleRooms} />
    </ScreenLayout>
  );
}
