import { metresBetween, wayTo } from './surroundings';
import type { NearbyPlace } from './surroundings';

const station = { latitude: 60.1719, longitude: 24.9414 };
const kallio = { latitude: 60.1842, longitude: 24.9496 };
const near = (name: string, walkMetres: number | null): NearbyPlace => ({
  kind: 'STATION',
  name,
  location: station,
  walkMetres,
});

describe('the way to a hotel', () => {
  it('leads to the most useful place within a walk, rounded', () => {
    expect(wayTo({ nearby: [near('Airport', null), near('Station', 918), near('Square', 120)] }, kallio)).toMatchObject(
      {
        place: { name: 'Station' },
        metres: 900,
        isWalk: true,
      },
    );
    expect(wayTo({ nearby: [near('Station', 8)] }, kallio)?.metres).toBe(50);
    expect(wayTo({ nearby: [near('Station', 1240)] }, kallio)?.metres).toBe(1200);
  });

  it('is a straight line where nothing can be walked to, and unknown without a location', () => {
    expect(wayTo({ nearby: [near('Airport', null), near('Slopes', null)] }, kallio)).toMatchObject({
      place: { name: 'Airport' },
      metres: 1400,
      isWalk: false,
    });
    expect(wayTo({ nearby: [near('Airport', null)] }, null)).toBeNull();
    expect(wayTo({ nearby: [] }, kallio)).toBeNull();
  });

  it('measures the same both ways', () => {
    expect(Math.round(metresBetween(station, kallio) / 10)).toBe(144);
    expect(metresBetween(kallio, station)).toBeCloseTo(metresBetween(station, kallio));
    expect(metresBetween(station, station)).toBe(0);
  });
});
