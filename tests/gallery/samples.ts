/** Long words and names for testing layouts. */
export const longWord = 'Lentokentänläheisyyshotellin asiakasomistajahinta';
export const longText =
  'Huoneistohotellin kattosaunaosaston varaustilanteesta saat lisätietoja vastaanotosta, joka palvelee ympäri vuorokauden myös juhlapyhinä.';
export const rtlName = 'محمد الفارسي';

const skies = {
  dawn: ['#F6C27A', '#F3E3C8', '#7F9A8B', '#35564B', '#F28C5A'],
  night: ['#16243C', '#3C4E73', '#24364F', '#101A2B', '#E9E2C8'],
  day: ['#A9D3E8', '#E6F2F5', '#6FA08B', '#2F6556', '#FFF3C4'],
  dusk: ['#5B4B8A', '#E59A8C', '#6B5D86', '#2E2747', '#FFD79A'],
} as const;

const hill = (base: number, height: number, phase: number) =>
  Array.from({ length: 25 }, (_, step) => {
    const x = step * 40;
    const y = base - height * (0.5 + 0.3 * Math.sin(step / 2.1 + phase) + 0.2 * Math.sin(step / 0.9 + phase * 2));
    return `${x} ${y.toFixed(0)}`;
  }).join(' L');

/** A drawn landscape, so that the gallery needs no file of the site. */
export function samplePicture(sky: keyof typeof skies, phase = 0): string {
  const [high, low, far, near, sun] = skies[sky];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 640"><defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><path d="M0 0h960v640H0z" fill="url(#s)"/><circle cx="${280 + ((phase * 170) % 420)}" cy="250" r="62" fill="${sun}"/><path d="M0 640 L${hill(380, 150, phase)} L960 640z" fill="${far}"/><path d="M0 640 L${hill(450, 90, phase + 2)} L960 640z" fill="${near}"/><path d="M0 450h960v190H0z" fill="${low}" opacity=".82"/><path d="M0 470h960M80 505h700M200 545h660M40 590h520" stroke="${high}" stroke-width="5" opacity=".55"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
