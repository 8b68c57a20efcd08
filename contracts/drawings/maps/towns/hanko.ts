import { landmark, line, main, side } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const hanko: TownPlan = {
  parks: [
    line('59.8237 22.9790, 59.8242 22.9850, 59.8235 22.9880, 59.8228 22.9800, 59.8225 22.9765, 59.8231 22.9752'),
    line('59.8258 22.9640, 59.8256 22.9668, 59.8245 22.9664, 59.8247 22.9638'),
  ],
  rails: [
    line(
      '59.8500 23.0250, 59.8420 23.0050, 59.8350 22.9880, 59.8300 22.9770, 59.8262 22.9692, 59.8240 22.9630, 59.8222 22.9560, 59.8210 22.9500',
    ),
  ],
  streets: [
    main(
      'Hangontie||Hangövägen',
      '59.8500 23.0200, 59.8420 22.9990, 59.8350 22.9830, 59.8290 22.9720, 59.8268 22.9680',
    ),
    main('Bulevardi||Bulevarden', '59.8262 22.9690, 59.8246 22.9718, 59.8230 22.9745'),
    main('Esplanaadi||Esplanaden', '59.8268 22.9680, 59.8250 22.9690, 59.8238 22.9694, 59.8226 22.9698'),
    side('Vuorikatu||Berggatan', '59.8245 22.9600, 59.8246 22.9650, 59.8247 22.9716, 59.8252 22.9790'),
    side('Appelgrenintie||Appelgrensvägen', '59.8230 22.9745, 59.8234 22.9780, 59.8238 22.9815, 59.8240 22.9838'),
    side('Satamakatu||Hamngatan', '59.8222 22.9640, 59.8224 22.9700, 59.8225 22.9725'),
  ],
  landmarks: [
    landmark('tower', 'Vesitorni|Water Tower|Vattentornet|Veetorn', '59.8250 22.9644'),
    landmark('church', 'Hangon kirkko|Hanko Church|Hangö kyrka|Hanko kirik', '59.8252 22.9662'),
    landmark('hall', 'Kasino|Casino|Kasinot|Kasiino', '59.8240 22.9836'),
    landmark('monument', 'Vapaudenpatsas|Monument of Liberty|Frihetsstatyn|Vabadussammas', '59.8228 22.9764'),
    landmark('harbour', 'Länsisatama|Western Harbour|Västra hamnen|Läänesadam', '59.8195 22.9540'),
  ],
};
