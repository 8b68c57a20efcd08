import { landmark, line, main, side } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const turku: TownPlan = {
  rivers: [
    {
      width: 70,
      line: line(
        '60.4720 22.3230, 60.4690 22.3150, 60.4668 22.3070, 60.4650 22.2990, 60.4622 22.2905, 60.4592 22.2862, 60.4573 22.2822, 60.4545 22.2790, 60.4516 22.2757, 60.4494 22.2700, 60.4473 22.2646, 60.4443 22.2570, 60.4420 22.2505, 60.4400 22.2440, 60.4378 22.2370, 60.4357 22.2310, 60.4338 22.2255, 60.4320 22.2190',
      ),
    },
  ],
  parks: [
    line('60.4555 22.2595, 60.4562 22.2625, 60.4545 22.2640, 60.4538 22.2612'),
    line('60.4485 22.2690, 60.4465 22.2650, 60.4440 22.2690, 60.4430 22.2725, 60.4455 22.2735'),
    line('60.4505 22.2745, 60.4490 22.2715, 60.4478 22.2745, 60.4490 22.2780'),
    line('60.4490 22.2850, 60.4480 22.2925, 60.4440 22.2915, 60.4448 22.2840'),
    line('60.4372 22.2270, 60.4368 22.2310, 60.4350 22.2305, 60.4345 22.2260'),
  ],
  rails: [
    line(
      '60.4470 22.3180, 60.4497 22.2975, 60.4545 22.2935, 60.4590 22.2855, 60.4603 22.2760, 60.4580 22.2650, 60.4537 22.2531, 60.4490 22.2440, 60.4440 22.2340, 60.4400 22.2270, 60.4350 22.2193',
    ),
  ],
  streets: [
    main('Aurakatu||Auragatan', '60.4546 22.2622, 60.4515 22.2669, 60.4494 22.2700'),
    main(
      'Linnankatu||Slottsgatan',
      '60.4513 22.2722, 60.4484 22.2648, 60.4466 22.2602, 60.4440 22.2530, 60.4402 22.2410, 60.4362 22.2300, 60.4345 22.2210',
    ),
    main(
      'Hämeenkatu||Tavastgatan',
      '60.4507 22.2765, 60.4530 22.2830, 60.4548 22.2885, 60.4570 22.2980, 60.4600 22.3100',
    ),
    main('Uudenmaankatu||Nylandsgatan', '60.4516 22.2757, 60.4500 22.2790, 60.4462 22.2870, 60.4440 22.2920'),
    main('Kaskenkatu||Kaskisgatan', '60.4494 22.2700, 60.4480 22.2722, 60.4450 22.2765, 60.4415 22.2815'),
    main('Puistokatu||Parkgatan', '60.4515 22.2470, 60.4482 22.2515, 60.4443 22.2570, 60.4425 22.2595'),
    side('Eerikinkatu||Eriksgatan', '60.4530 22.2727, 60.4510 22.2679, 60.4475 22.2592, 60.4455 22.2540'),
    side('Yliopistonkatu||Universitetsgatan', '60.4537 22.2700, 60.4520 22.2659, 60.4485 22.2573, 60.4470 22.2530'),
    side('Humalistonkatu||Humlegårdsgatan', '60.4530 22.2545, 60.4503 22.2585, 60.4470 22.2634'),
    side(
      'Läntinen Rantakatu||Västra Strandgatan',
      '60.4520 22.2752, 60.4498 22.2694, 60.4477 22.2640, 60.4447 22.2564, 60.4424 22.2498',
    ),
    side(
      'Itäinen Rantakatu||Östra Strandgatan',
      '60.4490 22.2706, 60.4469 22.2652, 60.4439 22.2576, 60.4416 22.2511, 60.4396 22.2447',
    ),
  ],
  landmarks: [
    landmark('church', 'Tuomiokirkko|Turku Cathedral|Domkyrkan|Toomkirik', '60.4525 22.2783'),
    landmark('castle', 'Turun linna|Turku Castle|Åbo slott|Turu loss', '60.4354 22.2285'),
    landmark('market', 'Kauppahalli|Market Hall|Saluhallen|Turuhall', '60.4498 22.2673'),
    landmark('museum', 'Taidemuseo|Art Museum|Konstmuseet|Kunstimuuseum', '60.4546 22.2619'),
    landmark('theatre', 'Kaupunginteatteri|City Theatre|Stadsteatern|Linnateater', '60.4466 22.2662'),
    landmark('library', 'Pääkirjasto|City Library|Stadsbiblioteket|Linnaraamatukogu', '60.4506 22.2714'),
    landmark('university', 'Yliopisto|University|Universitetet|Ülikool', '60.4553 22.2864'),
    landmark('museum', 'Luostarinmäki||Klosterbacken', '60.4466 22.2768'),
    landmark('harbour', 'Forum Marinum', '60.4364 22.2352'),
    landmark(
      'stadium',
      'Paavo Nurmen stadion|Paavo Nurmi Stadium|Paavo Nurmi stadion|Paavo Nurmi staadion',
      '60.4430 22.2722',
    ),
    landmark('church', 'Mikaelinkirkko|St Michael’s Church|Mikaelskyrkan|Miikaeli kirik', '60.4494 22.2520'),
  ],
};
