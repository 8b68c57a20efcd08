import { useRef } from 'react';
import type { RefObject } from 'react';
import { useListBox, useListBoxSection, useOption } from 'react-aria';
import type { AriaListBoxOptions } from 'react-aria';
import type { ComboBoxState, Node } from 'react-stately';
import { Detail, GroupList, GroupName, Item, List } from './DestinationField.styles';

interface Props<T> {
  readonly state: ComboBoxState<T>;
  readonly listRef: RefObject<HTMLUListElement | null>;
  readonly listProps: AriaListBoxOptions<T>;
  /** Beside a destination's name: its city, or how many hotels it has. */
  readonly detailOf: (key: string) => string | null;
}

/** The open list of destinations, group by group. */
export function DestinationList<T>({ state, listRef, listProps, detailOf }: Props<T>) {
  const { listBoxProps } = useListBox(listProps, state, listRef);
  return (
    <List {...listBoxProps} ref={listRef as RefObject<HTMLUListElement>}>
      {[...state.collection].map((group) => (
        <Group key={group.key} group={group} state={state} detailOf={detailOf} />
      ))}
    </List>
  );
}

interface GroupProps<T> extends Pick<Props<T>, 'state' | 'detailOf'> {
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

interface OptionProps<T> extends Pick<Props<T>, 'state'> {
  readonly item: Node<T>;
  readonly detail: string | null;
}

function Option<T>({ item, state, detail }: OptionProps<T>) {
  const ref = useRef<HTMLLIElement>(null);
  const { optionProps, labelProps, descriptionProps, isFocused } = useOption({ key: item.key }, state, ref);
  return (
    <Item {...optionProps} ref={ref} data-focused={isFocused}>
      <span {...labelProps}>{item.rendered}</span>
      {detail && <Detail {...descriptionProps}>{detail}</Detail>}
    </Item>
  );
}
