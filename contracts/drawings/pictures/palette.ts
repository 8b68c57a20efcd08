import { mix, type Colour } from './drawing/colour';

/** The light of a picture: few colours, one of them warm. */
export interface Light {
  /** From the top of the sky to the horizon. */
  readonly sky: readonly Colour[];
  /** The colour of distance haze. */
  readonly haze: Colour;
  /** The colour of the light source: sun, moon or lamps. */
  readonly sun: Colour;
  /** The colour of shade. */
  readonly shade: Colour;
  /** Distant forest, before the haze. */
  readonly forest: Colour;
  /** What covers the ground: grass, snow, sand. */
  readonly ground: Colour;
  /** How brightly windows shine: 0 by day, 1 at night. */
  readonly dusk: number;
}

/** The lights of the set: a season and an hour each. */
export const lights = {
  aurora: {
    sky: ['#0a1230', '#10244a', '#1b4a62', '#3f8683'],
    haze: '#3c7480',
    sun: '#ffc872',
    shade: '#16294f',
    forest: '#0f2436',
    ground: '#9db9d3',
    dusk: 1,
  },
  polarNight: {
    sky: ['#1c2c5e', '#48559a', '#a682ab', '#f2b6a0'],
    haze: '#a997bd',
    sun: '#ffd08a',
    shade: '#33427c',
    forest: '#24315c',
    ground: '#c9cbe6',
    dusk: 0.9,
  },
  blueHour: {
    sky: ['#14264f', '#2f4f86', '#7c8fb5', '#eeb698'],
    haze: '#8492b6',
    sun: '#ffc778',
    shade: '#1d3262',
    forest: '#1a2d4e',
    ground: '#a9bbd8',
    dusk: 1,
  },
  snowfall: {
    sky: ['#141d3c', '#243459', '#40507a', '#6a6f93'],
    haze: '#56648b',
    sun: '#ffc167',
    shade: '#17223f',
    forest: '#1c2a48',
    ground: '#a8b4d0',
    dusk: 1,
  },
  frost: {
    sky: ['#7fa9c9', '#b4ccd8', '#ecdccb', '#fbcfa8'],
    haze: '#d8d3d3',
    sun: '#fff0cf',
    shade: '#6d86b4',
    forest: '#54708a',
    ground: '#f2efec',
    dusk: 0.25,
  },
  springSnow: {
    sky: ['#2f7fbf', '#66a9d6', '#a8d2e4', '#e6eee6'],
    haze: '#b9d6e4',
    sun: '#fff6d8',
    shade: '#5a83c0',
    forest: '#2d5568',
    ground: '#fbfaf4',
    dusk: 0,
  },
  dawn: {
    sky: ['#4d6f9c', '#a98fb0', '#f3a48c', '#ffdca0'],
    haze: '#e8b6a2',
    sun: '#fff0c0',
    shade: '#5d5684',
    forest: '#3d5468',
    ground: '#8fa07a',
    dusk: 0.5,
  },
  morning: {
    sky: ['#8fc0cf', '#bddad5', '#f0e6c8', '#ffdfb0'],
    haze: '#d6dfd2',
    sun: '#fff4d0',
    shade: '#4f7087',
    forest: '#3f6b5c',
    ground: '#9db27a',
    dusk: 0.1,
  },
  noon: {
    sky: ['#3f9cc8', '#7cc0d8', '#b7dee0', '#eef3e0'],
    haze: '#bcdde0',
    sun: '#fffbe6',
    shade: '#3f6f8c',
    forest: '#3c7560',
    ground: '#a9bd7c',
    dusk: 0,
  },
  summerEvening: {
    sky: ['#5f8fb4', '#b3b9b4', '#f6c48a', '#ffe0a2'],
    haze: '#e3c9a4',
    sun: '#fff0bd',
    shade: '#5d6480',
    forest: '#3f5f56',
    ground: '#95a566',
    dusk: 0.5,
  },
  midnightSun: {
    sky: ['#5a78ac', '#a795bd', '#ee9fa0', '#ffd29a'],
    haze: '#d8a8ae',
    sun: '#fff0c4',
    shade: '#4a4a7c',
    forest: '#33446a',
    ground: '#6f8a6c',
    dusk: 0.6,
  },
  autumn: {
    sky: ['#8fb3c2', '#c9cfc0', '#f6dba4', '#fbc987'],
    haze: '#e0cda6',
    sun: '#fff0c2',
    shade: '#5a4d6c',
    forest: '#5e6b4a',
    ground: '#b49a54',
    dusk: 0.3,
  },
  autumnDusk: {
    sky: ['#273a63', '#5f5a87', '#c5716c', '#f7a866'],
    haze: '#a06c7e',
    sun: '#ffc66b',
    shade: '#2b2a4e',
    forest: '#38385a',
    ground: '#7a5c4c',
    dusk: 1,
  },
  sunset: {
    sky: ['#40508f', '#9a6aa0', '#f07f6f', '#ffc070'],
    haze: '#d88a86',
    sun: '#ffe3a0',
    shade: '#4b3a70',
    forest: '#4b4874',
    ground: '#8a6a70',
    dusk: 0.85,
  },
  rainNight: {
    sky: ['#131a3a', '#25305c', '#4a3f74', '#8d5480'],
    haze: '#54487c',
    sun: '#ffb95e',
    shade: '#12172f',
    forest: '#1d2447',
    ground: '#343a66',
    dusk: 1,
  },
} as const satisfies Record<string, Light>;

/** A colour at a distance: 0 is near, 1 is fully in the haze. */
export const afar = (colour: Colour, light: Light, distance: number): Colour => mix(colour, light.haze, distance);

/** A colour lit by the light source. */
export const lit = (colour: Colour, light: Light, share = 0.35): Colour => mix(colour, light.sun, share);
/** A colour in the shade. */
export const shaded = (colour: Colour, light: Light, share = 0.4): Colour => mix(colour, light.shade, share);
