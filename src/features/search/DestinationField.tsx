import { useMemo, useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { useButton, useComboBox } from 'react-aria';
import { Item, Section, useComboBoxState } from 'react-stately';
import { Icon } from '@/design-system/Icon';
import { ChevronDown } from '@/design-system/icons';
import { TextField } from '@/design-system/TextField';
import type { Destination } from '@/domain/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Box, Nothing, Popover, Toggle } from './DestinationField.styles';
import { DestinationList } from './DestinationList';
import { matchDestinations, optionOf } from './destinationOptions';
import type { DestinationOption, OptionGroup } from './destinationOptions';

interface Props {
  readonly id: string;
  readonly options: readonly DestinationOption[];
  readonly text: string;
  readonly destination: Destination;
  readonly error?: string;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: DestinationOption) => void;
}

const groups: readonly OptionGroup[] = ['places', 'areas', 'collections', 'hotels'];

/** Where to: typed or chosen from the list of places, areas, themes and hotels. */
export function DestinationField({ id, options, text, destination, error, onType, onChoose }: Props) {
  const { t, plural } = useTranslator();
  const chosen = optionOf(options, destination);
  // What is chosen is not a filter: opening the list again shows everything there is.
  const shown = useMemo(
    () => matchDestinations(options, chosen && chosen.name === text ? '' : text),
    [options, chosen, text],
  );
  const sections = groups
    .map((group) => ({ group, items: shown.filter((option) => option.group === group) }))
    .filter(({ items }) => items.length > 0);
  const props = {
    id,
    name: 'place',
    'aria-label': t('search.place.list'),
    inputValue: text,
    selectedKey: chosen?.key ?? null,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    menuTrigger: 'input' as const,
    onInputChange: (typed: string) => {
      if (typed !== text) onType(typed);
    },
    onSelectionChange: (key: string | number | null) => {
      const option = options.find((each) => each.key === key);
      if (option) onChoose(option);
    },
    items: sections,
    children: ({ group, items }: (typeof sections)[number]) => (
      <Section key={group} title={t(`search.groups.${group}`)} items={items}>
        {(option: DestinationOption) => (
          <Item key={option.key} textValue={option.name}>
            {option.name}
          </Item>
        )}
      </Section>
    ),
  };
  const state = useComboBoxState({ ...props, defaultFilter: () => true });
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listBoxRef = useRef<HTMLUListElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const combo = useComboBox({ ...props, inputRef, buttonRef, listBoxRef, popoverRef }, state);
  const { buttonProps } = useButton(combo.buttonProps, buttonRef);

  const keepDialogOpen = (event: KeyboardEvent) => {
    // Escape closes the list first, and only then what the form stands in.
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
  };
  // The field has a label of its own, which says more than the list's name.
  const {
    color: _color,
    size: _size,
    'aria-label': _name,
    'aria-labelledby': _names,
    ...inputProps
  } = combo.inputProps;
  return (
    <Box onKeyDownCapture={keepDialogOpen}>
      <TextField
        {...inputProps}
        id={id}
        ref={inputRef}
        name="place"
        label={t('search.place.label')}
        hint={t('search.place.hint')}
        error={error}
        autoCapitalize="words"
        enterKeyHint="search"
      />
      {state.isOpen && (
        <Popover ref={popoverRef}>
          {sections.length === 0 ? (
            <Nothing>{t('search.place.none')}</Nothing>
          ) : (
            <DestinationList
              state={state}
              listRef={listBoxRef}
              listProps={combo.listBoxProps}
              detailOf={(key) => {
                const option = options.find((each) => each.key === key);
                return option?.city ?? (option ? plural('search.hotelCount', option.hotelCount) : null);
              }}
            />
          )}
        </Popover>
      )}
      {!error && (
        <Toggle {...buttonProps} ref={buttonRef} type="button" aria-label={t('search.place.toggle')}>
          <Icon of={ChevronDown} />
        </Toggle>
      )}
    </Box>
  );
}
