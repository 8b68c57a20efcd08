import { fullyAccessible, except } from '../access';
import { text } from '../../localized';
import type { HotelContentRecord } from '../model';
import { families, meetings, restaurant, sauna } from '../subpages';

export const helsinkiContent: readonly HotelContentRecord[] = [
  {
    hotelId: '1001',
    headline: text(
      'Lahden rannalla, keskellä kaupunkia',
      'By the bay, in the middle of town',
      'Vid viken, mitt i stan',
      'Lahe ääres, keset linna',
    ),
    description: [
      text(
        'Talo nousi lahden rantaan 1970-luvulla, ja sen huoneet uusittiin keväällä 2025. Vaalea puu ja villa ovat Suomesta, ja jokaisessa kerroksessa on oma hiljainen lukunurkka.',
        'The house was built by the bay in the 1970s and its rooms were renewed in spring 2025. The pale wood and the wool are Finnish, and every floor has a quiet corner for reading.',
        'Huset byggdes vid viken på 1970-talet och rummen förnyades våren 2025. Det ljusa träet och ullen är finska, och på varje våning finns en stilla läshörna.',
        'Maja ehitati lahe äärde 1970. aastatel ja toad uuendati 2025. aasta kevadel. Hele puit ja vill on Soomest ning igal korrusel on vaikne lugemisnurk.',
      ),
      text(
        'Rantapolku kiertää lahden puolessa tunnissa. Raitiovaunu pysähtyy oopperan edessä, ja lentokentältä pääsee junalla asemalle, josta on kymmenen minuutin kävely.',
        'The path around the bay takes half an hour. Trams stop in front of the opera, and the airport train brings you to the station, ten minutes away on foot.',
        'Stigen runt viken tar en halvtimme. Spårvagnen stannar framför operan, och från stationen, dit flygtåget går, är det tio minuters promenad.',
        'Rada ümber lahe läbib jalgsi poole tunniga. Tramm peatub ooperimaja ees ja lennujaamarong toob jaama, kust on hotelli kümme minutit jalgsi.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:30–22:00'],
          ['satSun', '07:30–22:00'],
        ],
        text('Ravintola Kaislikko', 'Restaurant Kaislikko', 'Restaurang Kaislikko', 'Restoran Kaislikko'),
        text(
          'Aamiainen, lounas ja illallinen ikkunoiden ääressä, joista näkyy koko Töölönlahti.',
          'Breakfast, lunch and dinner beside windows that take in the whole of Töölönlahti.',
          'Frukost, lunch och middag vid fönster med utsikt över hela Tölöviken.',
          'Hommiku-, lõuna- ja õhtusöök akende ääres, kust paistab kogu Töölönlahti.',
        ),
        text(
          'Keittiö kokkaa sitä, mitä järvi, pelto ja metsä juuri nyt antavat: muikkua, juureksia, sieniä ja marjoja. Ennen oopperan alkua katetaan kahden ruokalajin menu, joka ehtii pöytään tunnissa.',
          'The kitchen cooks what lake, field and forest offer right now: vendace, root vegetables, mushrooms and berries. Before the opera there is a two-course menu that is served within the hour.',
          'Köket lagar det som sjö, åker och skog just nu ger: siklöja, rotfrukter, svamp och bär. Före operan dukas en tvårättersmeny som hinns med på en timme.',
          'Köök valmistab seda, mida järv, põld ja mets parasjagu annavad: rääbist, juurvilju, seeni ja marju. Enne ooperit pakume kahekäigulist menüüd, mis jõuab lauale tunniga.',
        ),
      ),
      sauna(
        [
          ['daily', '06:00–09:00'],
          ['daily', '16:00–22:00'],
        ],
        text('Kattosauna', 'Sauna on the top floor', 'Bastu högst upp', 'Katusekorruse saun'),
        text(
          'Kaksi saunaa ylimmässä kerroksessa ja terassi, jolta näkee lahden yli Linnanmäelle.',
          'Two saunas on the top floor, and a terrace with a view across the bay to the fairground.',
          'Två bastur på översta våningen och en terrass med utsikt över viken till Borgbacken.',
          'Kaks sauna ülemisel korrusel ja terrass, kust näeb üle lahe lõbustuspargini.',
        ),
        text(
          'Yhteinen saunavuoro kuuluu huoneen hintaan. Pyyhe ja kylpytakki odottavat pukuhuoneessa, joten mukaan ei tarvitse ottaa mitään.',
          'The shared sauna hours are included in the room rate. Towels and bathrobes wait in the changing rooms, so there is nothing to carry.',
          'De gemensamma bastuturerna ingår i rumspriset. Handduk och badrock väntar i omklädningsrummet, så du behöver inte bära något med dig.',
          'Ühised saunaajad kuuluvad toa hinna sisse. Rätik ja hommikumantel ootavad riietusruumis, nii et kaasa ei pea midagi võtma.',
        ),
      ),
      meetings(
        [
          ['Finlandia', 120, 160],
          ['Hesperia', 40, 62],
          ['Kaisla', 12, 28],
        ],
        text('Kokoukset ja juhlat', 'Meetings and parties', 'Möten och fester', 'Koosolekud ja peod'),
        text(
          'Kolme päivänvaloista tilaa lahden puolella, kymmenen minuutin päässä rautatieasemalta.',
          'Three rooms with daylight, facing the bay, ten minutes from the railway station.',
          'Tre lokaler med dagsljus mot viken, tio minuter från järnvägsstationen.',
          'Kolm päevavalgusega ruumi lahe pool, kümne minuti kaugusel raudteejaamast.',
        ),
        text(
          'Finlandia jakautuu kahtia, ja sen vieressä on oma aula kahville. Kun kokous loppuu, ryhmä pääsee kattosaunaan ilman muita vieraita.',
          'Finlandia can be divided in two and has a foyer of its own for coffee. When the meeting ends, your group can have the sauna to itself.',
          'Finlandia kan delas i två och har en egen foajé för kaffet. Efter mötet kan gruppen få bastun för sig själv.',
          'Finlandia saali saab kaheks jagada ja kohvi jaoks on oma fuajee. Pärast koosolekut saab rühm sauna enda päralt.',
        ),
      ),
      families(
        text('Perheen kanssa Helsingissä', 'Helsinki with children', 'Helsingfors med barn', 'Perega Helsingis'),
        text(
          'Puisto, leikkipaikka ja huvipuisto ovat kävelymatkan päässä, ja perhehuoneessa on neljä oikeaa sänkyä.',
          'The park, a playground and the fairground are within walking distance, and a family room has four real beds.',
          'Parken, lekplatsen och nöjesfältet nås till fots, och familjerummet har fyra riktiga sängar.',
          'Park, mänguväljak ja lõbustuspark on jalutuskäigu kaugusel ning peretoas on neli päris voodit.',
        ),
        text(
          'Vastaanotosta saa lainaksi rattaat, pelejä ja kartan, johon on merkitty ankkojen parhaat ruokapaikat. Matkasänkyjä on kaksitoista, ja ne pedataan valmiiksi.',
          'Reception lends out pushchairs, games and a map of the ducks’ favourite feeding places. There are twelve travel cots, made up before you arrive.',
          'I receptionen lånar du vagn, spel och en karta över ankornas bästa ställen. Det finns tolv resesängar, och de bäddas före ankomsten.',
          'Vastuvõtust saab laenata käru, mänge ja kaardi partide lemmikpaikadega. Reisivoodeid on kaksteist ja need tehakse enne saabumist üles.',
        ),
      ),
    ],
  },
  {
    hotelId: '1002',
    headline: text(
      'Pianisti pihalla, kirkko kulman takana',
      'A pianist in the yard, a cathedral round the corner',
      'Pianist på gården, domkyrka runt hörnet',
      'Pianist hoovis, toomkirik nurga taga',
    ),
    description: [
      text(
        'Talo valmistui vuonna 1907 merikapteenin perheelle, ja jokaisen huoneen sisusti eri tekijä. Käytävien lyijylasit ja portaikon rautaköynnökset ovat alkuperäisiä.',
        'The house was finished in 1907 for a sea captain’s family, and each room was furnished by a different hand. The leaded glass and the iron vines of the stairs are original.',
        'Huset stod klart 1907 för en sjökaptens familj, och varje rum har sin egen inredare. Korridorernas blyinfattade glas och trappans järnrankor är ursprungliga.',
        'Maja valmis 1907. aastal merekapteni perele ja iga toa on sisustanud eri tegija. Koridoride vitraažid ja trepi raudväädid on algupärased.',
      ),
      text(
        'Senaatintorille kävelee kolmessa minuutissa ja Tervasaaren rantakallioille kymmenessä. Kruununhaka on iltaisin hiljaisempi kuin mikään muu kaupunginosa keskustassa.',
        'It is three minutes to Senate Square and ten to the rocks of Tervasaari. At night no other part of the centre is as quiet.',
        'Till Senatstorget går du på tre minuter och till Tjärholmens klippor på tio. Ingen annan del av centrum är så stilla på kvällen.',
        'Senati väljakule jõuab jalgsi kolme ja Tervasaari kaljudele kümne minutiga. Ükski teine kesklinna osa pole õhtul nii vaikne.',
      ),
    ],
    access: except(
      { stepFreeEntrance: false, parking: false },
      text(
        'Ulko-ovella on kolme porrasta. Soita ovikelloa, niin tuomme luiskan; hissi kulkee kaikkiin kerroksiin.',
        'There are three steps at the front door. Ring the bell and we bring a ramp; the lift goes to every floor.',
        'Vid ytterdörren finns tre trappsteg. Ring på klockan så kommer vi med en ramp; hissen går till alla våningar.',
        'Välisukse ees on kolm astet. Helista uksekella ja me toome kaldtee; lift sõidab igale korrusele.',
      ),
    ),
    subpages: [
      restaurant(
        [
          ['tueSat', '17:00–23:30'],
          ['daily', '07:00–10:30'],
        ],
        text('Bistro Kapteeni', 'Captain’s Bistro', 'Bistro Kaptenen', 'Kapteni bistroo'),
        text(
          'Pieni ranskalaishenkinen keittiö, neljäkymmentä paikkaa ja piano, jota joku soittaa.',
          'A small French-style kitchen, forty seats and a piano that somebody plays.',
          'Ett litet kök i fransk anda, fyrtio platser och ett piano som någon spelar på.',
          'Väike prantsuspärane köök, nelikümmend kohta ja klaver, mida keegi mängib.',
        ),
        text(
          'Lista vaihtuu perjantaisin ja mahtuu yhdelle arkille. Viinit tulevat kahdeksalta tilalta, joilla emäntämme on itse käynyt.',
          'The menu changes on Fridays and fits on one sheet. The wines come from eight growers whom our hostess has visited herself.',
          'Menyn byts på fredagar och ryms på ett ark. Vinerna kommer från åtta gårdar som vår värdinna själv har besökt.',
          'Menüü vahetub reedeti ja mahub ühele lehele. Veinid tulevad kaheksast talust, kus meie perenaine on ise käinud.',
        ),
      ),
      sauna(
        [['daily', '16:00–22:00']],
        text('Holvisauna', 'Sauna in the vault', 'Bastun i valvet', 'Võlvsaun'),
        text(
          'Entisen hiilikellarin holvien alla on pieni puusauna, jossa kuulee vain kivien sihinän.',
          'Under the vaults of the old coal cellar is a small sauna where all you hear is the hiss of the stones.',
          'Under valven i den gamla kolkällaren finns en liten bastu där man bara hör stenarna fräsa.',
          'Vana söekeldri võlvide all on väike saun, kus kuuleb vaid kivide sisinat.',
        ),
        text(
          'Saunaan mahtuu kuusi vierasta kerrallaan. Oman vuoron voi varata vastaanotosta, ja sen jälkeen pihalla odottavat nojatuoli ja viltti.',
          'It holds six guests at a time. Book an hour of your own at reception, and an armchair and a blanket wait in the yard afterwards.',
          'Bastun rymmer sex gäster åt gången. Boka en egen tur i receptionen, så väntar en fåtölj och en filt på gården efteråt.',
          'Sauna mahub korraga kuus külalist. Broneeri vastuvõtust oma aeg ja pärast ootavad hoovis tugitool ja tekk.',
        ),
      ),
    ],
  },
  {
    hotelId: '1003',
    headline: text(
      'Fiksut huoneet, paras kattoterassi',
      'Clever rooms, Kallio’s best roof terrace',
      'Smarta rum, Berghälls bästa takterrass',
      'Nutikad toad, Kallio parim katuseterrass',
    ),
    description: [
      text(
        'Huoneet ovat pieniä, koska kaikki hauska tapahtuu muualla: aulassa, katolla ja kadulla. Alakerrassa on levykauppa, pyörähuolto ja pitkä pöytä, jossa saa tehdä töitä.',
        'The rooms are small because the fun is elsewhere: in the lobby, on the roof and down the street. Downstairs there is a record shop, a bike workshop and a long table to work at.',
        'Rummen är små eftersom det roliga finns på andra ställen: i lobbyn, på taket och på gatan. Där nere finns en skivbutik, en cykelverkstad och ett långbord att jobba vid.',
        'Toad on väikesed, sest lõbus on mujal: fuajees, katusel ja tänaval. All on plaadipood, rattatöökoda ja pikk laud, mille taga töötada.',
      ),
      text(
        'Karhupuistoon on viisi minuuttia, Hakaniemen kauppahalliin kymmenen. Metro vie rautatieasemalle kolmessa pysäkinvälissä.',
        'Karhupuisto park is five minutes away and the Hakaniemi market hall ten. The metro takes you to the railway station in three stops.',
        'Till Björnparken är det fem minuter och till Hagnäs saluhall tio. Metron går till järnvägsstationen på tre hållplatser.',
        'Karupargini on viis ja Hakaniemi turuhooneni kümme minutit. Metroo viib kolme peatusega raudteejaama.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '07:00–23:00'],
          ['satSun', '08:00–00:00'],
        ],
        text('Kahvila Kulma', 'Corner Café', 'Kafé Hörnet', 'Kohvik Nurk'),
        text(
          'Aamiaista puoleenpäivään, kahvia koko päivän ja pizzaa niin kauan kuin uuni on kuuma.',
          'Breakfast until noon, coffee all day and pizza for as long as the oven is hot.',
          'Frukost till klockan tolv, kaffe hela dagen och pizza så länge ugnen är varm.',
          'Hommikusöök keskpäevani, kohv terve päeva ja pitsa seni, kuni ahi on kuum.',
        ),
        text(
          'Puolet listasta on kasviksia, ja taikina nousee kaksi vuorokautta. Torstaisin on levyraati: tuo oma levy, ja kahvi on meidän puolestamme.',
          'Half of the menu is vegetarian, and the dough rises for two days. On Thursdays bring a record of your own to play, and the coffee is on us.',
          'Hälften av menyn är grön och degen jäser i två dygn. På torsdagar spelas gästernas skivor: ta med en egen, så bjuder vi på kaffet.',
          'Pool menüüst on taimne ja tainas kerkib kaks ööpäeva. Neljapäeviti mängime külaliste plaate: too oma ja kohv on meie poolt.',
        ),
      ),
      sauna(
        [['daily', '17:00–23:00']],
        text('Kattosauna', 'Rooftop sauna', 'Takbastun', 'Katusesaun'),
        text(
          'Sauna kattojen yllä, lautapelejä terassilla ja kaupungin paras iltavalo.',
          'A sauna above the roofs, board games on the terrace and the best evening light in town.',
          'En bastu ovanför taken, brädspel på terrassen och stans bästa kvällsljus.',
          'Saun katuste kohal, lauamängud terrassil ja linna parim õhtuvalgus.',
        ),
        text(
          'Saunassa ollaan uimapuvussa ja kaikki yhdessä, ja löylyä heittää se, joka istuu kiukaan vieressä. Omat pyyhkeet voi jättää huoneeseen, sillä katolla niitä on pino.',
          'Everyone bathes together in swimwear, and whoever sits by the stove throws the water. Leave your towel in the room: there is a stack of them on the roof.',
          'Alla badar tillsammans i badkläder, och den som sitter närmast ugnen kastar bad. Lämna handduken på rummet, för på taket finns en hel hög.',
          'Saunas ollakse üheskoos ujumisriietes ja leili viskab see, kes istub kerise kõrval. Rätiku võid tuppa jätta, katusel on neid terve virn.',
        ),
      ),
    ],
  },
  {
    hotelId: '1004',
    headline: text(
      'Makasiini laivojen naapurissa',
      'A warehouse next door to the ships',
      'Ett magasin granne med båtarna',
      'Laohoone laevade naabruses',
    ),
    description: [
      text(
        'Tiilimakasiinissa säilytettiin aikoinaan kahvia ja köyttä, ja vieläkin sateella palkeista lähtee tuoksu. Huoneet on rakennettu palkkien väliin, eikä kahta samanlaista ole.',
        'Coffee and rope were once stored here, and on rainy days the beams still smell of them. The rooms are built between those beams, and no two are alike.',
        'Här förvarades en gång kaffe och tågvirke, och när det regnar doftar bjälkarna ännu. Rummen är byggda mellan bjälkarna och inget är det andra likt.',
        'Siin hoiti kunagi kohvi ja köisi ning vihmaga lõhnavad palgid veel praegugi. Toad on ehitatud palkide vahele ja kaht ühesugust ei ole.',
      ),
      text(
        'Kauppatori on sillan takana ja Suomenlinnan lautta sen laidalla. Uspenskin katedraalin kellot kuuluvat huoneisiin sunnuntaiaamuisin.',
        'The market square lies across the bridge, with the Suomenlinna ferry at its edge. On Sunday mornings you hear the bells of Uspenski Cathedral.',
        'Salutorget ligger på andra sidan bron, och därifrån går färjan till Sveaborg. På söndagsmorgnarna hörs Uspenskijkatedralens klockor.',
        'Turuväljak on üle silla ja selle servast läheb laev Suomenlinna. Pühapäevahommikuti kostavad tubadesse Uspenski katedraali kellad.',
      ),
    ],
    access: except(
      { lift: true, parking: false },
      text(
        'Laiturin kivetys on epätasainen. Helpoin reitti tulee katedraalin puolelta, jossa katu on asfalttia.',
        'The cobbles of the quay are uneven. The easiest way is from the cathedral side, where the street is smooth.',
        'Kajens stenläggning är ojämn. Enklast kommer du från katedralens håll, där gatan är slät.',
        'Kai sillutis on ebatasane. Lihtsaim tee tuleb katedraali poolt, kus tänav on sile.',
      ),
    ),
    subpages: [
      restaurant(
        [
          ['monSat', '12:00–23:00'],
          ['sun', '12:00–18:00'],
        ],
        text('Ravintola Köysi', 'Restaurant Köysi', 'Restaurang Köysi', 'Restoran Köysi'),
        text(
          'Kalaa saman aamun torilta ja pöytiä laiturilla niin kauan kuin aurinko lämmittää.',
          'Fish from this morning’s market, and tables on the quay for as long as the sun warms.',
          'Fisk från torget samma morgon och bord på kajen så länge solen värmer.',
          'Kala sama hommiku turult ja lauad kail seni, kuni päike soojendab.',
        ),
        text(
          'Silakat paistetaan voissa ja tarjotaan pannusta, niin kuin torilla. Keittiön oma erikoisuus on savustettu lohikeitto, jota on saanut samalla ohjeella talon alusta asti.',
          'Baltic herring is fried in butter and comes to the table in its pan, as it does at the market. The smoked salmon soup has kept its recipe since the house opened.',
          'Strömmingen steks i smör och äts ur pannan, som på torget. Den rökta laxsoppan har kokats på samma recept sedan huset öppnade.',
          'Räimed praetakse võis ja süüakse otse pannilt nagu turul. Suitsulõhesuppi keedetakse sama retsepti järgi maja avamisest saadik.',
        ),
      ),
      meetings(
        [
          ['Ruori', 60, 90],
          ['Kompassi', 16, 32],
        ],
        text('Juhlat ja kokoukset', 'Parties and meetings', 'Fester och möten', 'Peod ja koosolekud'),
        text(
          'Ylimmän kerroksen sali palkkien alla sopii häihin, ja Kompassista näkee saapuvat laivat.',
          'The hall under the top-floor beams suits a wedding, and Kompassi looks out on the ships coming in.',
          'Salen under bjälkarna högst upp passar för bröllop, och från Kompassi ser man båtarna komma.',
          'Palkidealune saal ülemisel korrusel sobib pulmadeks ja Kompassist näeb saabuvaid laevu.',
        ),
        text(
          'Sali on yhden seurueen kerrallaan, eikä melusta tarvitse huolehtia: seinä on metrin paksu. Alkumaljat voi nostaa laiturilla.',
          'The hall is for one party at a time, and nobody minds the music: the wall is a metre thick. Raise the first glass on the quay.',
          'Salen är för ett sällskap åt gången, och musiken stör ingen: väggen är en meter tjock. Välkomstskålen kan drickas på kajen.',
          'Saal on korraga ühe seltskonna päralt ja muusika ei sega kedagi: sein on meeter paks. Tervitusklaasi võib tõsta kail.',
        ),
      ),
    ],
  },
  {
    hotelId: '1101',
    headline: text(
      'Merelle ja metroon yhtä pitkä matka',
      'As near to the sea as to the metro',
      'Lika nära havet som metron',
      'Mereni sama lühike tee kui metrooni',
    ),
    description: [
      text(
        'Keilaniemen tornien juurella on talo, jossa arkipäivän työporukat ja viikonlopun melojat mahtuvat samaan pöytään. Aulassa on biljardi, tulostin ja keinuja.',
        'At the foot of the towers of Keilaniemi, weekday teams and weekend paddlers share the same long table. The lobby has a pool table, a printer and swings.',
        'Vid foten av Kägeluddens torn delar vardagens arbetslag och helgens paddlare samma långbord. I lobbyn finns biljard, skrivare och gungor.',
        'Keilaniemi tornide jalamil mahuvad ühe laua taha nii argipäeva töörühmad kui ka nädalavahetuse aerutajad. Fuajees on piljard, printer ja kiiged.',
      ),
      text(
        'Metroasemalle on neljä minuuttia ja sieltä Helsingin keskustaan kymmenen. Rantaraitti alkaa ovelta ja jatkuu kymmeniä kilometrejä.',
        'The metro is four minutes away, and the centre of Helsinki ten more. The coastal path starts at the door and goes on for tens of kilometres.',
        'Till metron är det fyra minuter och därifrån tio till Helsingfors centrum. Strandstigen börjar vid dörren och fortsätter i flera mil.',
        'Metrooni on neli minutit ja sealt Helsingi kesklinna kümme. Rannarada algab ukse eest ja jätkub kümneid kilomeetreid.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:30–21:00'],
          ['satSun', '08:00–20:00'],
        ],
        text('Keittiö Satama', 'Harbour Kitchen', 'Köket i hamnen', 'Sadamaköök'),
        text(
          'Lounas vie kaksikymmentä minuuttia tai koko iltapäivän, miten itse haluat.',
          'Lunch takes twenty minutes or the whole afternoon, just as you like.',
          'Lunchen tar tjugo minuter eller hela eftermiddagen, precis som du vill.',
          'Lõuna võtab kakskümmend minutit või terve pärastlõuna, nagu ise soovid.',
        ),
        text(
          'Arkisin katetaan keittolounas ja salaattipöytä, iltaisin kulhoja, tacoja ja jälkiruokana pehmistä. Kaiken saa myös mukaan rannalle.',
          'On weekdays there is soup and a salad buffet, in the evening bowls, tacos and soft ice cream. You can also take it all with you to the shore.',
          'På vardagar dukas soppa och salladsbord, på kvällen bowls, tacos och mjukglass. Allt går också att ta med till stranden.',
          'Argipäeviti on supp ja salatilaud, õhtuti kausitoidud, tacod ja pehme jäätis. Kõike saab kaasa võtta ka randa.',
        ),
      ),
      meetings(
        [
          ['Ping', 8, 18],
          ['Pong', 8, 18],
          ['Matsi', 50, 74],
        ],
        text('Työtilat', 'Rooms to work in', 'Rum att jobba i', 'Tööruumid'),
        text(
          'Kaksi pientä neuvotteluhuonetta, yksi iso sali ja seinät, joihin saa piirtää.',
          'Two small meeting rooms, one big hall and walls that you can draw on.',
          'Två små mötesrum, en stor sal och väggar man får rita på.',
          'Kaks väikest koosolekuruumi, üks suur saal ja seinad, millele tohib joonistada.',
        ),
        text(
          'Tilan voi ottaa tunniksi tai viikoksi, ja kahvi kuuluu hintaan. Sali muuttuu illaksi pelihalliksi, kun pöydät työnnetään sivuun.',
          'Take a room for an hour or a week; the coffee is included. Push the tables aside, and in the evening the hall is for games.',
          'Ta ett rum för en timme eller en vecka; kaffet ingår. Skjut undan borden, så blir salen spelhall på kvällen.',
          'Ruumi saab võtta tunniks või nädalaks, kohv on hinna sees. Lükka lauad kõrvale ja õhtuks saab saalist mängutuba.',
        ),
      ),
    ],
  },
  {
    hotelId: '1151',
    headline: text(
      'Viisi minuuttia lähtöportille',
      'Five minutes to departures',
      'Fem minuter till avgångshallen',
      'Viie minutiga terminali',
    ),
    description: [
      text(
        'Huoneet on eristetty niin, että nousevan koneen näkee mutta ei kuule. Aulan taulu kertoo samat lähtöajat kuin terminaalissa, ja herätys siirtyy, jos lento myöhästyy.',
        'The rooms are so well insulated that you see a plane take off but do not hear it. The board in the lobby shows the same departures as the terminal, and your wake-up call moves if the flight is late.',
        'Rummen är så väl isolerade att man ser planen lyfta men inte hör dem. Tavlan i lobbyn visar samma avgångar som terminalen, och väckningen flyttas om flyget är försenat.',
        'Toad on nii hästi isoleeritud, et tõusvat lennukit näed, aga ei kuule. Fuajee tabloo näitab samu väljumisi mis terminal ja äratus nihkub, kui lend hilineb.',
      ),
      text(
        'Kehäradan juna vie Helsinkiin puolessa tunnissa. Auton voi jättää hotellin pihaan matkan ajaksi; paikan saa vastaanotosta.',
        'The train takes you to Helsinki in half an hour. You can leave your car at the hotel while you travel; ask reception for a place.',
        'Tåget går till Helsingfors på en halvtimme. Bilen kan stå på hotellet under resan; fråga efter en plats i receptionen.',
        'Rong viib Helsingisse poole tunniga. Auto võib reisi ajaks hotelli juurde jätta; küsi kohta vastuvõtust.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [['daily', '04:00–23:00']],
        text('Ravintola Kiitorata', 'Restaurant Runway', 'Restaurang Startbanan', 'Restoran Stardirada'),
        text(
          'Aamiainen alkaa klo\u00a04.00, ja keittiö on auki, kunnes viimeinen iltalento on laskeutunut.',
          'Breakfast begins at 4:00, and the kitchen stays open until the last evening flight has landed.',
          'Frukosten börjar kl.\u00a04.00 och köket är öppet tills kvällens sista flyg har landat.',
          'Hommikusöök algab kell\u00a04.00 ja köök on avatud, kuni õhtu viimane lend on maandunud.',
        ),
        text(
          'Jos kone lähtee ennen aamiaista, pyydä illalla eväspussi: kaurapuuro termoksessa, leipä ja hedelmä. Baarin ikkunasta näkee kiitoradan valot.',
          'If your plane leaves before breakfast, ask for a packed one in the evening: porridge in a flask, a sandwich and fruit. The bar looks out on the runway lights.',
          'Går planet före frukosten, be om en matpåse kvällen före: gröt i termos, smörgås och frukt. Från baren ser man banans ljus.',
          'Kui lennuk väljub enne hommikusööki, küsi õhtul toit kaasa: puder termoses, võileib ja puuvili. Baari aknast paistavad stardiraja tuled.',
        ),
      ),
      meetings(
        [
          ['Portti 1', 20, 36],
          ['Portti 2', 20, 36],
          ['Halli', 90, 130],
        ],
        text('Kokous lentojen välissä', 'Meet between flights', 'Möte mellan flygen', 'Koosolek lendude vahel'),
        text(
          'Väki tulee eri suunnista, tapaa tunnin ja jatkaa: kokoustilat ovat katetun käytävän päässä terminaalista.',
          'People fly in from all sides, meet for an hour and fly on: a covered walkway leads from the terminal to the rooms.',
          'Alla kommer från sitt håll, möts en timme och reser vidare: från terminalen går en täckt gång till lokalerna.',
          'Kõik lendavad oma suunast kohale, kohtuvad tunniks ja reisivad edasi: terminalist viib ruumidesse kaetud käik.',
        ),
        text(
          'Matkalaukut jätetään lukittuun huoneeseen, ja päivähuoneen voi ottaa kuudeksi tunniksi. Lähtöajat näkyvät myös kokoustilan näytössä.',
          'Suitcases go into a locked room, and you can take a day room for six hours. Departures show on the screen of the meeting room as well.',
          'Väskorna låses in, och ett dagrum kan tas för sex timmar. Avgångarna syns också på mötesrummets skärm.',
          'Kohvrid pannakse luku taha ja päevatoa saab võtta kuueks tunniks. Väljumised on näha ka koosolekuruumi ekraanil.',
        ),
      ),
    ],
  },
];
