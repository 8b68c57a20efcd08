import { useTranslator } from '@/i18n/TranslatorContext';

/** The texts that design-system components need on a hotel's pages. */
export function useHotelWords() {
  const { t } = useTranslator();
  return {
    gallery: {
      open: t('hotelPage.gallery.open'),
      close: t('hotelPage.gallery.close'),
      previous: t('hotelPage.gallery.previous'),
      next: t('hotelPage.gallery.next'),
      position: (number: number, count: number) => t('hotelPage.gallery.position', { number, count }),
    },
    video: {
      play: t('richText.play'),
      notice: t('richText.notice'),
      elsewhere: t('richText.elsewhere'),
    },
  };
}
