import { useRouter } from 'next/router';
import { ContactDetails } from '@/features/contact-details/ContactDetails';
import { useTranslator } from '@/i18n/TranslatorContext';
import { BookingFrame } from './frame/BookingFrame';
import type { ScreenProps } from './page-data/pageProps';

/** The contact step: who books, and wishes for the rooms. */
export function ContactDetailsScreen({ content }: ScreenProps) {
  const { t } = useTranslator();
  const router = useRouter();
  return (
    <BookingFrame
      step="contactDetails"
      title={t('contactDetails.title')}
      lead={t('contactDetails.lead')}
      heading={() => t('contactDetails.title')}
    >
      {({ next }) => <ContactDetails countries={content.countries ?? []} onDone={() => void router.push(next)} />}
    </BookingFrame>
  );
}
