import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '@/design-system/Button';
import { Checkbox } from '@/design-system/Checkbox';
import { Inline } from '@/design-system/Inline';
import { Notice } from '@/design-system/Notice';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import type { RoomChoice } from '@/domain/stay/roomChoice';
import type { RateOption } from '@/domain/rate/rateOptions';
import type { WaysToMeet } from '@/errors/RestrictionNotice';
import { WayOn } from '@/forms/WayOn';
import { useTranslator } from '@/i18n/TranslatorContext';
import { RateOptionCard } from './RateOptionCard';
import type { RatedStay } from './rateLines';

/** The stay's rooms, where rates are chosen for one room after the other. */
export interface RoomsOfStay {
  /** How many come after this one. */
  readonly later: number;
  /** The choices of all rooms with an option, for the total in view. */
  readonly choicesAt: (option: RateOption) => readonly RoomChoice[];
  /** Those with the same room type and rate in the later rooms; null where one of them cannot have it. */
  readonly sameInRest: (option: RateOption) => readonly RoomChoice[] | null;
}

interface Props {
  readonly options: readonly RateOption[];
  readonly stay: RatedStay;
  /** The rate chosen before, for a guest who came back. */
  readonly chosenRefId: string | null;
  /** `inRest`: the choices with the same in the later rooms, where the guest wants that. */
  readonly onChoose: (option: RateOption, inRest: readonly RoomChoice[] | null) => void;
  /** Drops the chosen rate, which leaves the room with its cheapest one. Missing where a rate is reserved. */
  readonly onClear?: () => void;
  /** Missing where it is decided who stays. */
  readonly onForOther?: (isForOther: boolean) => void;
  /** What this guest can do about a rate that is not for them. */
  readonly waysFor: (option: RateOption) => WaysToMeet;
  /** Missing where a step is about one room only. */
  readonly rooms?: RoomsOfStay;
}

const isForBookerOnly = ({ blockedBy }: RateOption) => blockedBy.includes('BOOKING_FOR_OTHER_NOT_ALLOWED');

/** The rates for one chosen room. The default is preselected, so most guests only press the button. */
export function ChooseRateView({ options, stay, chosenRefId, onChoose, onClear, onForOther, waysFor, rooms }: Props) {
  const { t, plural } = useTranslator();
  const [picked, setPicked] = useState(chosenRefId);
  const [wantsSame, setWantsSame] = useState(false);
  // The box stays when it is unticked, and the focus in it.
  const [wasForOther] = useState(stay.isForOther);
  const isOpen = ({ blockedBy }: RateOption) => blockedBy.length === 0;
  // A rate that cannot be chosen, or no longer, is replaced by the default.
  const option =
    options.find((each) => each.rate.refId === picked && isOpen(each)) ?? options.find(({ isDefault }) => isDefault);
  const same = (wantsSame && option && rooms?.sameInRest(option)) || null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (option) onChoose(option, same);
  };
  const hasSingleRate = options.length === 1;
  const lowest = options.find(({ isLowest }) => isLowest)?.rate.refId ?? null;
  const clear = () => {
    setPicked(lowest);
    onClear?.();
  };
  const asksWhoStays = options.some(({ terms }) => terms.some((term) => term.startsWith('BOOKING_FOR_OTHER')));
  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        {onForOther && (asksWhoStays || stay.isForOther || wasForOther) && (
          <Checkbox
            name="forOther"
            label={t('chooseRate.forOther.label')}
            hint={t('chooseRate.forOther.hint')}
            checked={stay.isForOther}
            onChange={(event) => onForOther(event.target.checked)}
          />
        )}
        {/* Also where the rate that the room had was cleared for that reason. */}
        {onForOther && chosenRefId === null && options.some(isForBookerOnly) && (
          <Notice tone="info" live="polite">
            {t('chooseRate.forOther.closed')}
          </Notice>
        )}
        {rooms && options.some((each) => isOpen(each) && rooms.sameInRest(each)) && (
          <Checkbox
            name="sameInRest"
            label={plural('chooseRate.same.label', rooms.later)}
            hint={t(wantsSame && !same ? 'chooseRate.same.impossible' : 'chooseRate.same.hint')}
            checked={wantsSame}
            onChange={(event) => setWantsSame(event.target.checked)}
          />
        )}
        <RadioCardGroup legend={t('chooseRate.legend')} isLegendHidden>
          {options.map((each) => (
            <RateOptionCard
              key={each.rate.refId}
              option={each}
              stay={stay}
              isPicked={each === option}
              onPick={() => setPicked(each.rate.refId)}
              ways={{
                ...waysFor(each),
                bookForMyself: onForOther && stay.isForOther ? () => onForOther(false) : undefined,
              }}
            />
          ))}
        </RadioCardGroup>
        {hasSingleRate && <Text tone="muted">{t('chooseRate.single')}</Text>}
        {chosenRefId !== null && onClear && !hasSingleRate && (
          <Inline justify="end">
            <Button variant="quiet" onClick={clear} aria-disabled={option?.rate.refId === lowest}>
              {t('chooseRate.clear')}
            </Button>
          </Inline>
        )}
        <WayOn
          type="submit"
          aria-disabled={!option}
          picked={same ?? (option && rooms?.choicesAt(option))}
          isPastRooms={same !== null}
        >
          {t('chooseRate.next')}
        </WayOn>
      </Stack>
    </form>
  );
}
