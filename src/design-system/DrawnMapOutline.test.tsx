import { render, screen } from '@testing-library/react';
import { DrawnMapOutline } from './DrawnMapOutline';

const words = { note: 'The map is a drawing.', credit: 'Its authors', street: 'Street map', rings: () => '' };

it('takes no focus, as the map takes its place at any moment', () => {
  render(<DrawnMapOutline shape="wide" words={words} hasStreet content={{ places: [], ringsAround: null }} />);
  for (const control of [screen.getByText('Its authors'), screen.getByText('Street map')])
    expect(control.closest('[inert]')).not.toBeNull();
});
