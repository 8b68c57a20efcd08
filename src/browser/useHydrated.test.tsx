import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { announceHydrated } from './handover/awake';
import hydration from './handover/hydrateInSlices';
import { useHydrated } from './useHydrated';

const drawn: string[] = [];

function Part({ name }: { readonly name: string }) {
  const text = `${name} ${useHydrated() ? 'from storage' : 'as exported'}`;
  drawn.push(text);
  return <p>{text}</p>;
}

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Part name="Stay" />
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && <Part name="Dialog" />}
    </>
  );
}

it('begins with what was exported, and only where the page does', async () => {
  const holder = document.body.appendChild(document.createElement('div'));
  holder.innerHTML = renderToString(<Page />);
  expect(holder.textContent).toContain('Stay as exported');
  const wrong = jest.spyOn(console, 'error');
  drawn.length = 0;
  await act(async () => void hydration.hydrateRoot(holder, <Page />));
  announceHydrated();
  expect(drawn).toEqual(['Stay as exported', 'Stay from storage']);
  expect(wrong).not.toHaveBeenCalled();
  drawn.length = 0;
  await act(async () => screen.getByRole('button', { name: 'Open' }).click());
  expect(drawn).not.toContain('Dialog as exported');
  screen.getByText('Dialog from storage');
  render(<Part name="Next page" />);
  expect(drawn).not.toContain('Next page as exported');
});
