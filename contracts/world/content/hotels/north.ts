import { fullyAccessible, except } from '../access';
import { text } from '../../localized';
import type { HotelContentRecord } from '../model';
import { activities, families, meetings, restaurant, sauna, spa } from '../subpages';

export const northernContent: readonly HotelContentRecord[] = [
  {
    hotelId: '1401',
    headline: text(
      'Pyörä odottaa, pakkasellakin',
      'A bicycle is waiting, even in the frost',
      'Cykeln väntar, även när det är kallt',
      'Ratas ootab, ka pakasega',
    ),
    description: [
      text(
        'Oulussa pyöräillään ympäri vuoden, ja siksi hotellin paras paikka on lämmin pyörätalli. Huoneiden ikkunat antavat torille, jolla Toripolliisi seisoo myös lumisateessa.',
        'Oulu cycles all year, which is why the best place in the house is a warm bicycle stable. Windows look out on the market square and its round bronze policeman.',
        'I Uleåborg cyklar man året om, och därför är husets bästa plats ett varmt cykelstall. Fönstren vetter mot torget och dess runda polis i brons.',
        'Oulus sõidetakse rattaga aasta ringi ja seepärast on maja parim koht soe rattatall. Aknad avanevad turuplatsile, kus seisab ümmargune pronksist politseinik.',
      ),
      text(
        'Kauppahalli, kirjasto ja teatteri ovat kahden minuutin päässä. Nallikarin hiekkarannalle polkee vartissa siltojen yli.',
        'The market hall, the library and the theatre are two minutes away. Over the bridges you reach the sands of Nallikari in a quarter of an hour by bicycle.',
        'Saluhallen, biblioteket och teatern ligger två minuter bort. Över broarna cyklar du på en kvart till Nallikaris sandstrand.',
        'Turuhoone, raamatukogu ja teater on kahe minuti kaugusel. Üle sildade jõuab rattaga veerand tunniga Nallikari liivaranda.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:30–22:00'],
          ['satSun', '07:30–22:00'],
        ],
        text('Ravintola Terva', 'Restaurant Terva', 'Restaurang Tjäran', 'Restoran Tõrv'),
        text(
          'Rieskaa, lohta ja tervan tuoksuista siirappia, kaikki Perämeren rannoilta.',
          'Barley flatbread, salmon and syrup with a hint of tar, all from the shores of the Bay of Bothnia.',
          'Kornbröd, lax och sirap med doft av tjära, allt från Bottenvikens stränder.',
          'Odrakarask, lõhe ja tõrvahõnguline siirup, kõik Botnia lahe randadelt.',
        ),
        text(
          'Rieska paistetaan pöydän vieressä ja syödään voin kanssa ennen kuin se ehtii jäähtyä. Torilta ostetut marjat saa tuoda keittiöön: teemme niistä jälkiruoan.',
          'The flatbread is baked beside your table and eaten with butter while it is hot. Bring us berries from the market, and we will make a dessert of them.',
          'Kornbrödet gräddas vid bordet och äts med smör medan det är varmt. Ta med bär från torget till köket, så gör vi en efterrätt av dem.',
          'Karask küpsetatakse laua kõrval ja süüakse võiga, kuni see on kuum. Too turult ostetud marjad kööki ja me teeme neist magustoidu.',
        ),
      ),
      activities(
        text('Pyörällä Oulussa', 'Oulu by bicycle', 'Uleåborg på cykel', 'Rattaga Oulus'),
        text(
          'Lainapyörät, nastarenkaat ja kolme valmista reittiä, lyhin viisi kilometriä.',
          'Bicycles on loan, studded tyres and three routes ready to ride, the shortest five kilometres.',
          'Lånecyklar, dubbdäck och tre färdiga rutter, den kortaste fem kilometer.',
          'Laenurattad, naastrehvid ja kolm valmis marsruuti, lühim viis kilomeetrit.',
        ),
        text(
          'Pyörän saa vastaanotosta avaimella, jossa lukee sinun nimesi. Talvireitti aurataan ennen kuin autotiet, ja matkan varrella on lämmin mehutupa.',
          'Reception hands you a bicycle with your name on its key. The winter route is ploughed before the roads are, and on the way there is a hut with hot juice.',
          'I receptionen får du en cykel med ditt namn på nyckeln. Vinterrutten plogas före bilvägarna, och längs vägen finns en stuga med varm saft.',
          'Vastuvõtust saad ratta, mille võtmel on sinu nimi. Talverada lükatakse lahti enne autoteid ja tee ääres on soe tuba, kus saab kuuma mahla.',
        ),
      ),
    ],
  },
  {
    hotelId: '1501',
    headline: text(
      'Joen rannassa, revontulten alla',
      'By the river, under northern lights',
      'Vid älven, under norrskenet',
      'Jõe ääres, virmaliste all',
    ),
    description: [
      text(
        'Kun taivas syttyy, huoneen valo vilkahtaa kerran, jos olet pyytänyt herätyksen. Silloin mennään rantaan, jossa tuli palaa ja kuuma mehu on valmiina.',
        'When the sky lights up, the lamp in your room blinks once, if you asked to be woken. Then everyone meets on the shore, by a fire with hot juice.',
        'När himlen tänds blinkar rummets lampa en gång, om du har bett om väckning. Då möts alla på stranden, där elden brinner och saften är varm.',
        'Kui oled äratust palunud, vilgatab virmaliste ajal toas korra lamp. Siis minnakse randa, kus põleb tuli ja ootab kuum mahl.',
      ),
      text(
        'Arktikum on naapurissa ja keskustaan viisi minuuttia. Bussi Napapiirille lähtee ovelta tunnin välein, ja lentokentälle ajaa vartissa.',
        'Arktikum is next door and the centre five minutes away. The bus to the Arctic Circle leaves our door every hour; the airport is a quarter of an hour by car.',
        'Arktikum ligger intill och centrum fem minuter bort. Bussen till polcirkeln går från dörren varje timme, och till flygplatsen kör du på en kvart.',
        'Arktikum on kõrval ja kesklinn viie minuti kaugusel. Buss polaarjoonele väljub ukse eest iga tunni tagant ja lennujaama jõuab autoga veerand tunniga.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:30–22:30'],
          ['satSun', '07:00–22:30'],
        ],
        text('Ravintola Uoma', 'Restaurant Uoma', 'Restaurang Älvfåran', 'Restoran Jõesäng'),
        text(
          'Poroa, nieriää ja hilloja pöydissä, joista näkee joen jäidenlähdön.',
          'Reindeer, Arctic char and cloudberries, at tables that look out on the river and its ice.',
          'Ren, röding och hjortron vid bord med utsikt över älven och dess is.',
          'Põhjapõder, paalia ja murakad laua taga, kust paistab jõgi ja kevadine jääminek.',
        ),
        text(
          'Poro ostetaan kahdelta perheeltä, joiden merkit on poltettu baaritiskiin. Hillojen hinta elää sadon mukaan, ja huonona vuonna tarjoamme puolukkaa.',
          'The reindeer comes from two families whose marks are burnt into the bar. The price of cloudberries depends on the harvest, and in a poor year we serve lingonberries.',
          'Renköttet kommer från två familjer vars märken är inbrända i bardisken. Priset på hjortron beror på skörden, och ett dåligt år får du lingon i stället.',
          'Põhjapõder ostetakse kahelt perelt, kelle märgid on baariletti põletatud. Murakate hind sõltub saagist ja kehval aastal pakume pohli.',
        ),
      ),
      activities(
        text('Talvella ja kesäyönä', 'Snow and white nights', 'I snö och sommarnatt', 'Talvel ja valgetel öödel'),
        text(
          'Revontulia, huskyja ja hiljaisuutta, ja kesällä souturetki valoisassa yössä.',
          'Northern lights, huskies and silence, and in summer a rowing trip in the white night.',
          'Norrsken, slädhundar och tystnad, och på sommaren en roddtur i den ljusa natten.',
          'Virmalised, kelgukoerad ja vaikus, suvel sõuderetk valgel ööl.',
        ),
        text(
          'Lämpimät haalarit ja saappaat saa lainaksi aulasta koko majoituksen ajaksi. Retket ovat pieniä, enintään kahdeksan vierasta, ja ne varataan edellisenä päivänä klo\u00a018.00 mennessä.',
          'Warm overalls and boots are yours to borrow for the whole stay. Trips are small, eight guests at most; book them by 18:00 the day before.',
          'Varma overaller och stövlar lånas ut för hela vistelsen. Turerna är små, högst åtta gäster, och bokas senast kl.\u00a018.00 dagen före.',
          'Sooje kombinesoone ja saapaid saab laenata kogu peatumise ajaks. Retked on väikesed, kuni kaheksa külalist; broneeri need eelmisel päeval enne kella\u00a018.00.',
        ),
      ),
      meetings(
        [
          ['Ounas', 90, 124],
          ['Kemi', 36, 58],
          ['Jätkä', 10, 22],
        ],
        text(
          'Kokoukset Napapiirin tuntumassa',
          'Meetings by the Arctic Circle',
          'Möten vid polcirkeln',
          'Koosolekud polaarjoone ääres',
        ),
        text(
          'Kolme tilaa, joissa kaamoksenkin aikaan on päivänvalon sävyiset lamput.',
          'Three rooms with lamps the colour of daylight, even in the polar night.',
          'Tre lokaler vars lampor har dagsljusets färg, också under polarnatten.',
          'Kolm ruumi, mille lampidel on päevavalguse värv ka polaaröös.',
        ),
        text(
          'Ryhmä voi viettää illan kodassa joen toisella puolella, keiton ja tarinoiden ääressä. Me hoidamme kuljetuksen, haalarit ja kuuman keiton.',
          'Your group can spend the evening in a hut on the far bank, with soup and stories. We see to the transport, the overalls and the hot soup.',
          'Gruppen kan tillbringa kvällen i en kåta på andra sidan älven, med soppa och berättelser. Vi ordnar skjutsen, overallerna och den heta soppan.',
          'Rühm võib õhtu veeta püstkojas teisel pool jõge, supi ja lugude seltsis. Meie hoolitseme sõidu, kombinesoonide ja kuuma supi eest.',
        ),
      ),
    ],
  },
  {
    hotelId: '1502',
    headline: text(
      'Hiljaisuus asuu vaaran laella',
      'Silence on top of the hill',
      'Tystnaden bor på berget',
      'Vaikus elab vaara tipus',
    ),
    description: [
      text(
        'Lasikattoiset huoneet on sijoitettu metsän reunaan, jossa ei ole katuvaloja. Päätalossa on kylpylä, takka ja porras katolle, jolta näkee kaksi jokea.',
        'The glass-roofed rooms stand at the edge of the forest, far from street lamps. The main house has a spa, a fireplace and stairs to the roof, with two rivers in view.',
        'Rummen med glastak står vid skogsbrynet, långt från gatlyktorna. I huvudhuset finns spa, brasa och en trappa till taket, varifrån man ser två älvar.',
        'Klaaskatusega toad seisavad metsa servas, kaugel tänavalaternatest. Peamajas on spaa, kamin ja trepp katusele, kust paistab kaks jõge.',
      ),
      text(
        'Rovaniemen keskustaan on kolme kilometriä, ja hotellin pikkubussi kulkee tunnin välein. Ladut ja rinne ovat pihassa.',
        'Rovaniemi is three kilometres away, and our little bus goes every hour. Ski tracks and a slope begin in the yard.',
        'Till Rovaniemi centrum är det tre kilometer, och vår lilla buss går varje timme. Skidspår och backe börjar på gården.',
        'Rovaniemi kesklinn on kolme kilomeetri kaugusel ja meie väike buss sõidab iga tund. Suusarajad ja nõlv algavad hoovist.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      spa(
        [
          ['monThu', '12:00–21:00'],
          ['friSat', '10:00–22:00'],
          ['sun', '10:00–20:00'],
        ],
        text('Kylpylä Vaara', 'The hilltop spa', 'Spa på berget', 'Vaara spaa'),
        text(
          'Lämmin ulkoallas lumen keskellä, kolme saunaa ja huone, jossa ei tehdä mitään.',
          'A warm pool out in the snow, three saunas and a room for doing nothing.',
          'En varm utebassäng mitt i snön, tre bastur och ett rum för att göra ingenting.',
          'Soe väljabassein lume keskel, kolm sauna ja tuba, kus ei tehta midagi.',
        ),
        text(
          'Ulkoallas on 37-asteinen, ja sen reunalta näkee pohjoiseen, sinne missä revontulet syttyvät. Turvehoito tehdään saunassa ja kestää puolitoista tuntia.',
          'The outdoor pool is kept at 37 degrees and faces north, where the lights appear. The peat treatment is given in the sauna and takes an hour and a half.',
          'Utebassängen är 37-gradig och vetter mot norr, där norrskenet tänds. Torvbehandlingen ges i bastun och tar en och en halv timme.',
          'Väljabassein on 37-kraadine ja selle servalt näeb põhja poole, kus süttivad virmalised. Turbahoolitsus tehakse saunas ja kestab poolteist tundi.',
        ),
      ),
      restaurant(
        [
          ['daily', '07:00–10:30'],
          ['daily', '17:00–22:00'],
        ],
        text('Ravintola Laki', 'The Hilltop restaurant', 'Restaurang Toppen', 'Restoran Tipp'),
        text(
          'Tulella kypsytettyä ruokaa ja ikkunat, joista näkee sään tulevan.',
          'Food from the fire, and windows from which you see the weather coming.',
          'Mat över öppen eld och fönster där man ser vädret komma.',
          'Tulel küpsetatud toit ja aknad, kust näeb ilma tulemas.',
        ),
        text(
          'Loimulohi kypsyy tulen ääressä kaksi tuntia, ja sen kanssa saa lämmintä leipää. Retkelle lähtijä pyytää aamulla termoksen ja voileivät.',
          'The salmon cooks by the flames for two hours and comes with warm bread. If you are off on a trip, ask for a flask and sandwiches in the morning.',
          'Glödlaxen steks vid elden i två timmar, och till den får du varmt bröd. Ska du på tur, be om termos och smörgåsar på morgonen.',
          'Lõhe küpseb lahtise tule ääres kaks tundi ja juurde saab sooja leiba. Retkele minnes küsi hommikul termos ja võileivad.',
        ),
      ),
      activities(
        text('Ladut, polut ja taivas', 'Tracks, trails and sky', 'Spår, stigar och himmel', 'Rajad ja taevas'),
        text(
          'Latuverkko pihasta, laskettelurinne sadan metrin päässä ja tähtiretkiä pilvettöminä öinä.',
          'Ski tracks from the yard, a slope a hundred metres away and star walks on clear nights.',
          'Skidspår från gården, en backe hundra meter bort och stjärnturer klara nätter.',
          'Suusarajad hoovist, mäenõlv saja meetri kaugusel ja täheretked selgetel öödel.',
        ),
        text(
          'Suksivuokraamo on aulan vieressä ja auki kahdeksasta. Tähtiretkellä kävellään kilometri ilman lamppua; opas tuntee polun ja taivaan.',
          'Skis are rented beside the lobby from eight o’clock. On a star walk you go a kilometre without a lamp; the guide knows both path and sky.',
          'Skidor hyrs intill lobbyn från klockan åtta. På stjärnturen går man en kilometer utan lampa; guiden kan både stigen och himlen.',
          'Suuski saab rentida fuajee kõrvalt kella kaheksast. Täheretkel kõnnitakse kilomeeter ilma lambita; giid tunneb nii rada kui taevast.',
        ),
      ),
      families(
        text('Perheen kanssa vaaralla', 'The hill with children', 'Berget med barn', 'Perega vaaral'),
        text(
          'Pulkkamäki, satutunti takan ääressä ja huoneistoja, joissa on kuivauskaappi.',
          'A sledging hill, stories by the fire and apartments with a drying cupboard.',
          'Pulkbacke, sagostund vid brasan och lägenheter med torkskåp.',
          'Kelgumägi, muinasjututund kamina ääres ja kuivatuskapiga apartemendid.',
        ),
        text(
          'Pulkat ja lumikengät ovat oven vieressä lainattavina. Joulupukin pajakylään ajaa kahdessakymmenessä minuutissa, ja tonttu neuvoo, milloin siellä on hiljaisinta.',
          'Sledges and snowshoes are by the door for anyone to borrow. Santa’s village is twenty minutes by car, and our elf knows when it is quietest there.',
          'Pulkor och snöskor står vid dörren till låns. Till Jultomtens by kör man på tjugo minuter, och vår tomtenisse vet när det är lugnast där.',
          'Kelke ja räätsasid saab laenata ukse kõrvalt. Jõuluvana külla jõuab autoga kahekümne minutiga ja meie päkapikk teab, millal seal on kõige vaiksem.',
        ),
      ),
    ],
  },
  {
    hotelId: '1503',
    headline: text(
      'Rinteestä suoraan kylpylään',
      'From the slope to the spa',
      'Från backen till spat',
      'Nõlvalt otse spaasse',
    ),
    description: [
      text(
        'Sukset jätetään oven viereen lämpimään kaappiin, ja muutaman askeleen päässä on jo höyryä. Huoneistoissa on sauna, keittiö ja niin iso pöytä, että koko porukka mahtuu.',
        'Skis go into a warm locker by the door, and the steam of the spa is a few steps away. The apartments have a sauna, a kitchen and a table for the whole crowd.',
        'Skidorna ställs i ett varmt skåp vid dörren, och några steg bort väntar badets ånga. Lägenheterna har bastu, kök och ett bord som rymmer hela gänget.',
        'Suusad pannakse ukse juures sooja kappi ja paari sammu kaugusel ootab juba spaa. Apartementides on saun, köök ja laud, mille taha mahub terve seltskond.',
      ),
      text(
        'Eturinteen hissi on sadan metrin päässä ja keskusta kaksi minuuttia siitä. Kittilän lentokentältä tulee bussi suoraan ovelle jokaiselta lennolta.',
        'The front slope’s lift is a hundred metres away, and the village two minutes further. A bus meets every flight at Kittilä and stops at our door.',
        'Liften till de främre backarna ligger hundra meter bort och byn två minuter därifrån. En buss möter varje flyg i Kittilä och stannar vid vår dörr.',
        'Esinõlva tõstuk on saja meetri kaugusel ja külakeskus kaks minutit edasi. Kittilä lennujaamast tuleb igalt lennult buss otse ukse ette.',
      ),
    ],
    access: except(
      { inductionLoop: false },
      text(
        'Piha on talvella luminen; soita, niin tulemme portille vastaan. Rinteessä saa avustajan ja kelkan kahden päivän varoitusajalla.',
        'The yard is snowy in winter; call us and we meet you at the gate. With two days’ notice you can have a sit-ski and an assistant on the slope.',
        'Gården är snöig på vintern; ring, så möter vi dig vid grinden. Med två dagars varsel får du sitski och en assistent i backen.',
        'Õu on talvel lumine; helista ja me tuleme väravasse vastu. Kui teatad kaks päeva ette, saad nõlvale istesuusa ja abilise.',
      ),
    ),
    subpages: [
      spa(
        [
          ['monThu', '14:00–21:00'],
          ['friSat', '12:00–22:00'],
          ['sun', '12:00–20:00'],
        ],
        text('Tunturikylpylä', 'The fell spa', 'Fjällspa', 'Mägispaa'),
        text(
          'Lihaksille lämmintä vettä, hartioille putous ja lopuksi hiljainen huone takan ääressä.',
          'Warm water for the legs, a waterfall for the shoulders and a silent room by the fire.',
          'Varmt vatten för benen, vattenfall för axlarna och ett tyst rum vid brasan.',
          'Soe vesi jalgadele, kosk õlgadele ja vaikne kaminaruum.',
        ),
        text(
          'Laskupäivän jälkeen suosittelemme puolen tunnin jalkahierontaa; sen saa ilman ajanvarausta klo\u00a015.00–18.00. Lapset ovat tervetulleita iltaseitsemään.',
          'After a day on the slopes, try half an hour of massage for the legs, from 15:00 to 18:00 without an appointment. Children are welcome until seven.',
          'Efter en dag i backen rekommenderar vi en halvtimmes fotmassage, kl.\u00a015.00–18.00 utan tidsbokning. Barn är välkomna till klockan sju.',
          'Pärast suusapäeva soovitame pooletunnist jalamassaaži, kell\u00a015.00–18.00 ilma aega broneerimata. Lapsed on oodatud kella seitsmeni.',
        ),
      ),
      restaurant(
        [
          ['daily', '07:30–10:30'],
          ['daily', '15:00–23:00'],
        ],
        text('Afterski Kammi', 'Kammi bar and grill', 'Afterski i Kammi', 'Suusabaar Kammi'),
        text(
          'Käristystä, keittoja ja kuumaa kaakaota heti, kun hissit pysähtyvät.',
          'Sautéed reindeer, soups and hot chocolate as soon as the lifts stop.',
          'Renskav, soppor och varm choklad så fort liftarna stannar.',
          'Põhjapõdrakäristys, supid ja kuum kakao kohe, kui tõstukid peatuvad.',
        ),
        text(
          'Kammissa istutaan monot jalassa, ja lattia kestää sen. Kello kahdeksalta musiikki hiljenee, ja pöydät katetaan niille, jotka haluavat syödä rauhassa.',
          'In Kammi you sit in your ski boots, and the floor can take it. At eight the music fades, and tables are laid for those who want to dine in peace.',
          'I Kammi sitter man med pjäxorna på, och golvet tål det. Klockan åtta tystnar musiken och borden dukas för dem som vill äta i lugn och ro.',
          'Kammis istutakse suusasaabastes ja põrand kannatab seda. Kell kaheksa jääb muusika vaiksemaks ja lauad kaetakse neile, kes tahavad rahus süüa.',
        ),
      ),
      activities(
        text('Levin päivät', 'Days at Levi', 'Dagar i Levi', 'Päevad Levil'),
        text(
          'Neljäkymmentä rinnettä, 230\u00a0km latua ja kesällä alamäkipyöriä samoissa hisseissä.',
          'Forty slopes, 230\u00a0km of ski track and, in summer, mountain bikes on the same lifts.',
          'Fyrtio backar, 230\u00a0km skidspår och på sommaren cyklar i samma liftar.',
          'Nelikümmend nõlva, 230\u00a0km suusaradu ja suvel mägirattad samadel tõstukitel.',
        ),
        text(
          'Hissiliput ladataan huonekortille vastaanotossa, joten jonoa ei tule. Ensikertalaisen hiihtokoulu alkaa aamulla kello yhdeksän pihalta.',
          'Reception puts your lift pass on your room card, so there is no queue. The school for first-timers meets in the yard at nine.',
          'I receptionen laddas liftkortet på ditt rumskort, så du slipper köa. Nybörjarskolan möts på gården klockan nio.',
          'Vastuvõtus laaditakse tõstukipilet toakaardile, nii et järjekorda ei teki. Algajate suusakool koguneb hoovis kell üheksa.',
        ),
      ),
    ],
  },
  {
    hotelId: '1504',
    headline: text(
      'Kansallispuisto alkaa takaovelta',
      'The park begins at the back door',
      'Nationalparken vid bakdörren',
      'Rahvuspark algab tagauksest',
    ),
    description: [
      text(
        'Täällä ollaan 250 kilometriä Napapiirin pohjoispuolella, ja puhelin lepää suosiolla. Aulassa on kartta, johon illalla merkitään, kuka käveli minne.',
        'We are 250 kilometres north of the Arctic Circle, and your phone can have a rest. In the lobby hangs a map on which guests mark where they walked.',
        'Här är vi 250 kilometer norr om polcirkeln, och telefonen får vila. I lobbyn hänger en karta där gästerna märker ut vart de har gått.',
        'Oleme polaarjoonest 250 kilomeetrit põhjas ja telefon saab puhata. Fuajees ripub kaart, kuhu külalised märgivad, kus nad käisid.',
      ),
      text(
        'Ivalon lentokentälle ajaa puolessa tunnissa, ja bussi tulee jokaiselle lennolle. Kiilopään laki on hotellilta tunnin kävely ylöspäin.',
        'Ivalo airport is half an hour by road, and a bus meets every flight. The top of Kiilopää is an hour’s walk up from the house.',
        'Till Ivalo flygplats kör man på en halvtimme, och en buss möter varje flyg. Till Kiilopääs topp går du uppåt en timme från hotellet.',
        'Ivalo lennujaama jõuab poole tunniga ja igale lennule tuleb buss. Kiilopää tippu on hotellist tund aega ülesmäge.',
      ),
    ],
    access: except(
      { parking: true, inductionLoop: false },
      text(
        'Esteetön luontopolku on kilometrin mittainen ja aurataan myös talvella. Mökkien ovilla on kaksi porrasta.',
        'An accessible nature trail of one kilometre is ploughed in winter, too. The cabins have two steps at the door.',
        'En tillgänglighetsanpassad naturstig på en kilometer plogas också på vintern. Vid stugornas dörrar finns två trappsteg.',
        'Kilomeetripikkune ligipääsetav loodusrada lükatakse ka talvel lahti. Majakeste uste ees on kaks astet.',
      ),
    ),
    subpages: [
      restaurant(
        [
          ['daily', '07:00–10:00'],
          ['daily', '16:00–21:30'],
        ],
        text('Ravintola Rumakuru', 'Restaurant Rumakuru', 'Restaurang Rumakuru', 'Restoran Rumakuru'),
        text(
          'Retkeilijän illallinen: paljon, kuumaa ja jälkiruoaksi aina lettuja takan ääressä.',
          'A walker’s dinner: hot, plenty of it, and always pancakes by the fire to end with.',
          'En vandrares middag: mycket, varmt och alltid plättar vid brasan till sist.',
          'Matkaja õhtusöök: rohkelt, kuum ja lõpuks alati pannkoogid kamina ääres.',
        ),
        text(
          'Päiväksi pakataan eväät: leipä, juustoa ja kuivalihaa termospullon kanssa. Lettuja saa paistaa itse, ja hillo on naapurikylästä.',
          'For the day we pack bread, cheese and dried meat with a flask. You may fry your own pancakes; the jam is from the next village.',
          'För dagen packar vi bröd, ost och torkat kött med en termos. Plättarna får du steka själv, och sylten är från grannbyn.',
          'Päevaks pakime kaasa leiba, juustu ja kuivatatud liha koos termosega. Pannkooke võid ise küpsetada ja moos on naaberkülast.',
        ),
      ),
      activities(
        text(
          'Retkelle Urho Kekkosen puistoon',
          'Into Urho Kekkonen National Park',
          'På tur i nationalparken',
          'Retkele rahvusparki',
        ),
        text(
          'Merkittyjä reittejä kahdesta kilometristä neljäänkymmeneen, suksille, kengille ja huskyille.',
          'Marked trails from two kilometres to forty, for skis, boots and huskies.',
          'Märkta leder från två till fyrtio kilometer, för skidor, kängor och slädhundar.',
          'Märgistatud rajad kahest kilomeetrist neljakümneni, suuskadele, saabastele ja kelgukoertele.',
        ),
        text(
          'Opas katsoo kanssasi sään, reitin ja varusteet joka aamu puoli yhdeksältä. Kerro meille, mihin lähdet: jos et ole illalla palannut, lähdemme vastaan.',
          'At half past eight each morning a guide goes over weather, route and gear with you. Tell us where you are going: if you are not back by evening, we will come to meet you.',
          'Varje morgon halv nio går en guide igenom väder, led och utrustning med dig. Berätta vart du går: är du inte tillbaka på kvällen kommer vi dig till mötes.',
          'Igal hommikul pool üheksa vaatab giid sinuga üle ilma, raja ja varustuse. Ütle meile, kuhu lähed: kui sa õhtuks tagasi ei ole, tuleme vastu.',
        ),
      ),
      sauna(
        [
          ['monThu', '15:00–21:00'],
          ['friSat', '15:00–22:00'],
          ['sun', '15:00–21:00'],
        ],
        text('Savusauna ja puro', 'Smoke sauna and brook', 'Rökbastu och bäck', 'Suitsusaun ja oja'),
        text(
          'Savusauna lämpiää aamusta asti, ja puro sen vieressä ei jäädy koskaan.',
          'The smoke sauna is heated from the morning on, and the brook beside it never freezes.',
          'Rökbastun värms från morgonen, och bäcken intill fryser aldrig.',
          'Suitsusauna köetakse hommikust peale ja selle kõrval voolav oja ei jäätu kunagi.',
        ),
        text(
          'Savusaunassa ollaan uimapuvussa keskiviikkoisin ja lauantaisin; muina päivinä lämpiää tavallinen sauna. Puron yllä on köysi ja valo.',
          'The smoke sauna is heated on Wednesdays and Saturdays, and guests wear swimwear; on other days the ordinary sauna is warm. A rope and a lamp hang over the brook.',
          'Rökbastun värms på onsdagar och lördagar, och där har man badkläder; andra dagar är den vanliga bastun varm. Över bäcken finns ett rep och en lampa.',
          'Suitsusauna köetakse kolmapäeval ja laupäeval ning seal ollakse ujumisriietes; muudel päevadel on soe tavaline saun. Oja kohal on köis ja lamp.',
        ),
      ),
    ],
  },
  {
    hotelId: '1551',
    headline: text(
      'Seitsemän tunturia, yksi kylä',
      'Seven fells, one village',
      'Sju fjäll, en by',
      'Seitse tunturit, üks küla',
    ),
    description: [
      text(
        'Kylässä on enemmän suksia kuin autoja, ja latu kulkee hotellin pihan poikki. Huoneiden kuivauskaapit hurisevat illalla, ja aamulla kaikki on taas lämmintä.',
        'There are more skis than cars in the village, and a track crosses our yard. In the evening the drying cupboards hum, and by morning everything is warm again.',
        'I byn finns fler skidor än bilar, och ett spår går tvärs över gården. På kvällen surrar torkskåpen, och på morgonen är allt varmt igen.',
        'Külas on rohkem suuski kui autosid ja suusarada läheb üle meie õue. Õhtul surisevad kuivatuskapid ja hommikul on kõik jälle soe.',
      ),
      text(
        'Kauppa on vieressä ja rinteille kulkee ilmainen hiihtobussi kahdenkymmenen minuutin välein. Kolarin asemalta, jonne yöjuna tulee, ajetaan kolme varttia.',
        'The shop is next door, and a ski bus goes to the slopes every twenty minutes at no cost. From Kolari, where the night train stops, it is three quarters of an hour.',
        'Butiken ligger intill, och en avgiftsfri skidbuss går till backarna var tjugonde minut. Från Kolari, dit nattåget går, kör man tre kvart.',
        'Pood on kõrval ja nõlvadele sõidab iga kahekümne minuti tagant tasuta suusabuss. Kolarist, kus peatub öörong, on kolmveerand tundi.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      sauna(
        [['daily', '15:00–22:00']],
        text('Rantasauna ja avanto', 'Sauna and ice hole', 'Strandbastu och isvak', 'Rannasaun ja jääauk'),
        text(
          'Lyhtypolku johtaa saunasta avannolle, ja laiturilla on lämmin matto.',
          'A path of lanterns leads from the sauna to the ice hole, and the jetty has a heated mat.',
          'En stig med lyktor leder från bastun till vaken, och på bryggan finns en varm matta.',
          'Laternatega rada viib saunast jääauguni ja kail on soe matt.',
        ),
        text(
          'Ensikertalainen menee veteen oppaan kanssa tiistaisin ja torstaisin klo\u00a017.00. Vesi on nolla-asteista, mutta olo sen jälkeen on parempi kuin kylpylässä.',
          'First-timers go in with a guide on Tuesdays and Thursdays at 17:00. The water is at zero degrees, but afterwards you feel better than after any spa.',
          'Nybörjare går i med en guide på tisdagar och torsdagar kl.\u00a017.00. Vattnet är nollgradigt, men efteråt mår man bättre än efter något spa.',
          'Algaja läheb vette koos giidiga teisipäeval ja neljapäeval kell\u00a017.00. Vesi on nullkraadine, aga pärast on parem olla kui üheski spaas.',
        ),
      ),
      activities(
        text('Ladulle Ylläkselle', 'Out on the tracks', 'Ut i spåren', 'Suusarajale'),
        text(
          'Latua on 330\u00a0km, ja kahvituvat ovat juuri siellä, missä alkaa väsyttää.',
          'There are 330\u00a0km of track, and the café huts stand just where you begin to tire.',
          'Här finns 330\u00a0km skidspår, och kaffestugorna står just där man börjar bli trött.',
          'Suusaradu on 330\u00a0km ja kohvimajad seisavad just seal, kus hakkab väsitama.',
        ),
        text(
          'Lainaamme liukulumikengät, ja latukartan saa huonekortin mukana. Kesällä sama verkko on kävelyreittejä, ja syyskuussa ruska värjää kaikki seitsemän tunturia.',
          'We lend backcountry skis, and a map of the tracks comes with your key. In summer the same paths are for walking, and in September all seven fells turn red.',
          'Vi lånar ut turskidor, och spårkartan får du med nyckeln. På sommaren är samma leder till för vandring, och i september rodnar alla sju fjällen.',
          'Laename matkasuuski ja rajakaardi saad koos võtmega. Suvel on samad rajad matkamiseks ja septembris värvuvad kõik seitse tunturit punaseks.',
        ),
      ),
    ],
  },
];
