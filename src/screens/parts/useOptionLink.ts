import { useCallback } from 'react';
import type { EditPart } from '@/domain/edit/editParts';
import type { ReservationOptionName } from '@/domain/reservation/reservation';
import { useFeature } from '@/flags/useFeature';
import type { OptionLink } from '@/features/reservation/ReservationOptions';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';

/** The part of the page for changes that an option is about. */
const partOf: Partial<Readonly<Record<ReservationOptionName, EditPart>>> = {
  modifyDates: 'dates',
  modifyRoomTypes: 'rooms',
  modifyExtraServices: 'extras',
};

/** The page for arriving, which has the keys, too, and the page for leaving. */
const stayPageOf: Partial<Readonly<Record<ReservationOptionName, 'checkIn' | 'checkOut'>>> = {
  checkIn: 'checkIn',
  checkOut: 'checkOut',
  createMobileKey: 'checkIn',
  createPhysicalKey: 'checkIn',
};

/** Where something is done with the reservation that this tab has open; null for what is switched off. */
export function useOptionLink(): OptionLink {
  const { locale } = useTranslator();
  const isStayOnline = useFeature('onlineStay') === true;
  return useCallback(
    (name) => {
      const part = partOf[name];
      if (part) return `${pathOf('editReservation', locale)}#${part}`;
      const stayPage = stayPageOf[name];
      return stayPage && isStayOnline ? pathOf(stayPage, locale) : null;
    },
    [locale, isStayOnline],
  );
}
