import { creditOf } from './creditOf';

function shown(html: string): HTMLElement {
  const place = document.createElement('p');
  place.append(creditOf(html));
  return place;
}

describe("the credit of a map's host", () => {
  it('has its words and links', () => {
    const credit = shown(
      '&copy; <a href="https://www.osm.example/copyright?a=1&amp;b=2" target="_blank">OSM</a> &#38; others',
    );
    expect(credit.textContent).toBe('© OSM & others');
    expect(credit.querySelector('a')?.href).toBe('https://www.osm.example/copyright?a=1&b=2');
  });

  it('is plain words where it has no link, and drops all other markup', () => {
    expect(shown('Kartta Oy').innerHTML).toBe('Kartta Oy');
    expect(shown('<b>A</b> <img src=x onerror=alert(1)>B <a href="javascript:alert(1)">C</a>').innerHTML).toBe('A B C');
    expect(shown('<a href="https://a.example"><img src=x>A</a>').innerHTML).toBe('<a href="https://a.example">A</a>');
  });
});
