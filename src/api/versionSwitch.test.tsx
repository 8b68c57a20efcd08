import { render, screen } from '@testing-library/react';
import { versionSwitch } from './versionSwitch';
import { versionsLoaded } from './versionsLoading';

const Rooms = ({ hotel }: { readonly hotel: string }) => <h1>{hotel}</h1>;
const other = () => Promise.resolve(() => <h1>Another API</h1>);
const waiting = () => <p>Loading</p>;

describe('a part of the site that an API answers', () => {
  it('is there at once when its code was loaded with its screen', async () => {
    const Part = versionSwitch<{ readonly hotel: string }>(
      { v1: other, v2: () => Promise.resolve(Rooms) },
      { waiting },
    );
    await versionsLoaded();
    render(<Part hotel="Kamppi" />);
    expect(screen.getByRole('heading').textContent).toBe('Kamppi');
  });

  it('is announced while its code loads, and keeps its element afterwards', async () => {
    const Part = versionSwitch<{ readonly hotel: string }>(
      { v1: other, v2: () => Promise.resolve(Rooms) },
      { waiting },
    );
    const page = render(<Part hotel="Kamppi" />);
    screen.getByText('Loading');
    const heading = await screen.findByRole('heading');
    page.rerender(<Part hotel="Oulu" />);
    expect(screen.getByRole('heading')).toBe(heading);
    expect(heading.textContent).toBe('Oulu');
  });

  it('is fetched again when its code did not come', async () => {
    const load = jest.fn(() => Promise.resolve(Rooms));
    load.mockRejectedValueOnce(new Error('lost'));
    const Part = versionSwitch<{ readonly hotel: string }>({ v1: other, v2: load }, { waiting });
    await versionsLoaded();
    render(<Part hotel="Kamppi" />);
    await screen.findByRole('heading');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is that of the API which its flow began with', async () => {
    const Part = versionSwitch<{ readonly hotel: string }>({ v1: other, v2: () => Promise.resolve(Rooms) });
    await versionsLoaded();
    render(<Part hotel="Kamppi" pinned="v1" />);
    expect((await screen.findByRole('heading')).textContent).toBe('Another API');
  });
});
