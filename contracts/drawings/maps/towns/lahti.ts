import { land, landmark, line, main, side, water } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const lahti: TownPlan = {
  ground: [
    land('60.9850 25.5650, 61.0210 25.5650, 61.0210 25.6700, 60.9850 25.6700'),
    // The south of Vesijärvi, and Pikku-Vesijärvi.
    water(
      '61.0230 25.6480, 61.0150 25.6510, 61.0080 25.6525, 61.0030 25.6545, 60.9985 25.6545, 60.9968 25.6515, 60.9953 25.6465, 60.9930 25.6400, 60.9918 25.6300, 60.9918 25.6200, 60.9935 25.6120, 60.9965 25.6040, 61.0010 25.5950, 61.0060 25.5860, 61.0120 25.5790, 61.0230 25.5720',
    ),
    water('60.9922 25.6448, 60.9918 25.6480, 60.9905 25.6478, 60.9908 25.6448'),
  ],
  parks: [
    line('60.9940 25.6440, 60.9925 25.6400, 60.9905 25.6440, 60.9900 25.6490, 60.9918 25.6495'),
    line('60.9812 25.6455, 60.9806 25.6500, 60.9785 25.6500, 60.9783 25.6450'),
    line('60.9880 25.6230, 60.9880 25.6330, 60.9820 25.6340, 60.9790 25.6230, 60.9830 25.6150'),
  ],
  rails: [
    line(
      '60.9640 25.5560, 60.9690 25.5900, 60.9730 25.6250, 60.9755 25.6450, 60.9768 25.6592, 60.9785 25.6800, 60.9790 25.7100, 60.9760 25.7500',
    ),
  ],
  streets: [
    main(
      'Aleksanterinkatu||Alexandersgatan',
      '60.9838 25.6400, 60.9841 25.6480, 60.9845 25.6565, 60.9850 25.6660, 60.9853 25.6760',
    ),
    main(
      'Vapaudenkatu||Frihetsgatan',
      '60.9818 25.6400, 60.9822 25.6480, 60.9826 25.6565, 60.9831 25.6660, 60.9834 25.6760',
    ),
    main(
      'Lahdenkatu||Lahtisgatan',
      '60.9940 25.6520, 60.9900 25.6508, 60.9862 25.6500, 60.9822 25.6490, 60.9790 25.6500',
    ),
    main(
      'Mannerheiminkatu||Mannerheimgatan',
      '60.9765 25.6350, 60.9778 25.6500, 60.9788 25.6600, 60.9800 25.6750, 60.9815 25.6900',
    ),
    side('Rautatienkatu||Järnvägsgatan', '60.9772 25.6590, 60.9800 25.6590, 60.9845 25.6582, 60.9865 25.6580'),
    side('Mariankatu||Mariegatan', '60.9812 25.6567, 60.9834 25.6563, 60.9864 25.6558'),
    side('Kirkkokatu||Kyrkogatan', '60.9858 25.6440, 60.9862 25.6520, 60.9868 25.6640'),
    side('Hollolankatu||Hollolagatan', '60.9838 25.6400, 60.9850 25.6300, 60.9865 25.6180, 60.9880 25.6050'),
  ],
  slopes: [line('60.9815 25.6260, 60.9836 25.6285, 60.9850 25.6300')],
  landmarks: [
    landmark('hall', 'Sibeliustalo|Sibelius Hall|Sibeliushuset|Sibeliuse maja', '60.9955 25.6492'),
    landmark('slope', 'Salpausselkä', '60.9834 25.6285'),
    landmark('church', 'Ristinkirkko|Church of the Cross|Korskyrkan|Ristikirik', '60.9868 25.6556'),
    landmark('tower', 'Radiomastot|Radio masts|Radiomasterna|Raadiomastid', '60.9797 25.6478'),
    landmark('tower', 'Kaupungintalo|Town Hall|Stadshuset|Raekoda', '60.9810 25.6568'),
    landmark('harbour', 'Satama|Harbour|Hamnen|Sadam', '60.9948 25.6470'),
    landmark('library', 'Pääkirjasto|Library|Huvudbiblioteket|Raamatukogu', '60.9838 25.6625'),
  ],
};
