import type { LandmarkKind } from './mapSheet';

/** A small drawing of 24 by 24: walls, what is coloured of it, and lines over both. */
interface MapSign {
  readonly walls: string;
  readonly roof: string;
  readonly lines: string;
}

/** The signs of landmarks, all by one pen: round joins, a line of 1.25, one colour besides the paper. */
export const mapSigns: Readonly<Record<LandmarkKind, MapSign>> = {
  church: {
    walls: 'M3 21v-7h11v7zM14 21V10h6v11z',
    roof: 'M2 14l3-4h9v4zM13.2 10 17 3.5 20.8 10z',
    lines: 'M17 3.5V1M16 1.9h2M7 21v-3h3v3M17 13v2',
  },
  cathedral: {
    walls: 'M3 21v-7h18v7zM8 14v-3h8v3z',
    roof: 'M7.5 11c0-3.5 2-6 4.5-6s4.5 2.5 4.5 6zM3 14l1.8-3L6.6 14zM17.4 14l1.8-3 1.8 3z',
    lines: 'M12 5V2M11 3h2M7 21v-4.5M10.3 21v-4.5M13.7 21v-4.5M17 21v-4.5',
  },
  castle: {
    walls: 'M3 21V9h6v4h6V9h6v12z',
    roof: 'M2.5 9 6 4l3.5 5zM14.5 9 18 4l3.5 5z',
    lines: 'M10 21v-3c0-2.6 4-2.6 4 0v3M6 12v2M18 12v2',
  },
  hall: {
    walls: 'M3 21v-8h18v8z',
    roof: 'M2 13l6-6h13l1 6z',
    lines: 'M6 21v-5M9.5 21v-5M13 21v-5M16.5 21v-5',
  },
  harbour: {
    walls: 'M3 15h18l-3 6H6z',
    roof: 'M7 15v-4h10v4zM10 11V7h3v4z',
    lines: 'M11.5 7V4M9 13h1M13 13h1M2 22.5c2-1 3 1 5 0s3 1 5 0 3 1 5 0 3 1 5 0',
  },
  library: {
    walls: 'M12 8c-2.5-2-6-2.2-9-1.5V19c3-.7 6.5-.5 9 1.5 2.5-2 6-2.2 9-1.5V6.5C18 5.8 14.5 6 12 8z',
    roof: 'M12 8v12.5c2.5-2 6-2.2 9-1.5V6.5C18 5.8 14.5 6 12 8z',
    lines: 'M6 10.5c1.3-.1 2.5.1 3.5.5M6 14c1.3-.1 2.5.1 3.5.5',
  },
  lighthouse: {
    walls: 'M8 21 9.5 9h5L16 21z',
    roof: 'M9 9c0-5 6-5 6 0zM8.7 15.5l.4-3h5.8l.4 3z',
    lines: 'M4 6 2 5M20 6l2-1M4.5 9.5H2.5M19.5 9.5h2M6 21h12',
  },
  market: {
    walls: 'M4 21V11h16v10z',
    roof: 'M2.5 11 5 5h14l2.5 6c-1.6 2.2-3.2 2.2-4.750 0-1.6 2.2-3.2 2.2-4.750 0-1.6 2.2-3.2 2.2-4.750 0-1.6 2.2-3.2 2.2-4.750 0z',
    lines: 'M9.5 21v-4.5h5V21M12 5v6M8.2 5l-1 6M15.8 5l1 6',
  },
  monument: {
    walls: 'M6 21v-3h12v3zM8.5 18l1-6h5l1 6z',
    roof: 'M12 3a2.2 2.2 0 0 1 1.3 4L15 12H9l1.7-5A2.2 2.2 0 0 1 12 3z',
    lines: 'M4 21h16',
  },
  museum: {
    walls: 'M4 21v-9h16v9z',
    roof: 'M2.5 12 12 5l9.5 7z',
    lines: 'M7.5 21v-9M12 21v-9M16.5 21v-9M2.5 21h19',
  },
  plane: {
    walls:
      'M12 2c1.3 0 1.7 2 1.7 4v3.5l7.3 4.5v2l-7.3-2.3V18l2.3 2v1.5L12 20.5 8 21.5V20l2.3-2v-4.3L3 16v-2l7.3-4.5V6c0-2 .4-4 1.7-4z',
    roof: 'M13.7 9.5l7.3 4.5v2l-7.3-2.3zM10.3 9.5 3 14v2l7.3-2.3z',
    lines: '',
  },
  slope: {
    walls: 'M1.5 21 10 5l4 7 2-3 6.5 12z',
    roof: 'M10 5l2.6 4.6-2.6 2-2.2-2.5zM16 9l1.9 3.5-1.7 1.3-1.3-2.7z',
    lines: 'M6.5 19c3-1 1-3 4-4s1.5-2 2.5-3',
  },
  spa: {
    walls: 'M3 14h18c0 4.5-3 7-9 7s-9-2.5-9-7z',
    roof: 'M3 14h18c0 1.5-.3 2.7-1 3.7-5-2-11 2-16 0-.7-1-1-2.2-1-3.7z',
    lines: 'M8 11c-1.5-1.7 1.5-3 0-5M12 11c-1.5-1.7 1.5-3 0-5M16 11c-1.5-1.7 1.5-3 0-5',
  },
  stadium: {
    walls: 'M2 13c0-3.5 4.5-6 10-6s10 2.5 10 6v3c0 3-4.5 5-10 5S2 19 2 16z',
    roof: 'M6 13c0-1.6 2.7-3 6-3s6 1.4 6 3-2.7 3-6 3-6-1.4-6-3z',
    lines: 'M2 13c0 3.5 4.5 5.5 10 5.5s10-2 10-5.5M5 7V3l3 1-3 1M19 7V3l3 1-3 1',
  },
  station: {
    walls: 'M3 21v-8h13v8zM16 21V6h5v15z',
    roof: 'M3 13c0-6 13-6 13 0zM15.5 6l3-4 3 4z',
    lines: 'M7 21v-4c0-2 5-2 5 0v4M18.5 8.5v2',
  },
  theatre: {
    walls: 'M3 5h12v7c0 4-2.5 7-6 7s-6-3-6-7z',
    roof: 'M15 8h6v6c0 4-2 6.5-5 6.5-1.3 0-2.5-.5-3.4-1.4C14.5 17.5 15 15 15 12z',
    lines: 'M6 9h1.5M10.5 9H12M6 13c1.5 2 4.5 2 6 0M17.5 12H19',
  },
  tower: {
    walls: 'M10.5 21V11h3v10z',
    roof: 'M6 11V8l2-2h8l2 2v3z',
    lines: 'M12 6V1.5M6 9h12M7 21h10',
  },
  university: {
    walls: 'M6 12v6c3.5 2.7 8.5 2.7 12 0v-6z',
    roof: 'M1.5 9.5 12 4l10.5 5.5L12 15z',
    lines: 'M20 11v6',
  },
  wheel: {
    walls: 'M8 21.5 12 11l4 10.5z',
    roof: 'M12 2.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zm0 3a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11z',
    lines: 'M12 2.5v17M3.5 11h17M6 5l12 12M18 5 6 17',
  },
};
