import { fullyAccessible, except } from '../access';
import { text } from '../../localized';
import type { HotelContentRecord } from '../model';
import { meetings, restaurant, sauna } from '../subpages';

export const tallinnContent: readonly HotelContentRecord[] = [
  {
    hotelId: '2001',
    headline: text(
      'Laivasta peiton alle',
      'From the gangway to your pillow',
      'Från landgången till kudden',
      'Laevatrapilt padjale',
    ),
    description: [
      text(
        'Huone on valmiina, kun päivän ensimmäinen laiva saapuu, jos olet kertonut tuloajan. Laukut voi jättää lukittuun säilytykseen koko lähtöpäiväksi.',
        'Tell us your ship, and your room is ready when it comes in. On the day you leave, your bags can stay locked up with us until the evening.',
        'Berätta vilken båt du kommer med, så väntar rummet när den lägger till. På avresedagen kan väskorna stå inlåsta hos oss ända till kvällen.',
        'Ütle meile oma laev ja tuba on valmis, kui see saabub. Lahkumispäeval võivad kotid õhtuni meie juures luku taga olla.',
      ),
      text(
        'D-terminaaliin kävelee kahdeksassa minuutissa ja Viru-portille kymmenessä. Raitiovaunu lentokentälle pysähtyy kulman takana.',
        'Terminal D is eight minutes away on foot and the Viru Gate ten. The tram to the airport stops round the corner.',
        'Till D-terminalen går du på åtta minuter och till Viruporten på tio. Spårvagnen till flygplatsen stannar runt hörnet.',
        'D-terminali jõuab kaheksa ja Viru väravateni kümne minutiga. Lennujaama tramm peatub nurga taga.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:00–22:00'],
          ['satSun', '07:00–22:00'],
        ],
        text('Ravintola Kai', 'The Quay restaurant', 'Restaurang Kajen', 'Restoran Kai'),
        text(
          'Kilohailia, mustaa leipää ja illalla grilli, kaikki laivojen aikataulun mukaan.',
          'Sprats, black bread and a grill in the evening, all timed to the ships.',
          'Skarpsill, svart bröd och grill på kvällen, allt enligt båtarnas tidtabell.',
          'Kilud, must leib ja õhtul grill, kõik laevade sõiduplaani järgi.',
        ),
        text(
          'Aamiaisen saa mukaan, kun laiva lähtee seitsemältä. Perjantaisin leivomme kaneelikranssin, jota riittää koko laivajonolle.',
          'When your ship sails at seven, you can take your breakfast with you. On Fridays we bake a cinnamon wreath big enough for the whole queue.',
          'När båten går klockan sju får du frukosten med dig. På fredagar bakar vi en kanelkrans som räcker till hela båtkön.',
          'Kui laev väljub kell seitse, saad hommikusöögi kaasa. Reedeti küpsetame kaneelikringli, millest jätkub kogu laevajärjekorrale.',
        ),
      ),
      sauna(
        [['daily', '16:00–22:00']],
        text('Kahdeksannen kerroksen sauna', 'Sauna on the eighth floor', 'Bastun på åttan', 'Kaheksanda korruse saun'),
        text(
          'Kaksi saunaa ja ikkuna, josta näkee satamaan ja vanhankaupungin torneihin yhtä aikaa.',
          'Two saunas and a window with the harbour and the spires of the Old Town in one view.',
          'Två bastur och ett fönster med hamnen och Gamla stans torn i samma vy.',
          'Kaks sauna ja aken, kust paistavad korraga sadam ja vanalinna tornid.',
        ),
        text(
          'Miesten ja naisten saunat vaihtavat puolta joka toinen päivä, jotta näköala riittää kaikille. Perheen oma tunti alkaa klo\u00a016.00.',
          'The two saunas change sides every other day, so that everyone gets the view. The first hour, from 16:00, is for families.',
          'Dam- och herrbastun byter sida varannan dag så att utsikten räcker till alla. Den första timmen från kl.\u00a016.00 är för familjer.',
          'Naiste ja meeste saun vahetavad ülepäeviti pooli, et vaadet jätkuks kõigile. Esimene tund alates kell\u00a016.00 on peredele.',
        ),
      ),
    ],
  },
  {
    hotelId: '2002',
    headline: text(
      'Seitsemänsataa vuotta, kolme taloa',
      'Seven hundred years, three houses',
      'Sjuhundra år, tre hus',
      'Seitsesada aastat, kolm maja',
    ),
    description: [
      text(
        'Talot rakensi kolme kauppiasta, jotka eivät sietäneet toisiaan, ja siksi kerrokset ovat kaikissa eri korkeudella. Seinämaalauksia on jätetty näkyviin kuuteen huoneeseen.',
        'The houses were built by three merchants who could not stand each other, which is why the floors are all at different heights. In six rooms the old wall paintings have been left in sight.',
        'Husen byggdes av tre köpmän som inte tålde varandra, och därför ligger våningarna på olika höjd. I sex rum har de gamla väggmålningarna lämnats framme.',
        'Majad ehitasid kolm kaupmeest, kes üksteist ei sallinud, ja seepärast on korrused eri kõrgusel. Kuues toas on vanad seinamaalingud nähtavale jäetud.',
      ),
      text(
        'Lai-katu on vanhankaupungin rauhallisin. Raatihuoneentorille kävelee viidessä minuutissa ja satamaan viidessätoista.',
        'Lai is the calmest street of the Old Town. Town Hall Square is five minutes away on foot, the harbour fifteen.',
        'Lai är Gamla stans lugnaste gata. Till Rådhustorget går du på fem minuter och till hamnen på femton.',
        'Lai on vanalinna vaikseim tänav. Raekoja platsile jõuab jalgsi viie ja sadamasse viieteistkümne minutiga.',
      ),
    ],
    access: except(
      { stepFreeEntrance: false, parking: false, inductionLoop: false },
      text(
        'Kerrosten välissä on portaita, joita hissi ei kierrä, ja kadulla on mukulakiviä. Esteettömiä huoneita on [sataman hotellissa](hotel:2001).',
        'There are steps between the houses that the lift does not reach, and the street is cobbled. Our [hotel by the harbour](hotel:2001) has accessible rooms.',
        'Mellan husen finns trappsteg som hissen inte når, och gatan är kullerstensbelagd. På vårt [hotell vid hamnen](hotel:2001) finns tillgänglighetsanpassade rum.',
        'Majade vahel on astmeid, kuhu lift ei ulatu, ja tänav on munakividega. Ligipääsetavad toad on meie [sadama hotellis](hotel:2001).',
      ),
    ),
    subpages: [
      restaurant(
        [['tueSat', '17:00–23:30']],
        text('Viinibaari Holvi', 'The Vault wine bar', 'Vinbaren Valvet', 'Veinibaar Võlv'),
        text(
          'Holvikellarissa palaa tuli yhdessä maan vanhimmista tulisijoista, ja lasissa on viiniä pieniltä tiloilta.',
          'In the vaulted cellar a fire burns in one of the oldest hearths in the country, and the wine is from small growers.',
          'I källarvalvet brinner elden i en av landets äldsta eldstäder, och vinet kommer från små gårdar.',
          'Võlvkeldris põleb tuli ühes maa vanimas koldes ja vein tuleb väikestest taludest.',
        ),
        text(
          'Syötävä on yksinkertaista ja kypsyy liedellä: kyljys, juurekset, ruisleipä. Pöytiä on kaksitoista, joten varaa omasi heti saapuessasi.',
          'The food is plain and comes off the fire: a cutlet, root vegetables, rye bread. There are twelve tables, so ask for yours when you arrive.',
          'Maten är enkel och lagas över elden: kotlett, rotfrukter, rågbröd. Det finns tolv bord, så boka ditt redan när du kommer.',
          'Söök on lihtne ja küpseb tulel: karbonaad, juurviljad, rukkileib. Laudu on kaksteist, nii et küsi enda oma juba saabudes.',
        ),
      ),
      meetings(
        [
          ['Diele', 30, 64],
          ['Dornse', 10, 24],
        ],
        text('Kokous keskiajalla', 'Meet in the Middle Ages', 'Möte i medeltiden', 'Koosolek keskajas'),
        text(
          'Kauppiaan eteishalli ja sen takakamari, kuten silloin, kun tässä sovittiin hansan kaupoista.',
          'A merchant’s great hall and the chamber behind it, just as when the Hanseatic deals were struck here.',
          'Köpmannens stora hall och kammaren bakom den, som när hansans affärer gjordes upp här.',
          'Kaupmehe eeskoda ja selle tagakamber, just nagu siis, kui siin sõlmiti hansakaupu.',
        ),
        text(
          'Seinät ovat metrin paksut, joten puhelin lepää ja keskustelu kulkee. Verkko toimii silti, ja valkokangas laskeutuu palkin takaa.',
          'The walls are a metre thick, so your phone rests and talk flows. The wifi works all the same, and a screen comes down from behind a beam.',
          'Väggarna är en meter tjocka, så telefonen vilar och samtalet flyter. Nätet fungerar ändå, och duken sänks ner bakom en bjälke.',
          'Müürid on meeter paksud, nii et telefon puhkab ja jutt sujub. Võrk siiski töötab ja ekraan laskub tala tagant.',
        ),
      ),
    ],
  },
];
