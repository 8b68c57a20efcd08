import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useButton, useComboBox } from 'react-aria';
import { Item, Section, useComboBoxState } from 'react-stately';
import type { ComboBoxState } from 'react-stately';
import { Box, Nothing, Popover, Toggle } from './Combobox.styles';
import { ComboboxList } from './ComboboxList';
import type { FieldWords } from './FieldFrame';
import { Icon } from './Icon';
import { ChevronDown } from './icons';
import { TextField } from './TextField';

export interface ComboboxOption {
  /** Unique among all groups. */
  readonly key: string;
  readonly name: string;
  /** Beside the name. */
  readonly detail?: string | null;
}

export interface ComboboxGroup {
  readonly id: string;
  readonly title: string;
  readonly options: readonly ComboboxOption[];
}

interface ComboboxWords extends FieldWords {
  /** Names of the list and of the button that opens it. */
  readonly list: string;
  readonly toggle: string;
  /** Shown in place of the list when nothing matches the text. */
  readonly none: string;
}

interface ComboboxProps {
  readonly id: string;
  readonly name: string;
  readonly words: ComboboxWords;
  readonly text: string;
  readonly chosenKey: string | null;
  /** The options that match the text, filtered by the parent. Empty groups are left out. */
  readonly groups: readonly ComboboxGroup[];
  /** Begins with its list open: for a field that takes the place of one in which the guest is typing. */
  readonly opensAtOnce?: boolean;
  readonly onType: (text: string) => void;
  readonly onChoose: (key: string) => void;
}

function useOpenAtOnce({ open }: Pick<ComboBoxState<ComboboxGroup>, 'open'>, id: string, opensAtOnce: boolean): void {
  const isDue = useRef(opensAtOnce);
  useEffect(() => {
    if (isDue.current && document.activeElement?.id === id) open(null, 'input');
    isDue.current = false;
  }, [open, id]);
}

/** A list that opens late, when the guest has gone on, would hide the rest of the page from screen readers. */
function useClosedElsewhere({ isOpen, close }: ComboBoxState<ComboboxGroup>, box: RefObject<HTMLElement>): void {
  useEffect(() => {
    if (!isOpen) return;
    const closeElsewhere = () => {
      const { activeElement } = document;
      if (activeElement !== document.body && !box.current?.contains(activeElement)) close();
    };
    closeElsewhere();
    document.addEventListener('focusin', closeElsewhere);
    return () => document.removeEventListener('focusin', closeElsewhere);
  }, [isOpen, close, box]);
}

/**
 * After a change of the text, react-stately takes the focus from the options. Where it does that only after a quick key
 * has focused one, the guest's choice would be lost.
 */
function useFocusedOption({ isOpen, selectionManager }: ComboBoxState<ComboboxGroup>, text: string): void {
  const { focusedKey } = selectionManager;
  const lastText = useRef(text);
  useEffect(() => {
    if (isOpen && focusedKey !== null && lastText.current === text && selectionManager.focusedKey === null)
      selectionManager.setFocusedKey(focusedKey);
    lastText.current = text;
  });
}

/** A text field with suggestions. Any text is allowed, also when it is not in the list. */
export function Combobox(all: ComboboxProps) {
  const { id, name, words, text, chosenKey, groups, opensAtOnce = false, onType, onChoose } = all;
  const sections = groups.filter(({ options }) => options.length > 0);
  const options = sections.flatMap((group) => group.options);
  const props = {
    id,
    name,
    'aria-label': words.list,
    inputValue: text,
    selectedKey: chosenKey,
    allowsCustomValue: true,
    allowsEmptyCollection: true,
    menuTrigger: 'input' as const,
    onInputChange: (typed: string) => {
      if (typed !== text) onType(typed);
    },
    onSelectionChange: (key: string | number | null) => {
      if (key !== null) onChoose(String(key));
    },
    items: sections,
    children: (group: ComboboxGroup) => (
      <Section key={group.id} title={group.title} items={group.options}>
        {(option: ComboboxOption) => (
          <Item key={option.key} textValue={option.name}>
            {option.name}
          </Item>
        )}
      </Section>
    ),
  };
  const state = useComboBoxState({ ...props, defaultFilter: () => true });
  useFocusedOption(state, text);
  useOpenAtOnce(state, id, opensAtOnce);
  const boxRef = useRef<HTMLDivElement>(null);
  useClosedElsewhere(state, boxRef);
  const inputRef = useRef<HTMLInputElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listBoxRef = useRef<HTMLUListElement>(null);
  const popoverRef = useRef<HTMLDivElement>(null);
  const combo = useComboBox({ ...props, inputRef, buttonRef, listBoxRef, popoverRef }, state);
  const { buttonProps } = useButton(combo.buttonProps, buttonRef);

  const keepDialogOpen = (event: KeyboardEvent) => {
    // Escape closes the list first, and only then the dialog around the field.
    if (event.key === 'Escape' && state.isOpen) event.preventDefault();
  };
  // The field's own label is more precise than the list's name.
  const {
    color: _color,
    size: _size,
    'aria-label': _name,
    'aria-labelledby': _names,
    ...inputProps
  } = combo.inputProps;
  const { label, hint, error, optionalLabel } = words;
  return (
    <Box ref={boxRef} onKeyDownCapture={keepDialogOpen}>
      <TextField
        {...inputProps}
        id={id}
        name={name}
        label={label}
        hint={hint}
        error={error}
        optionalLabel={optionalLabel}
        ref={inputRef}
        // While the list is open react-aria hides everything else from screen readers, also the label.
        aria-label={label}
        autoCapitalize="words"
        enterKeyHint="search"
      />
      {state.isOpen && (
        <Popover ref={popoverRef}>
          {sections.length === 0 ? (
            <Nothing>{words.none}</Nothing>
          ) : (
            <ComboboxList
              state={state}
              listRef={listBoxRef}
              // Otherwise react-aria names it with a text of its own.
              listProps={{ ...combo.listBoxProps, 'aria-label': words.list, 'aria-labelledby': undefined }}
              detailOf={(key) => options.find((option) => option.key === key)?.detail ?? null}
            />
          )}
        </Popover>
      )}
      {!error && (
        <Toggle {...buttonProps} ref={buttonRef} type="button" aria-label={words.toggle}>
          <Icon of={ChevronDown} />
        </Toggle>
      )}
    </Box>
  );
}
