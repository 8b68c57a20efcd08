import { landmark, land, line, main, side, stream, water } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const jyvaskyla: TownPlan = {
  ground: [
    land('62.2150 25.6900, 62.2500 25.6900, 62.2500 25.8150, 62.2150 25.8150'),
    // Jyväsjärvi, Äijälänsalmi and the beginning of Päijänne.
    water(
      '62.2235 25.7205, 62.2262 25.7225, 62.2290 25.7290, 62.2315 25.7370, 62.2335 25.7440, 62.2358 25.7510, 62.2370 25.7550, 62.2383 25.7605, 62.2405 25.7665, 62.2402 25.7740, 62.2372 25.7830, 62.2325 25.7885, 62.2292 25.7850, 62.2312 25.7770, 62.2320 25.7690, 62.2300 25.7620, 62.2280 25.7540, 62.2280 25.7440, 62.2265 25.7350, 62.2240 25.7270',
    ),
    stream(160, '62.2320 25.7870, 62.2280 25.7920, 62.2220 25.7950, 62.2150 25.7930, 62.2090 25.7900'),
  ],
  rivers: [
    { width: 25, line: line('62.2404 25.7700, 62.2440 25.7660, 62.2490 25.7610, 62.2540 25.7540, 62.2580 25.7450') },
  ],
  parks: [
    line('62.2436 25.7462, 62.2430 25.7485, 62.2418 25.7472, 62.2424 25.7450'),
    line('62.2440 25.7390, 62.2470 25.7440, 62.2485 25.7520, 62.2470 25.7520, 62.2448 25.7460, 62.2430 25.7400'),
    line('62.2385 25.7590, 62.2392 25.7640, 62.2384 25.7645, 62.2376 25.7592'),
  ],
  rails: [
    line(
      '62.2000 25.6950, 62.2150 25.7080, 62.2240 25.7190, 62.2290 25.7275, 62.2330 25.7370, 62.2370 25.7452, 62.2407 25.7548, 62.2440 25.7640, 62.2470 25.7740, 62.2480 25.7900, 62.2440 25.8150',
    ),
  ],
  streets: [
    main('Kauppakatu||Köpmansgatan', '62.2380 25.7360, 62.2400 25.7423, 62.2420 25.7486, 62.2450 25.7582'),
    main('Vapaudenkatu||Frihetsgatan', '62.2372 25.7374, 62.2392 25.7437, 62.2412 25.7500, 62.2444 25.7600'),
    main(
      'Rantaväylä||Strandleden',
      '62.2150 25.7120, 62.2245 25.7180, 62.2300 25.7310, 62.2340 25.7420, 62.2362 25.7490, 62.2392 25.7575, 62.2425 25.7665, 62.2480 25.7700, 62.2570 25.7640',
    ),
    side('Yliopistonkatu||Universitetsgatan', '62.2388 25.7346, 62.2408 25.7409, 62.2430 25.7478'),
    side('Hannikaisenkatu||Hannikainengatan', '62.2362 25.7395, 62.2384 25.7462, 62.2404 25.7530, 62.2420 25.7590'),
    side('Asemakatu||Stationsgatan', '62.2432 25.7462, 62.2420 25.7486, 62.2404 25.7520'),
    side('Kuokkalan silta||Kuokkalabron', '62.2384 25.7575, 62.2368 25.7580, 62.2305 25.7630, 62.2285 25.7650'),
  ],
  bridges: [line('62.2368 25.7580, 62.2305 25.7630')],
  slopes: [line('62.2625 25.7035, 62.2605 25.7080, 62.2595 25.7120')],
  landmarks: [
    landmark('church', 'Kaupunginkirkko|City Church|Stadskyrkan|Linnakirik', '62.2427 25.7467'),
    landmark(
      'museum',
      'Alvar Aalto -museo|Alvar Aalto Museum|Alvar Aalto-museet|Alvar Aalto muuseum',
      '62.2340 25.7335',
    ),
    landmark('university', 'Yliopisto|University|Universitetet|Ülikool', '62.2366 25.7325'),
    landmark('tower', 'Vesilinna|Water Tower|Vattentornet|Veetorn', '62.2453 25.7424'),
    landmark('hall', 'Paviljonki', '62.2398 25.7595'),
    landmark('harbour', 'Satama|Harbour|Hamnen|Sadam', '62.2376 25.7610'),
    landmark('stadium', 'Harjun stadion|Harju Stadium|Harju stadion|Harju staadion', '62.2470 25.7395'),
    landmark('slope', 'Laajavuori', '62.2620 25.7040'),
  ],
};
