import { landmark, line, main, side } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const vantaa: TownPlan = {
  leastShown: 6000,
  rails: [
    line(
      '60.3148 24.8479, 60.3110 24.8900, 60.3060 24.9300, 60.3045 24.9561, 60.3085 24.9660, 60.3158 24.9692, 60.3210 24.9900, 60.3240 25.0200, 60.3223 25.0452, 60.3130 25.0500, 60.3030 25.0480, 60.2924 25.0440, 60.2780 25.0390, 60.2640 25.0300',
    ),
    line('60.3700 25.0900, 60.3510 25.0830, 60.3300 25.0640, 60.3130 25.0510'),
  ],
  streets: [
    main(
      'Kehä III|Ring III|Ring III|Ring III',
      '60.2890 24.8600, 60.2945 24.8900, 60.2955 24.9300, 60.2920 24.9600, 60.2880 24.9800, 60.2850 25.0100, 60.2830 25.0400, 60.2790 25.0700',
    ),
    main(
      'Tuusulanväylä||Tusbyleden',
      '60.2640 24.9480, 60.2780 24.9640, 60.2890 24.9740, 60.3000 24.9860, 60.3150 24.9990, 60.3300 25.0080, 60.3500 25.0120, 60.3700 25.0180',
    ),
    main(
      'Lentoasemantie||Flygplatsvägen',
      '60.2920 24.9640, 60.2990 24.9620, 60.3060 24.9610, 60.3120 24.9650, 60.3160 24.9680',
    ),
    side('Lentäjäntie||Flygarvägen', '60.3160 24.9660, 60.3178 24.9690, 60.3190 24.9720'),
    side(
      'Tikkurilantie||Dickursbyvägen',
      '60.3060 24.9060, 60.3030 24.9400, 60.3020 24.9620, 60.2990 24.9860, 60.2960 25.0150, 60.2930 25.0400',
    ),
  ],
  landmarks: [
    landmark('plane', 'Kiitotiet|Runways|Landningsbanorna|Maandumisrajad', '60.3220 24.9500'),
    landmark('museum', 'Ilmailumuseo|Aviation Museum|Flygmuseet|Lennundusmuuseum', '60.2927 24.9570'),
    landmark('market', 'Jumbo', '60.2921 24.9648'),
    landmark('station', 'Aviapolis', '60.3045 24.9561'),
    landmark('station', 'Tikkurila||Dickursby', '60.2924 25.0440'),
    landmark('museum', 'Heureka', '60.2874 25.0405'),
  ],
};
