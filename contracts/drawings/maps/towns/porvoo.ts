import { landmark, line, main, side } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const porvoo: TownPlan = {
  rivers: [
    {
      width: 55,
      line: line(
        '60.4490 25.6680, 60.4380 25.6630, 60.4280 25.6680, 60.4180 25.6620, 60.4090 25.6610, 60.4030 25.6560, 60.3995 25.6538, 60.3965 25.6548, 60.3945 25.6566, 60.3922 25.6586, 60.3900 25.6606, 60.3875 25.6640, 60.3850 25.6690, 60.3825 25.6730',
      ),
    },
  ],
  parks: [
    line('60.4025 25.6570, 60.4030 25.6600, 60.4005 25.6612, 60.3995 25.6580'),
    line('60.3922 25.6640, 60.3915 25.6665, 60.3903 25.6652, 60.3910 25.6628'),
  ],
  rails: [line('60.4300 25.6350, 60.4150 25.6420, 60.4050 25.6480, 60.3990 25.6510, 60.3950 25.6540, 60.3928 25.6560')],
  streets: [
    main(
      'Mannerheiminkatu||Mannerheimgatan',
      '60.3960 25.6400, 60.3940 25.6500, 60.3926 25.6582, 60.3916 25.6680, 60.3905 25.6800, 60.3890 25.6950',
    ),
    main('Aleksanterinkatu||Alexandersgatan', '60.3912 25.6500, 60.3903 25.6602, 60.3896 25.6690, 60.3888 25.6800'),
    side('Jokikatu||Ågatan', '60.3929 25.6597, 60.3945 25.6583, 60.3962 25.6568, 60.3975 25.6560'),
    side('Piispankatu||Biskopsgatan', '60.3970 25.6600, 60.3946 25.6622, 60.3920 25.6655, 60.3896 25.6690'),
    side('Runeberginkatu||Runebergsgatan', '60.3948 25.6640, 60.3923 25.6680, 60.3898 25.6715, 60.3870 25.6755'),
    side('Rantakatu||Strandgatan', '60.3927 25.6600, 60.3905 25.6625, 60.3880 25.6660, 60.3855 25.6705'),
  ],
  landmarks: [
    landmark('church', 'Tuomiokirkko|Porvoo Cathedral|Domkyrkan|Toomkirik', '60.3968 25.6578'),
    landmark('museum', 'Runebergin koti|Runeberg’s Home|Runebergs hem|Runebergi kodu', '60.3912 25.6662'),
    landmark('hall', 'Taidetehdas|Art Factory|Konstfabriken|Kunstivabrik', '60.3887 25.6597'),
    landmark('castle', 'Linnanmäki|Castle Hill|Borgbacken|Lossimägi', '60.4014 25.6590'),
  ],
};
