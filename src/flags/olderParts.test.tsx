import { fireEvent, render, screen } from '@testing-library/react';
import { isOlderPage, leaveToServer } from './olderParts';

const at = (path: string, basePath = '', parts: readonly string[] = ['reservation']) =>
  isOlderPage(new URL(path, 'https://www.sarastus.example'), basePath, parts);

describe('a page of the older front end', () => {
  it.each(['/varaus/huone?hotel=1001', '/fi/varaukset/hae', '/en/bookings/view', '/SV/Bokningar/Hitta/'])(
    'is %s while bookings are its part',
    (path) => {
      expect(at(path)).toBe(true);
      expect(at(path, '', [])).toBe(false);
      expect(at(path, '', ['hotels', 'unheard of'])).toBe(false);
    },
  );

  it.each(['/', '/en', '/en/search?place=Helsinki', '/en/nowhere'])('is never %s', (path) => {
    expect(at(path, '', ['reservation', 'hotels', 'offers', 'news'])).toBe(false);
  });

  it('is told below the prefix of the site, and not beside it', () => {
    expect(at('/book/en/bookings/find', '/book')).toBe(true);
    expect(at('/en/bookings/find', '/book')).toBe(false);
  });
});

describe('links while the older front end serves bookings', () => {
  const heard = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  let end: () => void;
  beforeEach(() => {
    heard.mockClear();
    end = leaveToServer(document, '', ['reservation']);
    render(
      <p>
        <a href="/en/bookings/find" onClick={heard}>
          <span>booking</span>
        </a>
        <a href="/en/search" onClick={heard}>
          search
        </a>
        <a href="https://elsewhere.example/en/bookings/find" onClick={heard}>
          elsewhere
        </a>
      </p>,
    );
  });
  afterEach(() => end());

  /** Whether the router would have taken the click for itself. */
  const isTaken = (name: string) => {
    // Nothing is loaded in a test.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByText(name));
    return heard.mock.calls.length > 0;
  };

  it('are followed by the browser where they lead to a booking', () => {
    expect(isTaken('booking')).toBe(false);
  });

  it.each(['search', 'elsewhere'])('stay as they are where they lead to another page: %s', (name) => {
    expect(isTaken(name)).toBe(true);
  });

  it('are this site’s again once it is over', () => {
    end();
    expect(isTaken('booking')).toBe(true);
  });
});
