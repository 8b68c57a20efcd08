import { useRef } from 'react';
import type { RefObject } from 'react';
import { useListBox, useListBoxSection, useOption } from 'react-aria';
import type { AriaListBoxOptions } from 'react-aria';
import type { ComboBoxState, Node } from 'react-stately';
import { Detail, GroupList, GroupName, Item, List } from './Combobox.styles';

interface ComboboxListProps<T> {
  readonly state: ComboBoxState<T>;
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly listProps: AriaListBoxOptions<T>;
  /** What stands beside an option's name; null for nothing. */
  readonly detailOf: (key: string) => string | null;
}

/** The open list of a combobox, group by group. */
export function ComboboxList<T>({ state, listRef, listProps, detailOf }: ComboboxListProps<T>) {
  const { listBoxProps } = useListBox(listProps, state, listRef);
  return (
    <List {...listBoxProps} ref={listRef as RefObject<HTMLUListElement>}>
      {[...state.collection].map((group) => (
        <Group key={group.key} group={group} state={state} detailOf={detailOf} />
      ))}
    </List>
  );
}

interface GroupProps<T> extends Pick<ComboboxListProps<T>, 'state' | 'detailOf'> {
  readonly group: Node<T>;
}

function Group<T>({ group, state, detailOf }: GroupProps<T>) {
  const { itemProps, headingProps, groupProps } = useListBoxSection({
    heading: group.rendered,
    'aria-label': group['aria-label'],
  });
  return (
    <li {...itemProps}>
      <GroupName {...headingProps}>{group.rendered}</GroupName>
      <GroupList {...groupProps}>
        {[...(state.collection.getChildren?.(group.key) ?? [])].map((item) => (
          <Option key={item.key} item={item} state={state} detail={detailOf(String(item.key))} />
        ))}
      </GroupList>
    </li>
  );
}

interface OptionProps<T> extends Pick<ComboboxListProps<T>, 'state'> {
  readonly item: Node<T>;
  readonly detail: string | null;
}

function Option<T>({ item, state, detail }: OptionProps<T>) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, isFocused } = useOption({ key: item.key }, state, ref);
  // Its name is the visible text, so that speech control can choose it.
  const { 'aria-labelledby': _name, 'aria-describedby': _detail, ...rest } = optionProps;
  return (
    <Item {...rest} ref={ref} data-focused={isFocused}>
      <span>{item.rendered}</span> {detail && <Detail>{detail}</Detail>}
    </Item>
  );
}
