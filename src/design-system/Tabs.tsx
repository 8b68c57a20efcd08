import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { tabAfterKey } from './tabKeys';
import { Frame, List, Panel, Tab } from './Tabs.styles';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
  readonly isDisabled?: boolean;
}

interface TabsProps {
  /** Name of the list of tabs. */
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly selectedId: string;
  readonly onSelect: (id: string) => void;
  /** `manual` where showing a panel is slow: the arrow keys only move the focus, Enter or space shows it. */
  readonly activation?: 'automatic' | 'manual';
}

/** One of a few panels at a time. All of them are in the page, so that what is not shown can still be printed. */
export function Tabs({ label, tabs, selectedId, onSelect, activation = 'automatic' }: TabsProps) {
  const prefix = useId();
  const tabId = (id: string) => `${prefix}-tab-${id}`;
  const panelId = (id: string) => `${prefix}-panel-${id}`;
  const open = tabs.filter(({ isDisabled }) => !isDisabled).map(({ id }) => id);

  const move = (event: KeyboardEvent, from: string) => {
    const direction = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
    const next = tabAfterKey(open, from, event.key, direction);
    if (next === null) return;
    event.preventDefault();
    document.getElementById(tabId(next))?.focus();
    if (activation === 'automatic') onSelect(next);
  };

  return (
    <Frame>
      <List role="tablist" aria-label={label}>
        {tabs.map(({ id, label: name, isDisabled }) => (
          <Tab
            key={id}
            type="button"
            role="tab"
            id={tabId(id)}
            aria-selected={id === selectedId}
            aria-controls={panelId(id)}
            tabIndex={id === selectedId ? 0 : -1}
            disabled={isDisabled}
            onClick={() => onSelect(id)}
            onKeyDown={(event) => move(event, id)}
          >
            {name}
          </Tab>
        ))}
      </List>
      {tabs.map(({ id, content }) => (
        <Panel
          key={id}
          role="tabpanel"
          id={panelId(id)}
          aria-labelledby={tabId(id)}
          tabIndex={0}
          hidden={id !== selectedId}
        >
          {content}
        </Panel>
      ))}
    </Frame>
  );
}
