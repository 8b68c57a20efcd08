import { landmark, line, main, side } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const vaasa: TownPlan = {
  parks: [
    line('63.1012 21.6050, 63.1000 21.6090, 63.0975 21.6080, 63.0975 21.6066'),
    line('63.0951 21.6185, 63.0945 21.6210, 63.0933 21.6198, 63.0939 21.6172'),
    line('63.0945 21.6064, 63.0942 21.6082, 63.0915 21.6090, 63.0905 21.6075'),
  ],
  rails: [
    line(
      '63.1080 21.6170, 63.1020 21.6205, 63.0977 21.6228, 63.0930 21.6270, 63.0870 21.6360, 63.0800 21.6500, 63.0740 21.6680, 63.0690 21.7000',
    ),
  ],
  streets: [
    main(
      'Hovioikeudenpuistikko||Hovrättsesplanaden',
      '63.0977 21.6224, 63.0963 21.6168, 63.0950 21.6117, 63.0938 21.6070',
    ),
    main('Vaasanpuistikko||Vasaesplanaden', '63.0962 21.6240, 63.0948 21.6184, 63.0935 21.6133, 63.0922 21.6085'),
    main(
      'Kauppapuistikko||Handelsesplanaden',
      '63.1005 21.6075, 63.0980 21.6106, 63.0955 21.6137, 63.0935 21.6162, 63.0905 21.6199',
    ),
    main(
      'Vaskiluodontie||Vasklotvägen',
      '63.0922 21.6085, 63.0918 21.6040, 63.0905 21.5960, 63.0890 21.5850, 63.0895 21.5720, 63.0890 21.5600',
    ),
    side('Rantakatu||Strandgatan', '63.1000 21.6068, 63.0970 21.6088, 63.0940 21.6085, 63.0905 21.6118'),
    side('Koulukatu||Skolhusgatan', '63.1020 21.6115, 63.0990 21.6155, 63.0960 21.6195, 63.0925 21.6240'),
    side(
      'Kirkkopuistikko||Kyrkoesplanaden',
      '63.1012 21.6096, 63.0985 21.6130, 63.0958 21.6163, 63.0940 21.6187, 63.0910 21.6224',
    ),
  ],
  bridges: [line('63.0915 21.6025, 63.0897 21.5900')],
  landmarks: [
    landmark('church', 'Vaasan kirkko|Vaasa Church|Vasa kyrka|Vaasa kirik', '63.0943 21.6190'),
    landmark('market', 'Kauppahalli|Market Hall|Saluhallen|Turuhall', '63.0955 21.6132'),
    landmark(
      'museum',
      'Pohjanmaan museo|Ostrobothnian Museum|Österbottens museum|Pohjanmaa muuseum',
      '63.1000 21.6095',
    ),
    landmark('library', 'Kirjasto|Library|Biblioteket|Raamatukogu', '63.0974 21.6203'),
    landmark('harbour', 'Sisäsatama|Inner Harbour|Inre hamnen|Sisesadam', '63.0985 21.6060'),
    landmark('university', 'Vaasan yliopisto|University of Vaasa|Vasa universitet|Vaasa ülikool', '63.1050 21.5935'),
  ],
};
