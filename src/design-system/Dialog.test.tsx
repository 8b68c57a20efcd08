import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './Dialog';

// jsdom knows the element but not its methods.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Search
      </button>
      <Dialog isOpen={isOpen} title="Find a room" closeLabel="Close" onClose={() => setIsOpen(false)}>
        <p>Where to?</p>
      </Dialog>
    </>
  );
}

async function openDialog() {
  const guest = userEvent.setup();
  render(<Page />);
  const opener = screen.getByRole('button', { name: 'Search' });
  await guest.click(opener);
  return { guest, opener, dialog: screen.getByRole('dialog', { name: 'Find a room' }) };
}

describe('Dialog', () => {
  it('is empty until it is opened', () => {
    render(<Page />);
    expect(screen.queryByText('Where to?')).toBeNull();
  });

  it('opens under its title and gives the focus back when closed', async () => {
    const { guest, opener } = await openDialog();
    expect(screen.getByText('Where to?')).toBeTruthy();
    await guest.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Where to?')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('closes by Escape, for which the browser sends a cancel event', async () => {
    const { dialog } = await openDialog();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(screen.queryByText('Where to?')).toBeNull();
  });

  it('closes by a press on the backdrop, not inside', async () => {
    const { guest, dialog } = await openDialog();
    await guest.click(screen.getByText('Where to?'));
    expect(screen.getByText('Where to?')).toBeTruthy();
    await guest.click(dialog);
    expect(screen.queryByText('Where to?')).toBeNull();
  });

  it('stays open when text is selected in it and the mouse is let go beside it', async () => {
    const { guest, dialog } = await openDialog();
    await guest.pointer([
      { keys: '[MouseLeft>]', target: screen.getByText('Where to?') },
      { keys: '[/MouseLeft]', target: dialog },
    ]);
    // A browser sends the click to what both have in common.
    fireEvent.click(dialog);
    expect(screen.getByText('Where to?')).toBeTruthy();
  });
});
