import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MapPin } from './MapPin';

describe('MapPin', () => {
  it('leads to its place, and says which is chosen', () => {
    render(
      <>
        <MapPin href="/a" label="129 €" detail="Solo Helsinki" isSelected />
        <MapPin href="/b" label="99 €" detail="Heymo Tampere" />
      </>,
    );
    expect(screen.getByRole('link', { name: 'Solo Helsinki 129 €', current: true }).getAttribute('href')).toBe('/a');
    expect(screen.getByRole('link', { name: 'Heymo Tampere 99 €' }).hasAttribute('aria-current')).toBe(false);
  });

  it('can be pressed where choosing stays on the page', async () => {
    const choose = jest.fn();
    render(<MapPin as="button" label="129 €" isSelected onClick={choose} />);
    const pin = screen.getByRole('button', { name: '129 €', pressed: true });
    expect(pin.getAttribute('type')).toBe('button');
    await userEvent.setup().click(pin);
    expect(choose).toHaveBeenCalledTimes(1);
  });

  it('is a picture with a name where nothing is to be had', () => {
    render(<MapPin href="/a" label="Full" isMuted aria-label="Solo Helsinki is full" />);
    expect(screen.getByRole('img', { name: 'Solo Helsinki is full' })).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
