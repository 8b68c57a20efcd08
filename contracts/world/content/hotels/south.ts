import { fullyAccessible, except } from '../access';
import { text } from '../../localized';
import type { HotelContentRecord } from '../model';
import { activities, meetings, restaurant, sauna, spa } from '../subpages';

export const southernContent: readonly HotelContentRecord[] = [
  {
    hotelId: '1201',
    headline: text(
      'Joki edessä, Turku molemmin puolin',
      'The river in front, Turku on both sides',
      'Ån framför, Åbo på båda sidor',
      'Jõgi ees, Turu mõlemal pool',
    ),
    description: [
      text(
        'Vaaleanpunainen talo oli ennen laivanvarustajan konttori. Jokea katsovissa huoneissa on leveä ikkunapenkki, jolla voi istua kirjan kanssa ja seurata veneitä.',
        'The pink house used to be a shipowner’s office. Rooms on the river side have a wide window seat, made for a book and for watching the boats.',
        'Det rosa huset var förr ett redarkontor. Rummen mot ån har en bred fönsterbänk att sitta på med en bok och se på båtarna.',
        'Roosa maja oli varem laevaomaniku kontor. Jõepoolsetes tubades on lai aknapink, kus istuda raamatuga ja vaadata paate.',
      ),
      text(
        'Föri vie joen yli maksutta muutamassa minuutissa. Asemalle kävelee viidessätoista minuutissa, ja laivoille pääsee bussilla rantaa pitkin.',
        'The little Föri ferry takes you across the river at no cost. The station is a quarter of an hour away on foot, and a bus along the bank goes to the ships.',
        'Den lilla färjan Föri tar dig över ån utan avgift. Till stationen går du på en kvart, och till båtarna går en buss längs stranden.',
        'Väike parvlaev Föri viib tasuta üle jõe. Jaama on veerand tundi jalgsi ja laevadele sõidab piki kallast buss.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monSat', '06:30–22:30'],
          ['sun', '07:30–21:00'],
        ],
        text('Ravintola Redari', 'Restaurant Redari', 'Restaurang Redaren', 'Restoran Redari'),
        text(
          'Saaristolaispöytä kesällä, karitsaa ja juureksia talvella, ja joki näkyy jokaisesta pöydästä.',
          'An archipelago table in summer, lamb and root vegetables in winter, and a view of the river from every seat.',
          'Skärgårdsbord på sommaren, lamm och rotfrukter på vintern, och ån syns från varje bord.',
          'Suvel saarestiku laud, talvel lambaliha ja juurviljad, ning jõge näeb igast lauast.',
        ),
        text(
          'Tumma saaristolaisleipä leivotaan talossa kolmen päivän taikinasta. Kesäisin syödään kannella: terassi kelluu joessa ja keinuu vain, kun Föri menee ohi.',
          'The dark malt bread is baked here from three-day-old dough. In summer you eat on deck: the terrace floats, and rocks only when a boat goes by.',
          'Det mörka skärgårdsbrödet bakas i huset på en deg som är tre dagar gammal. På sommaren äter man på däck: terrassen flyter och gungar bara när en båt går förbi.',
          'Tume saarestikuleib küpsetatakse majas kolm päeva vanast tainast. Suvel süüakse tekil: terrass ujub jões ja õõtsub vaid siis, kui mõni paat möödub.',
        ),
      ),
      meetings(
        [
          ['Ankkuri', 80, 110],
          ['Poiju', 14, 30],
        ],
        text('Kokoukset joella', 'Meetings by the river', 'Möten vid ån', 'Koosolekud jõe ääres'),
        text(
          'Kaksi tilaa toisessa kerroksessa, joen puolella, ja höyrylaiva tilattavissa laituriin.',
          'Two rooms upstairs on the river side, and a steamship that can be ordered to the quay.',
          'Två lokaler en trappa upp mot ån, och en ångbåt som kan beställas till kajen.',
          'Kaks ruumi teisel korrusel jõe pool ja aurulaev, mille saab kai äärde tellida.',
        ),
        text(
          'Moni ryhmä kokoustaa aamupäivän sisällä ja jatkaa saaristoon lounaalle. Me sovimme laivan, lounaan ja paluun puolestasi.',
          'Many groups meet indoors in the morning and sail to the islands for lunch. We arrange the boat, the meal and the way back for you.',
          'Många grupper möts inne på förmiddagen och fortsätter ut i skärgården på lunch. Vi ordnar båten, maten och återresan åt dig.',
          'Paljud rühmad peavad hommikul koosoleku ja sõidavad siis saartele lõunale. Meie korraldame laeva, söögi ja tagasisõidu.',
        ),
      ),
    ],
  },
  {
    hotelId: '1202',
    headline: text(
      'Kirjapaino, jossa yöpyvät tarinat',
      'A printing house where stories stay the night',
      'Tryckeriet där berättelser övernattar',
      'Trükikoda, kus ööbivad lood',
    ),
    description: [
      text(
        'Painokoneet vietiin pois vuonna 1987, mutta lattiassa näkee yhä, missä ne seisoivat. Huoneiden hyllyissä on kirjoja, joita saa ottaa mukaansa, kun jättää oman tilalle.',
        'The presses left in 1987, but the floor still shows where they stood. Take any book from the shelf in your room, and leave one of yours.',
        'Pressarna flyttades bort 1987, men på golvet syns ännu var de stod. Ta gärna en bok ur rummets hylla och lämna en egen i stället.',
        'Trükipressid viidi ära 1987. aastal, kuid põrandal on näha, kus need seisid. Toa riiulist võib raamatu kaasa võtta, kui jätad oma asemele.',
      ),
      text(
        'Tuomiokirkko on kadun toisella puolella ja Vanha Suurtori kulman takana. Jokirantaan kävelee kahdessa minuutissa.',
        'The cathedral stands across the street and the Old Great Square round the corner. The river is two minutes away.',
        'Domkyrkan står på andra sidan gatan och Gamla Stortorget runt hörnet. Till ån går du på två minuter.',
        'Toomkirik on üle tänava ja Vana Suurturg nurga taga. Jõe äärde jõuab kahe minutiga.',
      ),
    ],
    access: except(
      { parking: false },
      text(
        'Huoneet ovat tilavia, mutta kylpyhuoneissa on kynnys. Esteetön huone löytyy joen toiselta puolelta [Aurajoen hotellista](hotel:1201).',
        'The rooms are spacious, but the bathrooms have a threshold. Our [hotel on the Aura river](hotel:1201) has accessible rooms.',
        'Rummen är rymliga, men badrummen har en tröskel. På vårt [hotell vid Aura å](hotel:1201) finns tillgänglighetsanpassade rum.',
        'Toad on avarad, kuid vannitubades on lävi. Ligipääsetavad toad on meie [hotellis Aura jõe ääres](hotel:1201).',
      ),
    ),
    subpages: [
      restaurant(
        [['tueSat', '17:00–23:00']],
        text('Ravintola Petiitti', 'Restaurant Petiitti', 'Restaurang Petit', 'Restoran Petiitti'),
        text(
          'Viiden ruokalajin ilta saariston kaloista ja oman katon yrteistä.',
          'An evening of five courses, with fish from the archipelago and herbs from our roof.',
          'En kväll i fem rätter av skärgårdens fisk och örter från det egna taket.',
          'Viiekäiguline õhtu saarestiku kalast ja oma katuse ürtidest.',
        ),
        text(
          'Lista ladotaan yhä käsin, ja sen saa kotiin muistoksi. Kerro allergioista varatessasi, niin keittiö tekee sinulle oman version samasta illasta.',
          'The menu is still set by hand, and you may take it home. Tell us about allergies when you book, and the kitchen makes its own version of the evening for you.',
          'Menyn sätts ännu för hand och du får ta den med dig hem. Berätta om allergier när du bokar, så lagar köket en egen version av kvällen för dig.',
          'Menüü laotakse ikka veel käsitsi ja selle võib mälestuseks kaasa võtta. Räägi broneerides allergiatest ja köök teeb sulle samast õhtust oma versiooni.',
        ),
      ),
      sauna(
        [['daily', '16:00–21:30']],
        text(
          'Sauna entisessä varastossa',
          'Sauna in the paper store',
          'Bastu i pappersförrådet',
          'Saun vanas paberilaos',
        ),
        text(
          'Paperivarastoon rakennettu sauna tuoksuu lepälle, ja vilvoitella voi tiilipihalla.',
          'Built into the old paper store, the sauna smells of alder, and you cool off in a brick-walled yard.',
          'Bastun i det gamla pappersförrådet doftar al, och man svalkar sig på en gård av tegel.',
          'Vanasse paberilattu ehitatud saun lõhnab lepa järele ja jahtuda saab telliskivihoovis.',
        ),
        text(
          'Sauna on yhteinen arkisin, ja viikonloppuisin sen voi varata seurueelle tunniksi kerrallaan. Kiuas lämmitetään puilla aina keskipäivästä asti.',
          'It is shared on weekdays; at weekends a party can book it by the hour. The stove is fired with wood from noon on.',
          'Bastun är gemensam på vardagar, och på veckoslut kan ett sällskap boka den per timme. Ugnen eldas med ved från middagstid.',
          'Argipäeviti on saun ühine, nädalavahetusel saab seltskond selle tunni kaupa broneerida. Kerist köetakse puudega keskpäevast alates.',
        ),
      ),
    ],
  },
  {
    hotelId: '1801',
    headline: text(
      'Kolme aittaa ja yksi laituri',
      'Three storehouses and one jetty',
      'Tre bodar och en brygga',
      'Kolm aita ja üks kai',
    ),
    description: [
      text(
        'Aitoissa säilytettiin ennen kahvia, suolaa ja kuivattua kalaa. Nyt niissä on 48 huonetta, matalia ovia ja leveitä lankkuja, jotka narisevat juuri oikeista kohdista.',
        'Coffee, salt and dried fish were once kept here. Now there are forty-eight rooms, low doors and broad planks that creak in all the right places.',
        'I bodarna förvarades förr kaffe, salt och torkad fisk. Nu finns här fyrtioåtta rum, låga dörrar och breda plankor som knarrar på just de rätta ställena.',
        'Aitades hoiti kunagi kohvi, soola ja kuivatatud kala. Nüüd on siin nelikümmend kaheksa tuba, madalad uksed ja laiad lauad, mis kriuksuvad just õigest kohast.',
      ),
      text(
        'Vanhankaupungin kujat alkavat portin takaa. Helsingin bussit pysähtyvät torin laidalla kymmenen minuutin päässä, ja kesällä tänne pääsee myös höyrylaivalla.',
        'The lanes of the old town begin behind the gate. Buses from Helsinki stop at the market square ten minutes away, and in summer a steamship comes, too.',
        'Gamla stans gränder börjar bakom porten. Bussarna från Helsingfors stannar vid torget tio minuter bort, och på sommaren kommer man också hit med ångbåt.',
        'Vanalinna tänavad algavad värava tagant. Helsingi bussid peatuvad kümne minuti kaugusel turuplatsil ja suvel saab siia ka aurulaevaga.',
      ),
    ],
    access: except(
      { stepFreeEntrance: false, lift: false, parking: false, toilet: false, inductionLoop: false },
      text(
        'Vanhoissa aitoissa on kynnyksiä ja jyrkkiä portaita, eikä hissiä ole. Pyydä huone alakerrasta; siellä on vain yksi kynnys.',
        'The old houses have thresholds, steep stairs and no lift. Ask for a room on the ground floor, where there is only one threshold.',
        'De gamla bodarna har trösklar och branta trappor men ingen hiss. Be om ett rum i bottenvåningen, där finns bara en tröskel.',
        'Vanades aitades on lävesid ja järske treppe, lifti ei ole. Küsi tuba alumisel korrusel, seal on ainult üks lävi.',
      ),
    ),
    subpages: [
      sauna(
        [['daily', '15:00–22:00']],
        text('Laiturisauna', 'The sauna on the jetty', 'Bastun på bryggan', 'Saun kai otsas'),
        text(
          'Puusauna laiturin päässä, ja jokeen on kolme askelta, kesällä ja talvella.',
          'A wood-fired sauna at the end of the jetty, three steps from the river in summer and in winter.',
          'En vedeldad bastu ytterst på bryggan, tre steg från ån både sommar och vinter.',
          'Puuküttega saun kai otsas, jõeni on suvel ja talvel kolm sammu.',
        ),
        text(
          'Joki on laiturin kohdalla kaksi metriä syvä, ja talvella avanto pidetään auki. Illan viimeinen tunti on niiden, jotka haluavat saunoa hiljaa.',
          'The river is two metres deep by the jetty, and in winter a hole is kept open in the ice. The last hour of the evening is for those who like it silent.',
          'Ån är två meter djup vid bryggan, och på vintern hålls en vak öppen. Kvällens sista timme är för dem som vill basta tyst.',
          'Jõgi on kai juures kaks meetrit sügav ja talvel hoitakse jääauk lahti. Õhtu viimane tund on neile, kes tahavad saunas vaikida.',
        ),
      ),
      activities(
        text('Porvoossa', 'In Porvoo', 'I Borgå', 'Porvoos'),
        text(
          'Leipomo, suklaatehdas, kirkko ja joki, kaikki kymmenen minuutin säteellä.',
          'A bakery, a chocolate maker, a cathedral and a river, all within ten minutes.',
          'Ett bageri, en chokladmakare, en domkyrka och en å, allt inom tio minuter.',
          'Pagariäri, šokolaadimeister, toomkirik ja jõgi, kõik kümne minuti raadiuses.',
        ),
        text(
          'Lainaa soutuvene ja souda Maarin lahdelle katsomaan lintuja; matkaan menee tunti. Syksyisin opas vie illalla vanhankaupungin kellareihin lyhdyn kanssa.',
          'Borrow a rowing boat and row out to the bay to see the birds; it takes an hour. In autumn a guide with a lantern leads you into the cellars of the old town.',
          'Låna en roddbåt och ro ut till viken för att se på fåglar; turen tar en timme. På hösten tar en guide med lykta dig ner i Gamla stans källare.',
          'Laena sõudepaat ja sõua lahele linde vaatama; selleks kulub tund. Sügisel viib laternaga giid õhtul vanalinna keldritesse.',
        ),
      ),
    ],
  },
  {
    hotelId: '1851',
    headline: text(
      'Meri, löyly ja meri uudestaan',
      'Sea, sauna, and sea again',
      'Hav, bastu och hav igen',
      'Meri, leil ja jälle meri',
    ),
    description: [
      text(
        'Kylpylä avattiin pietarilaisille kylpyvieraille vuonna 1902, ja torni sekä lasiveranta ovat siltä ajalta. Nyt taloa lämmittää meri, ja hoidoissa käytetään rakkolevää omalta rannalta.',
        'The spa was opened for guests from St Petersburg in 1902; the turret and the glazed veranda date from that time. Today the sea heats the house, and bladderwrack from our own shore goes into the treatments.',
        'Badet öppnades 1902 för gäster från S:t Petersburg, och tornet och glasverandan är från den tiden. I dag värms huset av havet, och i behandlingarna används blåstång från egen strand.',
        'Spaa avati 1902. aastal Peterburi külalistele; torn ja klaasveranda on sellest ajast. Nüüd köetakse maja meresoojusega ja hoolitsustes kasutatakse oma ranna põisadru.',
      ),
      text(
        'Hangon rautatieasemalle on viisitoista minuuttia kävellen puistoa pitkin. Ranta on matala ja hiekkainen, ja uimakopit ovat vieraidemme käytössä.',
        'The railway station is a fifteen-minute walk through the park. The beach is shallow and sandy, and its bathing huts are for our guests.',
        'Till järnvägsstationen går du på femton minuter genom parken. Stranden är långgrund och sandig, och badhytterna är till för våra gäster.',
        'Raudteejaama on läbi pargi viisteist minutit jalgsi. Rand on madal ja liivane ning rannaputkad on meie külaliste päralt.',
      ),
    ],
    access: except(
      { parking: true, inductionLoop: false },
      text(
        'Rannalle johtaa puinen kulkutie, ja lainaksi saa rantapyörätuolin. Uima-allasosastolla on nostin.',
        'A boardwalk leads to the beach, and you can borrow a beach wheelchair. There is a hoist by the pool.',
        'En spång leder ner till stranden och en strandrullstol kan lånas. Vid bassängen finns en lyft.',
        'Randa viib laudtee ja laenata saab rannaratastooli. Basseini juures on tõstuk.',
      ),
    ),
    subpages: [
      spa(
        [
          ['monThu', '10:00–21:00'],
          ['friSat', '10:00–22:00'],
          ['sun', '10:00–19:00'],
        ],
        text('Kylpylä Tyrsky', 'The Tyrsky spa', 'Badet Tyrsky', 'Spaa Tyrsky'),
        text(
          'Merivesiallas, neljä saunaa ja ovi, josta pääsee suoraan rannalle.',
          'A seawater pool, four saunas and a door straight on to the beach.',
          'En bassäng med havsvatten, fyra bastur och en dörr rakt ut på stranden.',
          'Mereveebassein, neli sauna ja uks otse randa.',
        ),
        text(
          'Allas on 32-asteinen; meren lämpö riippuu kuukaudesta. Levähoito kestää tunnin, ja sen jälkeen ollaan hetki hiljaa lasiverannalla teekupin kanssa.',
          'The pool is kept at 32 degrees; the sea depends on the month. The seaweed treatment takes an hour, followed by a quiet cup of tea on the glazed veranda.',
          'Bassängen är 32-gradig, havet beror på månaden. Tångbehandlingen tar en timme, och efter den väntar en tyst kopp te på glasverandan.',
          'Bassein on 32-kraadine, mere soojus sõltub kuust. Adruhoolitsus kestab tunni ja pärast seda ootab klaasverandal vaikne tass teed.',
        ),
        text(
          'Kylpylään pääsevät kaikenikäiset, mutta iltakuudesta lähtien se on aikuisten. Hoidot varataan vastaanotosta.',
          'Guests of all ages are welcome, but from six in the evening it is for adults. Treatments are booked at reception.',
          'Alla åldrar är välkomna, men från klockan sex på kvällen är badet för vuxna. Behandlingar bokas i receptionen.',
          'Oodatud on igas vanuses külalised, kuid alates kella kuuest õhtul on spaa täiskasvanute päralt. Hoolitsused saab broneerida vastuvõtust.',
        ),
      ),
      restaurant(
        [
          ['daily', '07:30–10:30'],
          ['daily', '12:00–22:00'],
        ],
        text('Ravintola Lasiveranta', 'The Veranda', 'Restaurang Verandan', 'Restoran Veranda'),
        text(
          'Päivällistä tornin alla, valkoisten pöytäliinojen ääressä, meri joka ikkunassa.',
          'Dinner under the turret, on white tablecloths, with the sea in every window.',
          'Middag under tornet, vid vita dukar och med havet i varje fönster.',
          'Õhtusöök torni all, valgete laudlinadega, meri igas aknas.',
        ),
        text(
          'Keväällä syödään silliä ja uusia perunoita, syksyllä rapuja ja särkeä, kuten ennenkin. Kahdelta katetaan kahvi ja kylpylän oma kauraleivos.',
          'In spring there is herring and new potatoes, in autumn crayfish and roach, just as in the old days. At two we serve coffee with our own oat pastry.',
          'På våren äts sill och färskpotatis, på hösten kräftor och mört, som förr i världen. Klockan två dukas kaffe och husets havrebakelse.',
          'Kevadel süüakse heeringat ja värsket kartulit, sügisel vähki ja särge, nagu vanasti. Kell kaks on kohv ja maja oma kaerakook.',
        ),
      ),
    ],
  },
  {
    hotelId: '1751',
    headline: text(
      'Maailmanperintö alkaa laiturilta',
      'World heritage begins at the jetty',
      'Världsarvet börjar vid bryggan',
      'Maailmapärand algab kailt',
    ),
    description: [
      text(
        'Merenkurkussa maa nousee merestä lähes senttimetrin vuodessa, ja hotellin laituria on jatkettu jo kahdesti. Aulassa puhutaan kahta kieltä, ja kummallakin saa vastata.',
        'In the Kvarken the land rises almost a centimetre a year, and our jetty has already been lengthened twice. Two languages are spoken in the lobby, and you may answer in either.',
        'I Kvarken stiger landet nästan en centimeter om året, och vår brygga har redan förlängts två gånger. I lobbyn talas två språk, och du får svara på vilket du vill.',
        'Merenkurkus tõuseb maa ligi sentimeetri aastas ja meie kaid on juba kaks korda pikendatud. Fuajees räägitakse kaht keelt ja vastata võib kummas tahes.',
      ),
      text(
        'Torille kävelee viidessä minuutissa, asemalle kymmenessä. Uumajan laivalle pääsee bussilla Vaskiluotoon.',
        'The square is five minutes away, the station ten. A bus goes to Vaskiluoto and the ship to Umeå.',
        'Till torget går du på fem minuter, till stationen på tio. Till Umeåbåten på Vasklot går en buss.',
        'Turuplatsile jõuab jalgsi viie, jaama kümne minutiga. Umeå laevale Vaskiluotosse sõidab buss.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:30–22:00'],
          ['satSun', '07:30–22:00'],
        ],
        text('Ravintola Reimari', 'Restaurant Reimari', 'Restaurang Remmaren', 'Restoran Reimari'),
        text(
          'Siikaa, tyrniä ja pohjalaista juustoa purjeveneiden vieressä.',
          'Whitefish, sea buckthorn and Ostrobothnian cheese beside the sailing boats.',
          'Sik, havtorn och österbottnisk ost intill segelbåtarna.',
          'Siig, astelpaju ja Pohjanmaa juust purjekate kõrval.',
        ),
        text(
          'Tomaatit tulevat Närpiön kasvihuoneista, myös talvella. Kesällä grillataan laiturilla, ja purjehtijat tulevat syömään suoraan veneistään.',
          'The tomatoes come from the greenhouses of Närpes, in winter too. In summer the grill stands on the jetty, and sailors come to eat straight from their boats.',
          'Tomaterna kommer från växthusen i Närpes, också på vintern. På sommaren grillas det på bryggan och seglarna kommer rakt från båtarna för att äta.',
          'Tomatid tulevad Närpiö kasvuhoonetest, ka talvel. Suvel grillitakse kail ja purjetajad tulevad sööma otse paatidest.',
        ),
      ),
      activities(
        text('Merenkurkun saaristo', 'The Kvarken islands', 'Kvarkens skärgård', 'Merenkurku saarestik'),
        text(
          'Retket maailmanperintöön lähtevät omasta laituristamme kesäkuusta syyskuuhun.',
          'Trips to the world heritage site leave from our own jetty from June to September.',
          'Turerna till världsarvet utgår från vår egen brygga från juni till september.',
          'Retked maailmapärandi paika algavad meie kailt juunist septembrini.',
        ),
        text(
          'Veneretki kestää neljä tuntia, ja mukana on opas, joka osaa lukea kiviä. Talvella samalla reitillä hiihdetään jäätä pitkin, kun jää kantaa.',
          'The boat trip takes four hours, with a guide who can read the stones. In winter you can ski the same route over the sea, once the ice holds.',
          'Båtturen tar fyra timmar, med en guide som kan läsa stenarna. På vintern skidar man samma väg över havet, när isen bär.',
          'Paadiretk kestab neli tundi ja kaasas on giid, kes oskab kive lugeda. Talvel suusatatakse sama teed mööda üle mere, kui jää kannab.',
        ),
      ),
      meetings(
        [
          ['Raippaluoto', 70, 96],
          ['Mickelsörarna', 18, 34],
        ],
        text('Kokoukset', 'Meetings', 'Möten', 'Koosolekud'),
        text(
          'Kaksi tilaa merelle päin ja tulkkaus molempiin kotimaisiin kieliin sekä englantiin.',
          'Two rooms facing the sea, with interpreters for Finnish, Swedish and English.',
          'Två lokaler mot havet, med tolkning till finska, svenska och engelska.',
          'Kaks ruumi mere poole ja tõlge soome, rootsi ja inglise keelde.',
        ),
        text(
          'Energia-alan väki tuntee nämä salit hyvin. Tauot pidetään terassilla, ja myrskyvaroituksella siirrytään takkahuoneeseen.',
          'People in the energy business know these halls well. Breaks are taken on the terrace or, when a gale is forecast, by the fire.',
          'Energibranschens folk känner de här salarna väl. Pauserna hålls på terrassen, och vid stormvarning flyttar vi till brasan.',
          'Energiaala inimesed tunnevad neid saale hästi. Pausid peetakse terrassil ja tormihoiatuse korral kamina ääres.',
        ),
      ),
    ],
  },
];
