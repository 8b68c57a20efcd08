import { fullyAccessible, except } from '../access';
import { text } from '../../localized';
import type { HotelContentRecord } from '../model';
import { activities, families, meetings, restaurant, spa } from '../subpages';

export const lakelandContent: readonly HotelContentRecord[] = [
  {
    hotelId: '1301',
    headline: text(
      'Kosken ääneen nukahtaa',
      'The rapids sing you to sleep',
      'Forsen sjunger dig till sömns',
      'Kärestiku kohin uinutab',
    ),
    description: [
      text(
        'Hotelli on tehtaan vanhassa konttorissa, ja koski kulkee ikkunoiden alta. Joka kerroksessa on kangasta, jota kudottiin naapurissa vielä 1990-luvulla.',
        'The hotel is in the old office of a mill, and the rapids run right under its windows. On every floor there is cloth that was woven next door until the 1990s.',
        'Hotellet finns i fabrikens gamla kontor, och forsen går under fönstren. På varje våning finns tyg som vävdes intill ännu på 1990-talet.',
        'Hotell on vabriku vanas kontoris ja kärestik voolab akende alt läbi. Igal korrusel ripub kangas, mida kooti kõrvalmajas veel 1990. aastatel.',
      ),
      text(
        'Keskustori on kolmen minuutin päässä ja rautatieasema kymmenen. Raitiovaunulla pääsee Särkänniemen suuntaan melkein ovelta.',
        'The central square is three minutes away and the station ten. A tram goes towards the Särkänniemi park almost from the door.',
        'Centraltorget ligger tre minuter bort och stationen tio. Spårvagnen mot Särkänniemi går nästan från dörren.',
        'Keskväljak on kolme ja raudteejaam kümne minuti kaugusel. Tramm Särkänniemi poole läheb peaaegu ukse eest.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:30–23:00'],
          ['satSun', '07:30–23:00'],
        ],
        text('Ravintola Pato', 'The Weir restaurant', 'Restaurang Dammen', 'Restoran Pais'),
        text(
          'Mustaamakkaraa aamiaisella, savustettua siikaa illalla ja kosken kuohu lasin takana.',
          'Black sausage at breakfast, smoked whitefish at night, and white water behind the glass.',
          'Svartkorv till frukost, rökt sik till kvällen och forsens skum bakom glaset.',
          'Hommikul verivorst, õhtul suitsusiig ja klaasi taga kärestiku vaht.',
        ),
        text(
          'Perheiden iltapalapöytä katetaan puoli seitsemältä, ja lapset saavat ottaa itse. Aikuisten keittiö avautuu samaan aikaan viereisessä salissa.',
          'The evening snack table is laid for families at half past six, and children help themselves. At the same time, dinner for the grown-ups begins in the next room.',
          'Kvällsmålet för familjer dukas halv sju, och barnen tar själva. I salen intill öppnar köket för vuxna samtidigt.',
          'Perede õhtuootelaud kaetakse pool seitse ja lapsed võtavad ise. Kõrvalsaalis algab samal ajal täiskasvanute õhtusöök.',
        ),
      ),
      families(
        text('Perheille Tampereella', 'Tampere for families', 'Tammerfors för familjer', 'Perega Tamperes'),
        text(
          'Leikkihuone kosken puolella, museoita vieressä ja huvipuisto raitiovaunumatkan päässä.',
          'A playroom above the rapids, museums next door and the fairground a tram ride away.',
          'Lekrum mot forsen, museer intill och nöjesparken en spårvagnstur bort.',
          'Mängutuba kärestiku pool, muuseumid kõrval ja lõbustuspark trammisõidu kaugusel.',
        ),
        text(
          'Leikkihuoneessa on puinen tehdas, jota saa itse pyörittää, ja nurkka niille, jotka vielä konttaavat. Vakoilumuseon ja nukketeatterin liput saa vastaanotosta.',
          'The playroom has a wooden mill that children can run, and a corner for those who still crawl. Reception sells tickets to the spy museum and the puppet theatre.',
          'I lekrummet står en träfabrik som barnen får sköta och ett hörn för dem som ännu kryper. Biljetter till spionmuseet och dockteatern köps i receptionen.',
          'Mängutoas on puidust vabrik, mida lapsed ise käitavad, ja nurk neile, kes veel roomavad. Spioonimuuseumi ja nukuteatri piletid saab vastuvõtust.',
        ),
      ),
      meetings(
        [
          ['Plevna', 100, 140],
          ['Kehräämö', 30, 52],
          ['Värjäämö', 12, 26],
        ],
        text('Kokoukset tehtaalla', 'Meetings in the mill', 'Möten på fabriken', 'Koosolekud vabrikus'),
        text(
          'Kolme punatiilistä salia, korkeat ikkunat ja kahvi, joka ei lopu.',
          'Three halls of red brick, tall windows and coffee that never runs out.',
          'Tre salar i rött tegel, höga fönster och kaffe som aldrig tar slut.',
          'Kolm punasest tellisest saali, kõrged aknad ja kohv, mis ei lõpe.',
        ),
        text(
          'Salit on nimetetty sen mukaan, mitä niissä tehtiin. Plevnassa on nosto-ovi pihalle, joten sinne saa vaikka auton.',
          'Each is named after the work once done in it. Plevna has a gate to the yard, wide enough for a car.',
          'Varje sal bär namnet på det som gjordes där. Plevna har en port mot gården, bred nog för en bil.',
          'Saalid kannavad kunagiste tööde nimesid. Plevnal on hoovi poole värav, kust mahub läbi ka auto.',
        ),
      ),
    ],
  },
  {
    hotelId: '1302',
    headline: text(
      'Keikalta kotiin kävellen',
      'Walk home from the concert',
      'Gå hem från spelningen',
      'Kontserdilt jalgsi koju',
    ),
    description: [
      text(
        'Huoneet on maalannut kolme tamperelaista katutaiteilijaa, ja käytävillä soi se, mitä illalla soitettiin lavalla. Seinät pitävät silti äänen ulkona.',
        'Three street artists of Tampere painted the rooms, and the corridors play what was on stage last night. The walls keep the sound outside all the same.',
        'Rummen är målade av tre gatukonstnärer från Tammerfors, och i korridorerna spelas det som hördes på scenen i går. Väggarna håller ändå ljudet ute.',
        'Toad on maalinud kolm Tampere tänavakunstnikku ja koridorides kõlab see, mida eile laval mängiti. Seinad hoiavad heli siiski õues.',
      ),
      text(
        'Asemalle on kolme minuuttia, keikalle yksi. Lähtöpäivänä saat nukkua pitkään, kunhan luovutat huoneen viimeistään klo\u00a012.00.',
        'It is three minutes to the station and one to the show. On the day you leave you can sleep in, and check out by 12:00 at the latest.',
        'Till stationen är det tre minuter, till scenen en. På avresedagen får du sova ut, men checka ut senast kl.\u00a012.00.',
        'Jaam on kolme ja kontserdipaik ühe minuti kaugusel. Lahkumispäeval võid välja magada, kuid tuba tuleb vabastada hiljemalt kell\u00a012.00.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '08:00–00:00'],
          ['satSun', '09:00–01:00'],
        ],
        text('Keittiö Encore', 'Encore Kitchen', 'Köket Encore', 'Köök Encore'),
        text(
          'Aamiaista yhteen asti ja ruokaa vielä keikan jälkeen.',
          'Breakfast until one o’clock, and dinner even after the show.',
          'Frukost till klockan ett och mat också efter spelningen.',
          'Hommikusöök kella üheni ja süüa saab ka pärast kontserti.',
        ),
        text(
          'Nuudelit, siivet ja paahdettu kukkakaali tulevat pöytään kymmenessä minuutissa. Bändien nälkään on oma annos, jota ei lue listalla, mutta sitä saa pyytää.',
          'Noodles, wings and roast cauliflower are on the table in ten minutes. There is a plate for hungry bands that is not on the menu; just ask for it.',
          'Nudlar, vingar och rostad blomkål kommer på tio minuter. För hungriga band finns en portion som inte står på menyn; fråga bara.',
          'Nuudlid, tiivad ja röstitud lillkapsas on laual kümne minutiga. Näljaste bändide jaoks on roog, mida menüüs ei ole; küsi julgelt.',
        ),
      ),
      activities(
        text('Tullin illat', 'Evenings in Tulli', 'Kvällar i Tulli', 'Tulli õhtud'),
        text(
          'Neljä lavaa korttelin sisällä, ja illan ohjelma lukee aulan seinällä liidulla.',
          'Four stages within one block, and tonight’s programme in chalk on the lobby wall.',
          'Fyra scener inom ett kvarter, och kvällens program med krita på lobbyns vägg.',
          'Neli lava ühes kvartalis ja õhtu kava kriidiga fuajee seinal.',
        ),
        text(
          'Vastaanotosta saa korvatulpat, sateenvarjon ja takin säilytykseen. Päivällä lainaamme rullalaudat ja kartan katutaiteesta, jota on Tullissa joka seinällä.',
          'Reception gives you earplugs, an umbrella and a place for your coat. By day we lend skateboards, and a map of the street art that covers Tulli.',
          'I receptionen finns öronproppar, paraply och plats för jackan. På dagen lånar vi ut skateboardar och en karta över gatukonsten som täcker Tulli.',
          'Vastuvõtust saab kõrvatropid, vihmavarju ja koha mantlile. Päeval laename rulasid ja kaarti tänavakunstist, mida Tullis on igal seinal.',
        ),
      ),
    ],
  },
  {
    hotelId: '1601',
    headline: text(
      'Portailta veteen, aukiolta lavalle',
      'The lake at our steps, the stage across the square',
      'Sjön vid trappan, scenen över torget',
      'Trepilt järve, üle väljaku lavale',
    ),
    description: [
      text(
        'Huoneissa on koivuvaneria, taivutettuja tuoleja ja valoa kolmesta suunnasta. Kesällä portailla istuu puoli kaupunkia, ja saunasta juostaan suoraan järveen.',
        'The rooms have birch plywood, bentwood chairs and light from three sides. In summer half the town sits on our steps, and bathers run from the sauna into the lake.',
        'Rummen har björkfaner, böjda stolar och ljus från tre håll. På sommaren sitter halva stan på trappan och bastubadare springer rakt i sjön.',
        'Tubades on kasevineer, painutatud puidust toolid ja valgus kolmest küljest. Suvel istub meie trepil pool linna ja saunast joostakse otse järve.',
      ),
      text(
        'Matkakeskukseen kävelee alikulkua pitkin viidessä minuutissa. Paviljonki on aukion toisella puolella.',
        'The travel centre is a five-minute walk through the underpass. The Paviljonki halls stand across the square.',
        'Till resecentret går du genom tunneln på fem minuter. Kongresscentret Paviljonki står på andra sidan torget.',
        'Reisikeskusesse jõuab tunneli kaudu viie minutiga jalgsi. Kongressikeskus Paviljonki on teisel pool väljakut.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monFri', '06:30–22:30'],
          ['satSun', '07:30–22:30'],
        ],
        text('Ravintola Laine', 'Restaurant Laine', 'Restaurang Vågen', 'Restoran Laine'),
        text(
          'Järvikalaa, sahtia ja kesäiltoina pöytä portaiden alimmalla askelmalla.',
          'Fish from the lake, farmhouse ale and, on summer nights, a table on the lowest step.',
          'Insjöfisk, sahti och på sommarkvällarna ett bord på trappans nedersta steg.',
          'Järvekala, sahti ja suveõhtuti laud trepi kõige alumisel astmel.',
        ),
        text(
          'Muikut paistetaan ruisjauhoissa ja syödään sormin. Kongressipäivinä lounas katetaan jo yhdeltätoista, jotta iltapäivän puhujat ehtivät lavalle.',
          'Vendace is fried in rye flour and eaten with the fingers. On congress days lunch begins at eleven, so that the afternoon’s speakers get to the stage in time.',
          'Siklöjan steks i rågmjöl och äts med fingrarna. På kongressdagar dukas lunchen redan klockan elva, så att eftermiddagens talare hinner upp på scenen.',
          'Rääbised praetakse rukkijahus ja süüakse sõrmedega. Kongressipäevadel algab lõuna kell üksteist, et pärastlõuna kõnelejad jõuaksid lavale.',
        ),
      ),
      meetings(
        [
          ['Säynätsalo', 48, 70],
          ['Muuratsalo', 16, 32],
          ['Jakkara', 6, 14],
        ],
        text('Kokoukset ja kongressit', 'Meetings and congresses', 'Möten och kongresser', 'Koosolekud ja kongressid'),
        text(
          'Kolme omaa tilaa, ja kun väkeä on enemmän, koko Paviljonki aukion takana.',
          'Three rooms of our own and, for larger groups, all of Paviljonki across the square.',
          'Tre egna lokaler och, när ni är fler, hela Paviljonki på andra sidan torget.',
          'Kolm oma ruumi ja kui rahvast on rohkem, terve Paviljonki üle väljaku.',
        ),
        text(
          'Järjestäjää auttaa sama ihminen aamusta iltaan. Kongressivieraat saavat avaimensa jo kongressin aulassa.',
          'The same host helps the organiser from morning to night. Guests of a congress can pick up their keys in its foyer.',
          'Samma värd hjälper arrangören från morgon till kväll. Kongressgäster får sina nycklar redan i kongressfoajén.',
          'Korraldajat aitab hommikust õhtuni sama inimene. Kongressi külalised saavad võtmed kätte juba kongressi fuajees.',
        ),
      ),
    ],
  },
  {
    hotelId: '1651',
    headline: text(
      'Kesällä laivoja, talvella luistimia',
      'Steamers in summer, skates in winter',
      'Ångbåtar om sommaren, skridskor om vintern',
      'Suvel aurikud, talvel uisud',
    ),
    description: [
      text(
        'Satama on hotellin pihalla, ja laivojen pillit soivat kesäisin kello yhdeksän. Talveksi jäälle aurataan kahdentoista kilometrin rata, joka alkaa laiturin portailta.',
        'The harbour is our front yard, and in summer the steamers whistle at nine. In winter a twelve-kilometre skating track is cleared on the ice from the foot of our jetty.',
        'Hamnen är vår gård, och på sommaren visslar båtarna klockan nio. På vintern plogas en bana på tolv kilometer på isen, med början vid bryggans trappa.',
        'Sadam on meie õu ja suvel vilistavad aurikud kell üheksa. Talvel aetakse jääl lahti kaheteistkümne kilomeetri pikkune uisurada, mis algab kai trepilt.',
      ),
      text(
        'Torille on vartin kävely ylämäkeen ja takaisin kymmenen minuuttia alamäkeen. Asemalta tulee bussi sataman pysäkille.',
        'The market square is a quarter of an hour uphill and ten minutes down again. A bus runs from the station to the harbour stop.',
        'Till torget är det en kvart i uppförsbacke och tio minuter tillbaka. Från stationen går en buss till hamnens hållplats.',
        'Turuplatsile on veerand tundi ülesmäge ja tagasi kümme minutit allamäge. Jaamast tuleb buss sadama peatusse.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      restaurant(
        [
          ['monSat', '06:30–22:00'],
          ['sun', '07:30–21:00'],
        ],
        text('Ravintola Kallavesi', 'Restaurant Kallavesi', 'Restaurang Kallavesi', 'Restoran Kallavesi'),
        text(
          'Kalakukkoa uunista, muikkuja pannulta ja kesällä jäätelöä luukulta.',
          'Fish pie from the oven, vendace from the pan and, in summer, ice cream from the hatch.',
          'Kalakukko ur ugnen, siklöja ur pannan och på sommaren glass ur luckan.',
          'Ahjust kalakukko, pannilt rääbised ja suvel luugist jäätis.',
        ),
        text(
          'Kalakukko paistuu yön yli, ja ensimmäiset leikataan klo\u00a07.00. Jos et ole ennen syönyt sellaista, näytämme mielellämme, mistä se avataan.',
          'The pies bake through the night, and the first one is cut at 7:00. If it is your first, we will gladly show you where to open it.',
          'Fiskpajerna gräddas över natten och den första skärs upp kl.\u00a07.00. Är det din första visar vi gärna var man börjar.',
          'Kalakukko küpseb öö läbi ja esimene lõigatakse lahti kell\u00a07.00. Kui see on sinu esimene, näitame hea meelega, kust alustada.',
        ),
      ),
      families(
        text('Lasten kanssa Kuopiossa', 'Kuopio with children', 'Kuopio med barn', 'Lastega Kuopios'),
        text(
          'Luistimia ja potkukelkkoja talvella, onkia ja pelastusliivejä kesällä, kaikki lainaksi.',
          'Skates and kick sledges in winter, fishing rods and life jackets in summer, all on loan.',
          'Skridskor och sparkar på vintern, metspön och flytvästar på sommaren, allt till låns.',
          'Talvel uisud ja tõukekelgud, suvel õnged ja päästevestid, kõike saab laenata.',
        ),
        text(
          'Puijon torniin mennään lauantaisin yhdessä, ja mäki lasketaan alas pulkalla. Perhehuoneissa on jääkaappi ja laatikollinen pelejä.',
          'On Saturdays we go up the Puijo tower together, and down its hill on sledges. Family rooms have a fridge and a box of games.',
          'På lördagar går vi tillsammans upp i Puijotornet och åker pulka nerför backen. Familjerummen har kylskåp och en låda med spel.',
          'Laupäeviti läheme koos Puijo torni ja sõidame mäest kelguga alla. Peretubades on külmik ja kastitäis mänge.',
        ),
      ),
    ],
  },
  {
    hotelId: '1701',
    headline: text(
      'Suksille lämmin, viululle hiljainen',
      'Warm for skis, quiet for violins',
      'Varmt för skidor, tyst för fioler',
      'Suuskadele soe, viiulitele vaikne',
    ),
    description: [
      text(
        'Täällä yöpyvät samalla viikolla mäkihyppääjät ja jousikvartetti, ja molemmille on oma ovi. Talo on rakennettu vanhan telakan paikalle, ja lankut ovat sen peruja.',
        'Ski jumpers and string quartets stay here in the same week, and each has a door of their own. The house stands where ships were built, and its planks come from the old yard.',
        'Här bor backhoppare och stråkkvartetter samma vecka, och båda har sin egen dörr. Huset står där fartyg byggdes, och plankorna är ett minne därifrån.',
        'Siin ööbivad samal nädalal suusahüppajad ja keelpillikvartetid ning mõlemal on oma uks. Maja seisab endise laevatehase kohal ja selle lauad on sealt pärit.',
      ),
      text(
        'Konserttitalo on naapurissa ja matkakeskus kahden kilometrin päässä; bussi kulkee kymmenen minuutin välein. Helsingistä tulee junalla tunnissa.',
        'The concert hall is next door and the travel centre two kilometres away, with a bus every ten minutes. The train from Helsinki takes an hour.',
        'Konserthuset ligger intill och resecentret två kilometer bort, med buss var tionde minut. Tåget från Helsingfors tar en timme.',
        'Kontserdimaja on kõrval ja reisikeskus kahe kilomeetri kaugusel, buss käib iga kümne minuti tagant. Rong Helsingist sõidab tunni.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      activities(
        text('Mäellä ja järvellä', 'On the hill and the lake', 'På backen och sjön', 'Mäel ja järvel'),
        text(
          'Ladut alkavat stadionilta, luistelurata rannasta ja pyöräreitit pihasta.',
          'Ski tracks start at the stadium, the skating track on the shore and cycle routes in our yard.',
          'Skidspåren börjar vid stadion, skridskobanan vid stranden och cykellederna på gården.',
          'Suusarajad algavad staadionilt, uisurada rannast ja rattateed meie õuest.',
        ),
        text(
          'Suksihuoneessa on voitelupenkki, ja huoltaja neuvoo aamuisin, mitä tänään pannaan pohjaan. Hyppyrimäen näköalatasanteelle pääsee hissillä keväästä syksyyn.',
          'The ski room has a bench for waxing, and in the morning somebody tells you how to wax for today’s snow. From spring to autumn a lift goes up to the platform of the ski jump.',
          'I skidrummet finns en vallningsbänk, och på morgonen får du veta vad dagens snö kräver. Från vår till höst går en hiss upp till hoppbackens utsikt.',
          'Suusatoas on määrimispink ja hommikuti antakse nõu, mida tänase lumega määrida. Kevadest sügiseni viib lift hüppemäe vaateplatvormile.',
        ),
      ),
      meetings(
        [
          ['Sibelius', 110, 150],
          ['Alttoviulu', 24, 44],
        ],
        text(
          'Kokoukset konserttitalon naapurissa',
          'Meet beside the concert hall',
          'Möten intill konserthuset',
          'Koosolek kontserdimaja kõrval',
        ),
        text(
          'Kaksi puista salia, joissa puhe kuuluu ilman mikrofonia.',
          'Two halls of wood, where a voice carries without a microphone.',
          'Två salar i trä, där rösten bär utan mikrofon.',
          'Kaks puidust saali, kus hääl kostab ilma mikrofonita.',
        ),
        text(
          'Akustiikan teki sama toimisto kuin naapurin konserttisalin. Iltatilaisuuden voi päättää konserttiin: liput varataan ryhmälle kerralla.',
          'The acoustics are by the same office as those of the hall next door. An evening can end with a concert: we book the tickets for all of your group.',
          'Akustiken är gjord av samma byrå som i konsertsalen. Kvällen kan sluta med en konsert: vi bokar biljetter för hela gruppen.',
          'Akustika kavandas sama büroo mis kõrvalasuva kontserdisaali oma. Õhtu võib lõpetada kontserdiga: piletid broneerime kogu rühmale.',
        ),
      ),
    ],
  },
  {
    hotelId: '1901',
    headline: text(
      'Jätä kello huoneeseen',
      'Leave your watch in the room',
      'Låt klockan ligga på rummet',
      'Jäta kell tuppa',
    ),
    description: [
      text(
        'Saimaa alkaa terassilta ja jatkuu niin kauas kuin näkee. Kylpylän suuret ikkunat avataan kesällä, ja silloin ei enää tiedä, missä allas loppuu ja järvi alkaa.',
        'Saimaa begins at the terrace and goes on as far as you can see. In summer the great windows of the spa are opened, and pool and lake become one.',
        'Saimen börjar vid terrassen och fortsätter så långt man ser. På sommaren öppnas badets stora fönster, och då vet man inte var bassängen slutar och sjön börjar.',
        'Saimaa algab terrassilt ja jätkub nii kaugele, kui silm seletab. Suvel avatakse spaa suured aknad ja siis ei tea enam, kus lõpeb bassein ja algab järv.',
      ),
      text(
        'Imatrankoskelle ajaa kymmenessä minuutissa, ja bussi lähtee näytökseen joka ilta hotellin edestä. Rautatieasemalle on viisi kilometriä.',
        'The rapids are ten minutes away by car, and each evening a bus leaves our door for the show. The station is five kilometres away.',
        'Till Imatra fors kör du på tio minuter, och varje kväll går en buss till föreställningen från vår dörr. Till stationen är det fem kilometer.',
        'Imatra koseni jõuab autoga kümne minutiga ja igal õhtul läheb etendusele buss meie ukse eest. Raudteejaam on viie kilomeetri kaugusel.',
      ),
    ],
    access: fullyAccessible,
    subpages: [
      spa(
        [
          ['monThu', '08:00–21:00'],
          ['friSat', '08:00–22:00'],
          ['sun', '08:00–20:00'],
        ],
        text('Kylpylä Kuohu', 'The Kuohu spa', 'Badet Kuohu', 'Spaa Kuohu'),
        text(
          'Viisi allasta, kolme saunaa ja portaat Saimaaseen ympäri vuoden.',
          'Five pools, three saunas and steps down into Saimaa all year round.',
          'Fem bassänger, tre bastur och en trappa ner i Saimen året om.',
          'Viis basseini, kolm sauna ja trepp Saimaasse aasta ringi.',
        ),
        text(
          'Kuohuallas herää kerran tunnissa, ja silloin pienet kellukkeet laitetaan tiukalle. Kahluuallas on 33-asteinen, avanto pyöreä ja valaistu.',
          'The wave pool wakes once an hour, so hold on to your armbands. The paddling pool is kept at 33 degrees; the hole in the ice is round, and lit at night.',
          'Vågbassängen vaknar en gång i timmen, så håll i flytpuffarna. Plaskbassängen är 33-gradig, vaken rund och upplyst.',
          'Lainebassein ärkab kord tunnis, siis hoia ujumisrõngast kõvasti. Lastebassein on 33-kraadine, jääauk ümmargune ja valgustatud.',
        ),
        text(
          'Hotellin vieraille kylpylä kuuluu huoneen hintaan. Hoidot varataan vastaanotosta, viikonlopuiksi mielellään viikkoa ennen.',
          'The spa is included in the room rate. Book treatments at reception, for weekends a week ahead if you can.',
          'Badet ingår i rumspriset för hotellets gäster. Behandlingar bokas i receptionen, för veckoslut helst en vecka i förväg.',
          'Hotelli külalistele kuulub spaa toa hinna sisse. Hoolitsused broneeri vastuvõtust, nädalavahetuseks võimalusel nädal varem.',
        ),
      ),
      restaurant(
        [
          ['daily', '07:30–10:30'],
          ['daily', '12:00–22:00'],
        ],
        text('Ravintola Vuoksi', 'Restaurant Vuoksi', 'Restaurang Vuoksen', 'Restoran Vuoksi'),
        text(
          'Särää puukaukalosta, karjalanpiirakoita ja lasten pöytä, josta saa ottaa lisää.',
          'Lamb baked in a wooden trough, Karelian pasties and a children’s table with second helpings.',
          'Särä ur trätråg, karelska piroger och ett barnbord där man får ta mer.',
          'Puukünas küpsetatud lambaliha, karjala pirukad ja lastelaud, kust saab juurde võtta.',
        ),
        text(
          'Särä on lampaanpaisti, joka kypsyy leivinuunissa kahdeksan tuntia; sitä saa perjantaisin ja lauantaisin. Piirakoita pääsee rypyttämään itse joka aamu.',
          'The lamb bakes for eight hours and is served on Fridays and Saturdays. Every morning you can try your own hand at crimping a pasty.',
          'Fårsteken bakas i åtta timmar och finns på fredagar och lördagar. Varje morgon får du själv pröva på att rynka piroger.',
          'Lambaliha küpseb kaheksa tundi ning seda saab reedel ja laupäeval. Igal hommikul võid ise pirukaid kurrutada.',
        ),
      ),
      families(
        text('Perheloma Saimaalla', 'Family days on Saimaa', 'Familjeledigt vid Saimen', 'Perepuhkus Saimaa ääres'),
        text(
          'Hiekkaranta, metsäpolku, jossa on kaksitoista arvoitusta, ja huoneistoja, joissa on keittiö.',
          'A sandy beach, a forest trail with twelve riddles and apartments with a kitchen.',
          'Sandstrand, en skogsstig med tolv gåtor och lägenheter med kök.',
          'Liivarand, kaheteistkümne mõistatusega metsarada ja köögiga apartemendid.',
        ),
        text(
          'Arvoituspolku on kilometrin mittainen ja menee rattailla. Loma-aikoina ohjaaja vie lapset metsään kahdeksi tunniksi, jotta vanhemmat ehtivät kylpylään.',
          'The trail is a kilometre long and fit for pushchairs. In holiday weeks a guide takes the children into the woods for two hours, so that parents have time for the spa.',
          'Stigen är en kilometer lång och går bra med vagn. På lov tar en ledare med barnen till skogen i två timmar, så att föräldrarna hinner bada.',
          'Rada on kilomeeter pikk ja käruga läbitav. Vaheaegadel viib juhendaja lapsed kaheks tunniks metsa, et vanemad jõuaksid spaasse.',
        ),
      ),
    ],
  },
  {
    hotelId: '1951',
    headline: text(
      'Linna ikkunassa, ooppera parvekkeella',
      'A castle at the window, opera on the balcony',
      'Slott i fönstret, opera på balkongen',
      'Linnus aknas, ooper rõdul',
    ),
    description: [
      text(
        'Saari on pieni, ja sillan yli ajetaan hiljaa. Huoneista näkee joko linnan tai aukean Saimaan, ja heinäkuun öinä ikkunat pidetään auki musiikin vuoksi.',
        'The island is small, and cars cross its bridge slowly. Rooms face either the castle or open Saimaa, and on July nights the windows are left open for the music.',
        'Ön är liten, och över bron kör man sakta. Rummen vetter mot slottet eller öppna Saimen, och i juli står fönstren öppna för musikens skull.',
        'Saar on väike ja üle silla sõidetakse tasa. Toad on linnuse või avara Saimaa poole ning juuliöödel jäävad aknad muusika pärast lahti.',
      ),
      text(
        'Linnaan kävelee viidessätoista minuutissa rantaa pitkin. Oopperailtoina meiltä lähtee vene, joka palaa, kun viimeinenkin kumarrus on kumarrettu.',
        'The castle is fifteen minutes away along the shore. On opera nights a boat leaves our jetty and comes back after the last bow.',
        'Till slottet går du på femton minuter längs stranden. På operakvällar går en båt från vår brygga och kommer tillbaka efter den sista bugningen.',
        'Linnuseni on piki kallast viisteist minutit. Ooperiõhtutel väljub meie kailt paat, mis naaseb pärast viimast kummardust.',
      ),
    ],
    access: except(
      { lift: true, inductionLoop: false },
      text(
        'Päärakennus on esteetön, mutta mökeille mennään hiekkatietä ja kolmea porrasta. Kysy meiltä, mikä huone sopii sinulle.',
        'The main house is step-free, but the way to the cabins is sand and three steps. Ask us which room suits you.',
        'Huvudbyggnaden är tillgänglighetsanpassad, men till stugorna går en sandväg och tre trappsteg. Fråga oss vilket rum som passar dig.',
        'Peamaja on ligipääsetav, kuid majakesteni viib liivatee ja kolm astet. Küsi meilt, milline tuba sulle sobib.',
      ),
    ),
    subpages: [
      restaurant(
        [
          ['daily', '07:30–10:30'],
          ['monSat', '16:00–22:00'],
        ],
        text('Ravintola Olavi', 'Olaf’s restaurant', 'Restaurang Olof', 'Restoran Olavi'),
        text(
          'Savustettua kalaa omasta pöntöstä ja väliaikatarjoilu, joka odottaa veneessä.',
          'Fish from our own smokehouse, and an interval hamper waiting in the boat.',
          'Fisk från eget rökeri och en pauskorg som väntar i båten.',
          'Oma suitsuahju kala ja vaheajakorv, mis ootab paadis.',
        ),
        text(
          'Lörtsyt paistetaan kahvin kanssa kello kolmelta, kuten torilla. Oopperan aikaan keittiö on auki puoliyöhön, eikä kenenkään tarvitse kiirehtiä pöydästä.',
          'At three we fry filled pasties to go with coffee, as they do at the market. In the opera weeks the kitchen stays open until midnight, and nobody hurries you.',
          'Klockan tre steks torgets lörtsypiroger till kaffet. Under operan är köket öppet till midnatt, och ingen behöver skynda sig.',
          'Kell kolm praetakse kohvi kõrvale turupirukaid. Ooperi ajal on köök avatud keskööni ja keegi ei pea kiirustama.',
        ),
      ),
      activities(
        text('Norppavesillä', 'In seal waters', 'På vikarens vatten', 'Viigerhülge vetel'),
        text(
          'Soutuveneitä, hiljaisia retkiä ja talvella retkiluistelua saarten välissä.',
          'Rowing boats, quiet trips and, in winter, skating between the islands.',
          'Roddbåtar, tysta turer och på vintern långfärdsskridskor mellan öarna.',
          'Sõudepaadid, vaiksed retked ja talvel uisutamine saarte vahel.',
        ),
        text(
          'Saimaannorpan näkee parhaiten toukokuussa, kun se kuivattelee kivillä. Opas pitää veneen kaukana eikä lupaa mitään, mutta kiikarit ovat hyvät.',
          'The Saimaa ringed seal is best seen in May, when it suns itself on the rocks. The guide keeps the boat far off and promises nothing, but the binoculars are good.',
          'Saimenvikaren syns bäst i maj, när den solar sig på stenarna. Guiden håller båten på avstånd och lovar inget, men kikarna är bra.',
          'Saimaa viigerhüljest näeb kõige paremini mais, kui ta kividel peesitab. Giid hoiab paadi eemal ega luba midagi, kuid binoklid on head.',
        ),
      ),
      families(
        text('Perheille saarella', 'Families on the island', 'Familjer på ön', 'Pered saarel'),
        text(
          'Matala ranta, linnan ritarit ja mökit, joissa koko perhe mahtuu saman katon alle.',
          'A shallow shore, the knights of the castle and cabins that hold the whole family.',
          'Långgrund strand, slottets riddare och stugor som rymmer hela familjen.',
          'Madal rand, linnuse rüütlid ja majakesed, kuhu mahub terve pere.',
        ),
        text(
          'Linnan ritarikierros lähtee kello yksitoista, ja kypärää saa kokeilla. Illalla paistetaan lettuja rannan nuotiolla; taikinan ja pannun saa keittiöstä.',
          'The knights’ tour of the castle starts at eleven, and helmets may be tried on. In the evening there are pancakes at the fire on the shore; batter and pan come from the kitchen.',
          'Slottets riddarrunda börjar klockan elva, och hjälmen får provas. På kvällen steks plättar vid elden på stranden; smet och panna får du i köket.',
          'Linnuse rüütliring algab kell üksteist ja kiivrit võib proovida. Õhtul küpsetatakse rannas lõkkel pannkooke; tainas ja pann on köögist.',
        ),
      ),
    ],
  },
];
