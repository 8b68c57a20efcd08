import { bank, land, landmark, line, main, side, water } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const tampere: TownPlan = {
  ground: [
    water('61.4750 23.6800, 61.5300 23.6800, 61.5300 23.8500, 61.4750 23.8500'),
    // The ridge between Näsijärvi and Pyhäjärvi, and the town east of the rapids.
    land(
      '61.5090 23.6800, 61.5075 23.7000, 61.5065 23.7120, 61.5045 23.7200, 61.5035 23.7300, 61.5040 23.7370, 61.5068 23.7395, 61.5072 23.7440, 61.5048 23.7480, 61.5036 23.7500, 61.5040 23.7540, 61.5052 23.7580, 61.5045 23.7605, 61.5050 23.7640, 61.5062 23.7720, 61.5080 23.7770, 61.5120 23.7810, 61.5145 23.7880, 61.5150 23.7950, 61.5190 23.8000, 61.5240 23.8050, 61.5300 23.8180, 61.5300 23.8500, 61.4750 23.8500, 61.4750 23.7430, 61.4800 23.7530, 61.4830 23.7600, 61.4860 23.7640, 61.4880 23.7685, 61.4893 23.7735, 61.4905 23.7705, 61.4915 23.7680, 61.4917 23.7640, 61.4927 23.7618, 61.4915 23.7570, 61.4903 23.7540, 61.4910 23.7480, 61.4922 23.7400, 61.4945 23.7280, 61.4975 23.7180, 61.4985 23.7080, 61.4990 23.6950, 61.4980 23.6800',
    ),
    bank(60, '61.4905 23.7712, 61.4880 23.7700'),
  ],
  bridges: [line('61.4915 23.7570, 61.4920 23.7645')],
  rivers: [
    {
      width: 60,
      line: line(
        '61.5055 23.7606, 61.5030 23.7608, 61.5005 23.7618, 61.4980 23.7638, 61.4962 23.7652, 61.4946 23.7655, 61.4934 23.7638, 61.4920 23.7605',
      ),
    },
  ],
  parks: [
    line('61.5030 23.7496, 61.5030 23.7506, 61.4917 23.7540, 61.4917 23.7530'),
    line('61.5048 23.7540, 61.5050 23.7590, 61.5034 23.7588, 61.5032 23.7545'),
    line('61.4965 23.7450, 61.4960 23.7330, 61.4985 23.7200, 61.4965 23.7195, 61.4935 23.7330, 61.4925 23.7430'),
    line('61.4995 23.7645, 61.4985 23.7655, 61.4960 23.7668, 61.4962 23.7655, 61.4990 23.7635'),
    line('61.4965 23.7795, 61.4960 23.7840, 61.4945 23.7840, 61.4948 23.7795'),
    line('61.5020 23.8000, 61.5080 23.7960, 61.5140 23.8020, 61.5140 23.8250, 61.5060 23.8300'),
  ],
  rails: [
    line(
      '61.4750 23.7880, 61.4840 23.7830, 61.4900 23.7790, 61.4950 23.7745, 61.4986 23.7737, 61.5010 23.7735, 61.5024 23.7690, 61.5027 23.7600, 61.5022 23.7520, 61.5025 23.7400, 61.5030 23.7280, 61.5055 23.7120, 61.5070 23.6950',
    ),
  ],
  streets: [
    main('Hämeenkatu||Tavastgatan', '61.4972 23.7530, 61.4976 23.7593, 61.4983 23.7685, 61.4988 23.7730'),
    main('Hämeenpuisto||Tavastparken', '61.5027 23.7500, 61.4973 23.7520, 61.4917 23.7535'),
    main(
      'Hatanpään valtatie||Hatanpäävägen',
      '61.4980 23.7650, 61.4955 23.7692, 61.4920 23.7710, 61.4895 23.7713, 61.4870 23.7690, 61.4850 23.7630, 61.4820 23.7600',
    ),
    main('Itsenäisyydenkatu||Självständighetsgatan', '61.4988 23.7730, 61.4989 23.7780, 61.4990 23.7870'),
    main(
      'Pirkankatu||Birkagatan',
      '61.4973 23.7520, 61.4976 23.7490, 61.4982 23.7385, 61.4986 23.7335, 61.4988 23.7265, 61.5010 23.7230, 61.5025 23.7180',
    ),
    main(
      'Kekkosentie||Kekkonenvägen',
      '61.5100 23.7830, 61.5065 23.7865, 61.5030 23.7867, 61.4975 23.7870, 61.4945 23.7828, 61.4905 23.7818',
    ),
    main('Teiskontie||Teiskovägen', '61.4990 23.7870, 61.5000 23.7930, 61.5018 23.8015, 61.5040 23.8150'),
    main('Sammonkatu', '61.4990 23.7870, 61.4972 23.7980, 61.4950 23.8100, 61.4927 23.8190'),
    side('Satakunnankatu||Satakuntagatan', '61.5000 23.7510, 61.5005 23.7618, 61.5010 23.7730'),
    side(
      'Kalevantie||Kalevavägen',
      '61.4938 23.7672, 61.4949 23.7728, 61.4949 23.7780, 61.4953 23.7845, 61.4950 23.7960',
    ),
    side('Tampereen valtatie||Tammerforsvägen', '61.4915 23.7570, 61.4922 23.7680, 61.4912 23.7740, 61.4905 23.7790'),
    side('Aleksis Kiven katu||Aleksis Kivis gata', '61.5002 23.7585, 61.4976 23.7593, 61.4950 23.7600'),
    side('Rautatienkatu||Järnvägsgatan', '61.5030 23.7700, 61.5010 23.7722, 61.4988 23.7728, 61.4955 23.7732'),
  ],
  landmarks: [
    landmark('tower', 'Näsinneula', '61.5049 23.7430'),
    landmark('church', 'Tuomiokirkko|Tampere Cathedral|Domkyrkan|Toomkirik', '61.5011 23.7710'),
    landmark('hall', 'Tampere-talo|Tampere Hall|Tammerforshuset|Tampere maja', '61.4957 23.7807'),
    landmark('market', 'Kauppahalli|Market Hall|Saluhallen|Turuhall', '61.4969 23.7577'),
    landmark('theatre', 'Tampereen Teatteri|Tampere Theatre|Tammerfors Teater|Tampere Teater', '61.4986 23.7618'),
    landmark('stadium', 'Nokia-areena|Nokia Arena|Nokia Arena|Nokia areen', '61.4940 23.7752'),
    landmark('wheel', 'Särkänniemi', '61.5050 23.7398'),
    landmark('tower', 'Pyynikin näkötorni|Pyynikki Tower|Pyynikki utsiktstorn|Pyynikki vaatetorn', '61.4953 23.7325'),
    landmark('library', 'Metso', '61.4986 23.7490'),
    landmark('university', 'Yliopisto|University|Universitetet|Ülikool', '61.4936 23.7788'),
    landmark('church', 'Aleksanterin kirkko|Alexander Church|Alexanderkyrkan|Aleksandri kirik', '61.4962 23.7500'),
    landmark('church', 'Kalevan kirkko|Kaleva Church|Kaleva kyrka|Kaleva kirik', '61.4983 23.8030'),
  ],
};
