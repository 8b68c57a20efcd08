import { useMemo } from 'react';
import { I18nProvider } from 'react-aria';
import { Combobox } from '@/design-system/Combobox';
import type { Destination } from '@/domain/search/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { calendarLocales } from './calendarLocale';
import { optionOf } from './destinationOptions';
import type { DestinationOption, OptionGroup } from './destinationOptions';
import { matchDestinations } from './matchDestinations';

interface Props {
  readonly id: string;
  readonly options: readonly DestinationOption[];
  readonly text: string;
  readonly destination: Destination;
  readonly error?: string | undefined;
  /** In the short form, which has no room for the hint; with its list open when the guest has typed already. */
  readonly short?: { readonly opensAtOnce: boolean };
  readonly onType: (text: string) => void;
  readonly onChoose: (option: DestinationOption) => void;
}

const groupIds: readonly OptionGroup[] = ['places', 'areas', 'collections', 'hotels'];

/** The destination: typed, or chosen from the list of places, areas, themes and hotels. */
export function DestinationField(props: Props) {
  const { id, options, text, destination, error, short, onType, onChoose } = props;
  const { t, plural, language } = useTranslator();
  const chosen = optionOf(options, destination);
  // A chosen value does not filter: opening the list again shows all options.
  const shown = useMemo(
    () => matchDestinations(options, chosen && chosen.name === text ? '' : text),
    [options, chosen, text],
  );
  const groups = groupIds.map((group) => ({
    id: group,
    title: t(`search.groups.${group}`),
    options: shown
      .filter((option) => option.group === group)
      .map(({ key, name, city, hotelCount }) => ({
        key,
        name,
        detail: city ?? plural('search.hotelCount', hotelCount),
      })),
  }));
  return (
    <I18nProvider locale={calendarLocales[language]}>
      <Combobox
        id={id}
        name="place"
        words={{
          label: t('search.place.label'),
          hint: short ? undefined : t('search.place.hint'),
          error,
          list: t('search.place.list'),
          toggle: t('search.place.toggle'),
          none: t('search.place.none'),
        }}
        text={text}
        chosenKey={chosen?.key ?? null}
        groups={groups}
        opensAtOnce={short?.opensAtOnce ?? false}
        onType={onType}
        onChoose={(key) => {
          const option = options.find((each) => each.key === key);
          if (option) onChoose(option);
        }}
      />
    </I18nProvider>
  );
}
