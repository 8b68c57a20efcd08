import { bank, land, landmark, line, main, side, stream, water } from '../townPlan';
import type { TownPlan } from '../townPlan';

export const helsinki: TownPlan = {
  ground: [
    land('60.1757 24.9310, 60.1855 24.9310, 60.1855 24.9500, 60.1770 24.9512, 60.1757 24.9505'),
    // Töölönlahti, Eläintarhanlahti and the sound below Pitkäsilta.
    water(
      '60.1767 24.9364, 60.1770 24.9385, 60.1782 24.9394, 60.1798 24.9393, 60.1812 24.9385, 60.1825 24.9383, 60.1838 24.9372, 60.1843 24.9352, 60.1838 24.9335, 60.1822 24.9326, 60.1805 24.9328, 60.1790 24.9337, 60.1778 24.9349',
    ),
    water(
      '60.1768 24.9407, 60.1790 24.9409, 60.1808 24.9410, 60.1820 24.9420, 60.1822 24.9440, 60.1808 24.9453, 60.1797 24.9473, 60.1786 24.9483, 60.1774 24.9489, 60.1768 24.9500, 60.1763 24.9500, 60.1764 24.9460',
    ),
    bank(60, '60.1690 24.9592, 60.1715 24.9603, 60.1740 24.9598'),
    stream(70, '60.1765 24.9490, 60.1765 24.9510, 60.1771 24.9530, 60.1777 24.9550, 60.1778 24.9590'),
  ],
  parks: [
    line('60.1671 24.9444, 60.1673 24.9505, 60.1677 24.9509, 60.1678 24.9501, 60.1673 24.9443'),
    line('60.1722 24.9452, 60.1742 24.9440, 60.1763 24.9441, 60.1760 24.9478, 60.1755 24.9500, 60.1745 24.9498'),
    line('60.1600 24.9505, 60.1595 24.9575, 60.1570 24.9612, 60.1545 24.9590, 60.1543 24.9530, 60.1565 24.9500'),
    line('60.1628 24.9505, 60.1628 24.9535, 60.1602 24.9545, 60.1603 24.9515'),
    line('60.1653 24.9393, 60.1660 24.9414, 60.1669 24.9402, 60.1662 24.9381'),
    line(
      '60.1745 24.9355, 60.1765 24.9360, 60.1780 24.9342, 60.1800 24.9325, 60.1800 24.9312, 60.1770 24.9328, 60.1745 24.9345',
    ),
    line(
      '60.1848 24.9320, 60.1880 24.9300, 60.1920 24.9260, 60.1960 24.9200, 60.2010 24.9230, 60.1960 24.9300, 60.1890 24.9350, 60.1852 24.9370',
    ),
    line('60.1880 24.9385, 60.1905 24.9365, 60.1925 24.9400, 60.1900 24.9430, 60.1880 24.9425'),
    line('60.1825 24.9110, 60.1835 24.9150, 60.1810 24.9150, 60.1800 24.9120'),
    line('60.1700 24.9100, 60.1710 24.9165, 60.1680 24.9180, 60.1665 24.9125'),
  ],
  rails: [
    line(
      '60.1719 24.9412, 60.1745 24.9405, 60.1775 24.9400, 60.1810 24.9400, 60.1845 24.9390, 60.1875 24.9368, 60.1910 24.9345, 60.1987 24.9335, 60.2050 24.9375, 60.2120 24.9420, 60.2203 24.9469, 60.2290 24.9680',
    ),
    line(
      '60.1987 24.9335, 60.2030 24.9290, 60.2078 24.9206, 60.2120 24.9080, 60.2182 24.8940, 60.2200 24.8760, 60.2190 24.8550',
    ),
  ],
  streets: [
    main(
      'Mannerheimintie||Mannerheimvägen',
      '60.1666 24.9436, 60.1677 24.9420, 60.1699 24.9385, 60.1712 24.9361, 60.1722 24.9352, 60.1750 24.9325, 60.1785 24.9300, 60.1822 24.9284, 60.1868 24.9237, 60.1900 24.9185, 60.1925 24.9130, 60.2000 24.9035, 60.2080 24.8950',
    ),
    main('Aleksanterinkatu||Alexandersgatan', '60.1687 24.9412, 60.1689 24.9455, 60.1690 24.9510, 60.1692 24.9575'),
    main(
      'Hämeentie||Tavastvägen',
      '60.1790 24.9509, 60.1802 24.9545, 60.1832 24.9582, 60.1870 24.9602, 60.1905 24.9640, 60.1950 24.9690, 60.2010 24.9735',
    ),
    main(
      'Kaisaniemenkatu||Kajsaniemigatan',
      '60.1699 24.9386, 60.1704 24.9400, 60.1705 24.9445, 60.1713 24.9472, 60.1727 24.9487, 60.1740 24.9499',
    ),
    main(
      'Siltasaarenkatu||Broholmsgatan',
      '60.1740 24.9499, 60.1766 24.9502, 60.1783 24.9503, 60.1800 24.9507, 60.1838 24.9494',
    ),
    main(
      'Helsinginkatu||Helsingegatan',
      '60.1822 24.9284, 60.1838 24.9330, 60.1853 24.9378, 60.1863 24.9425, 60.1868 24.9480, 60.1871 24.9600',
    ),
    main(
      'Porkkalankatu||Porkalagatan',
      '60.1660 24.9215, 60.1640 24.9100, 60.1633 24.9000, 60.1640 24.8850, 60.1655 24.8650, 60.1690 24.8480',
    ),
    main(
      'Itäväylä||Österleden',
      '60.1785 24.9525, 60.1810 24.9610, 60.1850 24.9660, 60.1885 24.9715, 60.1890 24.9850, 60.1885 25.0050, 60.1940 25.0300',
    ),
    side(
      'Mechelininkatu||Mechelingatan',
      '60.1655 24.9180, 60.1690 24.9195, 60.1750 24.9192, 60.1810 24.9165, 60.1860 24.9110',
    ),
    side('Pohjoisesplanadi||Norra esplanaden', '60.1675 24.9418, 60.1678 24.9480, 60.1679 24.9535, 60.1682 24.9575'),
    side('Eteläesplanadi||Södra esplanaden', '60.1666 24.9436, 60.1672 24.9475, 60.1674 24.9524'),
    side('Bulevardi||Bulevarden', '60.1665 24.9433, 60.1651 24.9393, 60.1643 24.9370, 60.1620 24.9303'),
    side(
      'Fredrikinkatu||Fredriksgatan',
      '60.1600 24.9408, 60.1643 24.9370, 60.1655 24.9354, 60.1680 24.9325, 60.1715 24.9272',
    ),
    side('Runeberginkatu||Runebergsgatan', '60.1690 24.9300, 60.1735 24.9268, 60.1785 24.9255, 60.1822 24.9284'),
    side(
      'Unioninkatu||Unionsgatan',
      '60.1645 24.9516, 60.1673 24.9511, 60.1690 24.9510, 60.1719 24.9507, 60.1740 24.9503',
    ),
    side('Mariankatu||Mariegatan', '60.1682 24.9560, 60.1712 24.9556, 60.1745 24.9548'),
    side('Liisankatu||Elisabetsgatan', '60.1740 24.9504, 60.1741 24.9531, 60.1742 24.9590'),
    side('Pohjoisranta||Norra kajen', '60.1690 24.9592, 60.1715 24.9603, 60.1740 24.9598, 60.1752 24.9575'),
    side('Eteläranta||Södra kajen', '60.1679 24.9519, 60.1658 24.9526, 60.1643 24.9527'),
    side('Kanavakatu||Kanalgatan', '60.1682 24.9575, 60.1683 24.9612'),
  ],
  bridges: [
    line('60.1761 24.9502, 60.1768 24.9502'),
    line('60.1634 24.9025, 60.1637 24.8918'),
    line('60.1648 24.8745, 60.1661 24.8610'),
    line('60.1675 24.8560, 60.1689 24.8480'),
    line('60.1889 24.9830, 60.1886 25.0005'),
    line('60.1903 25.0125, 60.1909 25.0160'),
  ],
  landmarks: [
    landmark('cathedral', 'Tuomiokirkko|Helsinki Cathedral|Domkyrkan|Toomkirik', '60.1704 24.9522'),
    landmark(
      'cathedral',
      'Uspenskin katedraali|Uspenski Cathedral|Uspenskijkatedralen|Uspenski katedraal',
      '60.1685 24.9601',
    ),
    landmark('stadium', 'Olympiastadion|Olympic Stadium|Olympiastadion|Olümpiastaadion', '60.1869 24.9273'),
    landmark('wheel', 'Linnanmäki||Borgbacken', '60.1884 24.9405'),
    landmark('hall', 'Finlandia-talo|Finlandia Hall|Finlandiahuset|Finlandia maja', '60.1757 24.9336'),
    landmark('theatre', 'Ooppera|Opera|Operan|Ooper', '60.1815 24.9297'),
    landmark('library', 'Oodi||Ode', '60.1738 24.9381'),
    landmark('church', 'Temppeliaukio|Rock Church|Tempelplatsen|Kaljukirik', '60.1730 24.9252'),
    landmark('museum', 'Kansallismuseo|National Museum|Nationalmuseet|Rahvusmuuseum', '60.1750 24.9317'),
    landmark('museum', 'Ateneum', '60.1702 24.9442'),
    landmark('market', 'Vanha kauppahalli|Old Market Hall|Gamla saluhallen|Vana turuhall', '60.1663 24.9527'),
    landmark('church', 'Kallion kirkko|Kallio Church|Berghälls kyrka|Kallio kirik', '60.1843 24.9492'),
    landmark('market', 'Hakaniemen halli|Hakaniemi Market Hall|Hagnäs saluhall|Hakaniemi turuhall', '60.1800 24.9515'),
    landmark('theatre', 'Kansallisteatteri|National Theatre|Nationalteatern|Rahvusteater', '60.1724 24.9438'),
    landmark('church', 'Johanneksenkirkko|St John’s Church|Johanneskyrkan|Johannese kirik', '60.1615 24.9466'),
    landmark(
      'monument',
      'Sibelius-monumentti|Sibelius Monument|Sibeliusmonumentet|Sibeliuse monument',
      '60.1821 24.9131',
    ),
    landmark('castle', 'Suomenlinna||Sveaborg', '60.1454 24.9881'),
  ],
};
