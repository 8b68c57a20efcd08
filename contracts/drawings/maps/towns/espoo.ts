import { landmark, line, main, side } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const espoo: TownPlan = {
  parks: [
    line('60.1770 24.8040, 60.1785 24.8080, 60.1775 24.8110, 60.1755 24.8090, 60.1757 24.8050'),
    line('60.1880 24.8150, 60.1930 24.8200, 60.1960 24.8130, 60.1920 24.8080, 60.1880 24.8090'),
  ],
  rails: [
    line(
      '60.2240 24.9100, 60.2200 24.8760, 60.2190 24.8550, 60.2190 24.8350, 60.2193 24.8130, 60.2140 24.7900, 60.2130 24.7700, 60.2100 24.7380',
    ),
  ],
  streets: [
    main(
      'Länsiväylä||Västerleden',
      '60.1640 24.8850, 60.1655 24.8650, 60.1690 24.8480, 60.1705 24.8380, 60.1702 24.8280, 60.1690 24.8150, 60.1670 24.7980, 60.1630 24.7780, 60.1600 24.7550, 60.1590 24.7300',
    ),
    main(
      'Kehä I|Ring I|Ring I|Ring I',
      '60.1702 24.8280, 60.1735 24.8275, 60.1765 24.8255, 60.1810 24.8160, 60.1860 24.8110, 60.1950 24.8090, 60.2050 24.8120, 60.2150 24.8150, 60.2240 24.8250',
    ),
    main('Merituulentie||Havsvindsvägen', '60.1735 24.8100, 60.1730 24.7980, 60.1720 24.7880'),
    side(
      'Tapiolantie||Hagalundsvägen',
      '60.1765 24.8255, 60.1778 24.8170, 60.1775 24.8080, 60.1760 24.8020, 60.1735 24.7990',
    ),
    side('Otaniementie||Otnäsvägen', '60.1772 24.8280, 60.1810 24.8275, 60.1850 24.8255, 60.1875 24.8240'),
    side('Keilaranta||Kägelstranden', '60.1738 24.8302, 60.1750 24.8310, 60.1785 24.8305, 60.1800 24.8280'),
  ],
  bridges: [
    line('60.1648 24.8745, 60.1661 24.8610'),
    line('60.1676 24.8555, 60.1690 24.8480, 60.1705 24.8380, 60.1703 24.8310'),
    line('60.1698 24.8235, 60.1691 24.8165'),
  ],
  landmarks: [
    landmark('university', 'Aalto-yliopisto|Aalto University|Aalto-universitetet|Aalto ülikool', '60.1861 24.8277'),
    landmark('church', 'Tapiolan kirkko|Tapiola Church|Hagalunds kyrka|Tapiola kirik', '60.1776 24.8050'),
    landmark('museum', 'EMMA', '60.1788 24.7945'),
    landmark('church', 'Otaniemen kappeli|Otaniemi Chapel|Otnäs kapell|Otaniemi kabel', '60.1876 24.8355'),
    landmark('hall', 'Dipoli', '60.1850 24.8325'),
  ],
};
