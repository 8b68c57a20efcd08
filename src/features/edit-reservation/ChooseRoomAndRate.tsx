import { askedCode } from '@/domain/search/askedCode';
import { Text } from '@/design-system/Text';
import type { HotelOffers } from '@/domain/search/hotelOffers';
import { NO_MONEY } from '@/domain/money';
import { rateOptions } from '@/domain/rate/rateOptions';
import type { ChosenRate, RoomChoice } from '@/domain/stay/roomChoice';
import { roomOptions } from '@/domain/stay/roomOptions';
import type { RoomType } from '@/domain/stay/roomType';
import type { SearchCriteria } from '@/domain/search/search';
import { useMinuteClock } from '@/browser/useMinuteClock';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { EditSlots } from './editSlots';
import { OpenPart } from './OpenPart';

interface Props {
  readonly found: HotelOffers;
  readonly stay: {
    readonly criteria: SearchCriteria;
    readonly choices: readonly RoomChoice[];
    /** Someone else stays than the one who booked. */
    readonly isForOther: boolean;
  };
  /** The room of the reservation, from 0, and the type that was chosen for it; null while that is still to be chosen. */
  readonly room: { readonly index: number; readonly picked: RoomType | null };
  readonly slots: Pick<EditSlots, 'rates' | 'rooms'>;
  readonly onPick: (room: RoomType) => void;
  readonly onChoose: (room: RoomType, chosen: ChosenRate) => void;
  readonly onClose: () => void;
}

/** Another type for one room, and then its rate: only rates without a deposit. */
export function ChooseRoomAndRate({ found, stay, room, slots, onPick, onChoose, onClose }: Props) {
  const { criteria, choices, isForOther } = stay;
  const { t } = useTranslator();
  const now = useMinuteClock();
  const { index, picked } = room;
  const choice = choices[index];
  const number = index + 1;
  if (picked) {
    const options = rateOptions(found, {
      index,
      roomTypeRefId: picked.refId,
      wishes: [],
      isForOther,
      asked: askedCode(criteria),
      points: { has: null, taken: NO_MONEY },
    });
    return (
      <OpenPart title={t('editing.chooseRate', { number })} onClose={onClose}>
        {slots.rates({
          options,
          criteria,
          timeZone: found.hotel.timeZone,
          chosenRefId: choice?.room?.refId === picked.refId ? (choice.rate?.refId ?? null) : null,
          onChoose: ({ rate, offer }) => onChoose(picked, { rate, offer, hasSingleRate: options.length === 1 }),
        })}
      </OpenPart>
    );
  }
  const options = roomOptions(found, {
    choices,
    index,
    wishes: [],
    isForOther,
    asked: askedCode(criteria),
    now,
  });
  return (
    <OpenPart title={t('editing.chooseType', { number })} onClose={onClose}>
      {options.length === 0 ? (
        <Text tone="muted">{t('editing.notSold')}</Text>
      ) : (
        slots.rooms({
          options,
          criteria,
          chosenRefId: choice?.room?.refId ?? null,
          onChoose: (option) => onPick(option.room),
        })
      )}
    </OpenPart>
  );
}
