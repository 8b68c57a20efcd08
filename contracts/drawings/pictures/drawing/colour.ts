/** A colour as `#rrggbb`, or with an alpha as `#rrggbbaa`. */
export type Colour = string;

type Triple = readonly [number, number, number];

const channel = (colour: Colour, at: number): number => parseInt(colour.slice(at, at + 2), 16) / 255;
const toLinear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toGamma = (value: number): number => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** Björn Ottosson's OKLab: mixtures keep their brightness and do not go grey on the way. */
const toLab = (colour: Colour): Triple => {
  const [r, g, b] = [toLinear(channel(colour, 1)), toLinear(channel(colour, 3)), toLinear(channel(colour, 5))];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const hex = (value: number): string =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0');

const fromLab = ([lightness, a, b]: Triple): Colour => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
};

/** A mixture of two colours: 0 is the first, 1 the second. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const from = toLab(first);
  const to = toLab(second);
  return fromLab([
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
    from[2] + (to[2] - from[2]) * share,
  ]);
}

/** Brighter (above 0) or darker (below 0), keeping its hue. */
export function tone(colour: Colour, by: number): Colour {
  const [lightness, a, b] = toLab(colour);
  return fromLab([lightness + by, a, b]);
}

/** The colour with an opacity: 1 is opaque, 0 invisible. */
export const sheer = (colour: Colour, opacity: number): Colour => `${colour.slice(0, 7)}${hex(opacity)}`;

/** The colour at a position of a gradient with evenly spaced stops. */
export function along(stops: readonly Colour[], place: number): Colour {
  const scaled = Math.min(1, Math.max(0, place)) * (stops.length - 1);
  const index = Math.min(stops.length - 2, Math.floor(scaled));
  return mix(stops[index] ?? '#000000', stops[index + 1] ?? '#000000', scaled - index);
}
