import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const tabs = [
  { id: 'room', label: 'Room', content: <p>A bed by the window</p> },
  { id: 'spa', label: 'Spa', content: <p>Closed for the winter</p>, isDisabled: true },
  { id: 'food', label: 'Food', content: <p>Rye bread at seven</p> },
  { id: 'way', label: 'Getting here', content: <p>Tram 4</p> },
];

function Hotel({ activation }: { readonly activation?: 'automatic' | 'manual' }) {
  const [selectedId, setSelectedId] = useState('room');
  return <Tabs label="About the hotel" tabs={tabs} {...{ selectedId, activation }} onSelect={setSelectedId} />;
}

const tab = (name: string) => screen.getByRole('tab', { name });
const shown = () => screen.getByRole('tabpanel').textContent;

describe('Tabs', () => {
  it('shows one panel, named by its tab', async () => {
    const guest = userEvent.setup();
    render(<Hotel />);
    expect(screen.getByRole('tablist', { name: 'About the hotel' })).toBeTruthy();
    await guest.click(tab('Food'));
    expect(screen.getByRole('tabpanel', { name: 'Food' }).textContent).toBe('Rye bread at seven');
    expect(tab('Food').getAttribute('aria-selected')).toBe('true');
    expect(tab('Room').getAttribute('aria-selected')).toBe('false');
  });

  it('is one stop of the Tab key, and the next is the panel', async () => {
    const guest = userEvent.setup();
    render(<Hotel />);
    await guest.tab();
    expect(document.activeElement).toBe(tab('Room'));
    await guest.tab();
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('follows the arrows, round both ends and past what is disabled', async () => {
    const guest = userEvent.setup();
    render(<Hotel />);
    await guest.tab();
    await guest.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Food'));
    expect(shown()).toBe('Rye bread at seven');
    await guest.keyboard('{ArrowRight}{ArrowRight}');
    expect(shown()).toBe('A bed by the window');
    await guest.keyboard('{ArrowLeft}');
    expect(shown()).toBe('Tram 4');
    await guest.keyboard('{Home}');
    expect(shown()).toBe('A bed by the window');
    await guest.keyboard('{End}');
    expect(shown()).toBe('Tram 4');
  });

  it('turns the arrows round where reading runs from right to left', async () => {
    const guest = userEvent.setup();
    render(
      <div dir="rtl">
        <Hotel />
      </div>,
    );
    await guest.tab();
    await guest.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(tab('Food'));
  });

  it('shows a panel only when asked to, where activation is manual', async () => {
    const guest = userEvent.setup();
    render(<Hotel activation="manual" />);
    await guest.tab();
    await guest.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tab('Food'));
    expect(shown()).toBe('A bed by the window');
    await guest.keyboard('{Enter}');
    expect(shown()).toBe('Rye bread at seven');
  });
});
