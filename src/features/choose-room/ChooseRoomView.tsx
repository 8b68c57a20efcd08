import { useFocusKept } from '@/browser/useFocusKept';
import { useShownAtOnce } from '@/browser/useShownAtOnce';
import { Button } from '@/design-system/Button';
import { EmptyState } from '@/design-system/EmptyState';
import { FilterChips } from '@/design-system/FilterChips';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { RoomOption } from '@/domain/stay/roomOptions';
import { stayWishes } from '@/domain/search/wishes';
import type { StayWish } from '@/domain/search/wishes';
import { useTranslator } from '@/i18n/TranslatorContext';
import { RoomOptionCard } from './RoomOptionCard';
import type { PricedStay } from './StayPrice';

/** What the guest filters rooms and rates by. */
export interface WishesToMeet {
  readonly wanted: readonly StayWish[];
  /** The wishes that some room here can meet. */
  readonly offered: readonly StayWish[];
  readonly onChange: (wishes: readonly StayWish[]) => void;
}

/** Rooms that can be had at once at the price that they show. */
export interface AtLowestPrice {
  readonly canTake: (option: RoomOption) => boolean;
  readonly onTake: (option: RoomOption) => void;
}

interface Props {
  /** The rooms that meet the wishes. */
  readonly options: readonly RoomOption[];
  readonly wishes: WishesToMeet;
  readonly stay: PricedStay;
  /** The room type chosen before, for a guest who came back. */
  readonly chosenRefId: string | null;
  readonly onChoose: (option: RoomOption) => void;
  /** Missing where a room is chosen without its rate. */
  readonly lowest?: AtLowestPrice;
}

/** The room types for one room of the stay. */
export function ChooseRoomView({ options, wishes, stay, chosenRefId, onChoose, lowest }: Props) {
  const withOption = (act: ((option: RoomOption) => void) | undefined) => (refId: string | null) => {
    const option = options.find(({ room }) => room.refId === refId);
    if (option) act?.(option);
  };
  const [chosen, choose] = useShownAtOnce(chosenRefId, withOption(onChoose));
  const [taken, take] = useShownAtOnce(chosenRefId, withOption(lowest?.onTake));
  const shownRefId = taken === chosenRefId ? chosen : taken;
  const { t, plural } = useTranslator();
  const { target, watch } = useFocusKept<HTMLParagraphElement>();
  const { wanted, offered, onChange } = wishes;
  const choices = stayWishes.filter((wish) => wanted.includes(wish) || offered.includes(wish));
  const isLowestShared = options.filter(({ isLowest }) => isLowest).length > 1;
  const toggle = (wish: StayWish) =>
    onChange(stayWishes.filter((each) => (each === wish ? !wanted.includes(wish) : wanted.includes(each))));
  return (
    <Stack gap={4} {...watch}>
      <FilterChips
        legend={t('stay.wishes.legend')}
        isLegendHidden
        choices={choices.map((wish) => ({
          value: wish,
          label: t(`stay.wishes.${wish}`),
          isOn: wanted.includes(wish),
        }))}
        onToggle={toggle}
      />
      {options.length > 0 && (
        <>
          <Text size="label" tone="muted" role="status" ref={target} tabIndex={-1}>
            {plural('chooseRoom.count', options.length)}
          </Text>
          {options.map((option) => (
            <RoomOptionCard
              key={option.room.refId}
              option={option}
              stay={stay}
              isLowestShared={isLowestShared}
              isChosen={option.room.refId === shownRefId}
              onChoose={choose}
              onTake={lowest?.canTake(option) ? take : null}
            />
          ))}
        </>
      )}
      {options.length === 0 && (
        <EmptyState
          title={t('stay.unwished')}
          actions={<Button onClick={() => onChange([])}>{t('chooseRoom.unwished.show')}</Button>}
        >
          {t('chooseRoom.unwished.body')}
        </EmptyState>
      )}
    </Stack>
  );
}
