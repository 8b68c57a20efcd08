import dynamic from 'next/dynamic';
import { useClosingDetails } from '@/browser/useClosingDetails';
import { MAX_ADULTS, MAX_CHILDREN, MAX_PETS, MAX_ROOMS } from '@/config/limits';
import { Icon } from '@/design-system/Icon';
import { ChevronDown } from '@/design-system/icons';
import { SelectField } from '@/design-system/SelectField';
import type { SearchFeature } from '@/domain/search/searchFeatures';
import { DEFAULT_PARTY, PROPOSED_PARTY } from '@/domain/stay/party';
import { LostOverlay } from '@/errors/LostOverlay';
import { partyFacts } from '@/i18n/partyFacts';
import { useTranslator } from '@/i18n/TranslatorContext';
import { countsBetween } from './countsBetween';
import { Counts, Frame, Label, Opener, Panel, Value } from './PartyField.styles';
import type { TypedParty } from './stayFields';

interface Props {
  readonly idPrefix: string;
  readonly switchedOff: ReadonlySet<SearchFeature>;
  /** As the form describes it; null before the rules of the form are loaded. */
  readonly party: TypedParty | null;
  /** Shows which ages are missing. */
  readonly isTried: boolean;
  readonly onAge: (index: number, age: number | null) => void;
  /** Whether the panel hangs on the field in a wide window, where the fields stand side by side. */
  readonly isHung?: boolean;
}

/** Loaded when there are children. */
const AgeFields = dynamic(() => import('./AgeFields').then((file) => file.AgeFields), {
  ssr: false,
  loading: LostOverlay,
});

/** The whole panel comes into the window, as far as it fits. */
const showPanel = ({ open, lastElementChild: panel }: HTMLDetailsElement) =>
  open && panel?.scrollIntoView?.({ block: 'nearest' });

/** Who travels, at the field: native selects in a panel, which opens and submits without scripts. */
export function PartyField({ idPrefix, switchedOff, party, isTried, onAge, isHung = false }: Props) {
  const translator = useTranslator();
  const { t } = translator;
  const details = useClosingDetails();
  const hasOneAdult = switchedOff.has('MULTIPLE_ADULTS');
  const hasOneRoom = hasOneAdult || switchedOff.has('MULTIPLE_ROOMS');
  const counts = [
    { name: 'adults', min: 1, max: hasOneAdult ? 1 : MAX_ADULTS },
    ...(switchedOff.has('KIDS') ? [] : [{ name: 'children', min: 0, max: MAX_CHILDREN } as const]),
    { name: 'rooms', min: 1, max: hasOneRoom ? 1 : MAX_ROOMS },
    ...(switchedOff.has('PETS') ? [] : [{ name: 'pets', min: 0, max: MAX_PETS } as const]),
  ] as const;
  const proposed = hasOneAdult ? DEFAULT_PARTY : PROPOSED_PARTY;
  const { ages, ...numbers } = party ?? { ...proposed, ages: [] };
  return (
    <Frame ref={details} onToggle={({ currentTarget }) => showPanel(currentTarget)}>
      <Opener id={`${idPrefix}-party`}>
        <Label>{t('stay.party.legend')}</Label>
        <Value>
          <span>{partyFacts({ ...numbers, children: ages.length }, translator).join(', ')}</span>
          <Icon of={ChevronDown} size="small" />
        </Value>
      </Opener>
      <Panel isHung={isHung}>
        <Counts>
          {counts.map(({ name, min, max }) => (
            <SelectField
              key={name}
              id={`${idPrefix}-${name}`}
              name={name}
              label={t(`stay.party.${name}`)}
              defaultValue={proposed[name]}
            >
              {countsBetween(min, max).map((count) => (
                <option key={count}>{count}</option>
              ))}
            </SelectField>
          ))}
        </Counts>
        {ages.length > 0 && (
          <AgeFields
            idPrefix={idPrefix}
            ages={ages}
            errorAt={(index) =>
              isTried && ages[index] === null ? t('stay.party.ageMissing', { number: index + 1 }) : undefined
            }
            onAge={onAge}
          />
        )}
      </Panel>
    </Frame>
  );
}
