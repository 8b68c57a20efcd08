import { useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '@/design-system/Button';
import { Inline } from '@/design-system/Inline';
import { RadioCardGroup } from '@/design-system/RadioCardGroup';
import { Stack } from '@/design-system/Stack';
import type { RateOption } from '@/domain/rateOptions';
import { useTranslator } from '@/i18n/TranslatorContext';
import { RateOptionCard } from './RateOptionCard';

interface Props {
  readonly options: readonly RateOption[];
  readonly nights: number;
  readonly timeZone: string;
  /** The rate chosen before, for a guest who came back. */
  readonly chosenRefId: string | null;
  readonly onChoose: (option: RateOption) => void;
  /** Drops the chosen rate, which leaves the room with its cheapest one. */
  readonly onClear: () => void;
  /** For a guest who is not signed in. */
  readonly onSignIn?: () => void;
}

/** Rates for one chosen room; the default one is chosen already, so that most guests only go on. */
export function ChooseRateView({ options, nights, timeZone, chosenRefId, onChoose, onClear, onSignIn }: Props) {
  const { t } = useTranslator();
  const preferred = options.find(({ isDefault }) => isDefault)?.rate.refId ?? null;
  const isOpen = (refId: string | null) => options.some(({ rate, isBlocked }) => rate.refId === refId && !isBlocked);
  const [picked, setPicked] = useState(isOpen(chosenRefId) ? chosenRefId : preferred);
  const option = options.find(({ rate, isBlocked }) => rate.refId === picked && !isBlocked);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (option) onChoose(option);
  };
  const lowest = options.find(({ isLowest }) => isLowest)?.rate.refId ?? null;
  const clear = () => {
    setPicked(lowest);
    onClear();
  };
  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        <RadioCardGroup legend={t('chooseRate.legend')} isLegendHidden>
          {options.map((each) => (
            <RateOptionCard
              key={each.rate.refId}
              option={each}
              nights={nights}
              timeZone={timeZone}
              isPicked={each.rate.refId === option?.rate.refId}
              onPick={() => setPicked(each.rate.refId)}
              onSignIn={onSignIn}
            />
          ))}
        </RadioCardGroup>
        <Inline justify="end">
          {chosenRefId !== null && (
            <Button variant="quiet" onClick={clear} aria-disabled={picked === lowest}>
              {t('chooseRate.clear')}
            </Button>
          )}
          <Button type="submit" size="large" aria-disabled={!option}>
            {t('chooseRate.next')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
