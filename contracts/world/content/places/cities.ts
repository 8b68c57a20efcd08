import { same, text } from '../../localized';
import type { PlacePageRecord } from '../model';

/** The slug of a town is the first part of its hotels' addresses, the same in every language. */
const city = (id: string, lead: PlacePageRecord['lead'], story: PlacePageRecord['story']): PlacePageRecord => ({
  id,
  kind: 'CITY',
  slug: same(id),
  lead,
  story,
});

export const cityPages: readonly PlacePageRecord[] = [
  city(
    'helsinki',
    text(
      'Neljä hotellia kävelymatkan päässä asemalta: lahden rannalla, Kruununhaassa, Kalliossa ja Katajanokalla.',
      'Four hotels within walking distance of the station: by the bay, in Kruununhaka, in Kallio and on Katajanokka.',
      'Fyra hotell på gångavstånd från stationen: vid viken, i Kronohagen, i Berghäll och på Skatudden.',
      'Neli hotelli jalutuskäigu kaugusel jaamast: lahe ääres, Kruununhakas, Kallios ja Katajanokal.',
    ),
    text(
      'Helsingissä ehtii aamulla uimaan, päivällä museoon ja illalla saareen, eikä autoa tarvita. Raitiovaunu kulkee jokaisen hotellimme ohi, ja lentoasemalta tulee juna puolessa tunnissa. Kesällä lautta Suomenlinnaan lähtee kauppatorilta neljännestunnin välein.',
      'In Helsinki you can swim in the morning, visit a museum in the afternoon and spend the evening on an island, all without a car. Trams pass each of our hotels, and the train from the airport takes half an hour. In summer the ferry to Suomenlinna leaves the market square every quarter of an hour.',
      'I Helsingfors hinner man simma på morgonen, gå på museum på dagen och vara på en ö på kvällen, utan bil. Spårvagnen går förbi vart och ett av våra hotell, och tåget från flygplatsen tar en halvtimme. På sommaren går färjan till Sveaborg från Salutorget varje kvart.',
      'Helsingis jõuab hommikul ujuma, päeval muuseumi ja õhtul saarele, ilma autota. Tramm sõidab mööda igast meie hotellist ja rong lennujaamast tuleb poole tunniga. Suvel väljub Suomenlinna praam turuväljakult iga veerand tunni järel.',
    ),
  ),
  city(
    'espoo',
    text(
      'Meren rannalla metron varrella: Helsingin keskustaan on kymmenen minuuttia.',
      'By the sea and on the metro: the centre of Helsinki is ten minutes away.',
      'Vid havet och metron: till Helsingfors centrum tar det tio minuter.',
      'Mere ääres ja metroo juures: Helsingi kesklinna jõuab kümne minutiga.',
    ),
    text(
      'Keilaniemestä alkaa rantaraitti, jota pitkin pääsee pyörällä Helsinkiin tai länteen saariston lauttojen luo. Nuuksion kansallispuisto on puolen tunnin bussimatkan päässä, ja Tapiolan modernin arkkitehtuurin näkee kävellen.',
      'The shore path begins at Keilaniemi and takes you by bicycle to Helsinki, or west to the ferries of the archipelago. Nuuksio National Park is half an hour away by bus, and the modern architecture of Tapiola is best seen on foot.',
      'Strandstråket börjar i Kägeludden, och längs det cyklar du till Helsingfors eller västerut till skärgårdens färjor. Noux nationalpark ligger en halvtimmes bussresa bort, och den moderna arkitekturen i Hagalund ser man bäst till fots.',
      'Keilaniemist algab rannarada, mida mööda saab rattaga Helsingisse või lääne poole saarestiku praamideni. Nuuksio rahvuspark on poole tunni bussisõidu kaugusel ja Tapiola modernset arhitektuuri on kõige parem vaadata jalgsi.',
    ),
  ),
  city(
    'vantaa',
    text(
      'Hotelli lentoaseman juna-aseman vieressä: portille kävelee viidessä minuutissa.',
      'A hotel beside the airport railway station: the departure hall is a five-minute walk away.',
      'Ett hotell bredvid flygplatsens järnvägsstation: till terminalen går man på fem minuter.',
      'Hotell lennujaama rongijaama kõrval: terminali jõuab viie minutiga jalgsi.',
    ),
    text(
      'Aamiainen katetaan jo neljältä, joten sen ehtii syödä ennen varhaistakin lentoa. Junat keskustaan kulkevat kymmenen minuutin välein, ja tiedekeskus Heureka on kahden aseman päässä.',
      'Even an early flight leaves time for breakfast, which is served from four o’clock. Trains to the centre run every ten minutes, and the Heureka science centre is two stations away.',
      'Även den som flyger tidigt hinner äta frukost, som serveras från klockan fyra. Tågen till centrum går var tionde minut, och vetenskapscentret Heureka ligger två stationer bort.',
      'Hommikusöök on kaetud juba kell neli, nii et süüa jõuab ka enne varajast lendu. Rongid kesklinna sõidavad iga kümne minuti järel ja teaduskeskus Heureka on kahe jaama kaugusel.',
    ),
  ),
  city(
    'turku',
    text(
      'Kaksi hotellia Aurajoen rannoilla, toinen tuomiokirkon vieressä.',
      'Two hotels on the banks of the Aura, one of them beside the cathedral.',
      'Två hotell vid Aura ås stränder, det ena bredvid domkyrkan.',
      'Kaks hotelli Aura jõe kallastel, üks neist toomkiriku kõrval.',
    ),
    text(
      'Turussa kuljetaan joen rantaa: jokilaivojen ohi linnaan, keskiaikaisen kaupungin yli museoon ja torilta kauppahalliin. Saaristotien pyörät ja lautat lähtevät satamasta, ja Naantaliin pääsee kesällä höyrylaivalla.',
      'In Turku you follow the river: past the boats to the castle, over the medieval town to the museum, and from the square to the market hall. The bicycles and ferries of the Archipelago Trail start at the harbour, and in summer a steamer sails to Naantali.',
      'I Åbo följer man ån: förbi båtarna till slottet, över den medeltida staden till museet och från torget till saluhallen. Skärgårdsvägens cyklar och färjor utgår från hamnen, och på sommaren går ångbåten till Nådendal.',
      'Turus jalutatakse mööda jõekallast: laevade juurest linnuseni, keskaegse linna kohalt muuseumisse ja väljakult turuhoonesse. Saarestikutee ratta- ja praamiretked algavad sadamast ning suvel viib aurulaev Naantalisse.',
    ),
  ),
  city(
    'tampere',
    text(
      'Kaksi hotellia kosken ja aseman välissä, saunojen kaupungissa.',
      'Two hotels between the rapids and the station, in the city of saunas.',
      'Två hotell mellan forsen och stationen, i bastuns stad.',
      'Kaks hotelli kose ja jaama vahel, saunade linnas.',
    ),
    text(
      'Tampereen tehtaat ovat nyt museoita, ravintoloita ja elokuvateatteri, ja koski kohisee niiden keskellä. Pyynikin näkötornissa on kaupungin paras munkkikahvila, ja yleisiä saunoja on enemmän kuin missään muualla. Junalla Helsingistä matka kestää puolitoista tuntia.',
      'The mills of Tampere have become museums, restaurants and a cinema, with the rapids roaring between them. The Pyynikki tower has the best doughnuts in town, and there are more public saunas than anywhere else. The train from Helsinki takes an hour and a half.',
      'Fabrikerna i Tammerfors är nu museer, restauranger och en biograf, och forsen brusar mellan dem. I Pyynikki utsiktstorn finns stadens bästa munkkafé, och här finns fler allmänna bastur än någon annanstans. Tåget från Helsingfors tar en och en halv timme.',
      'Tampere vabrikutest on saanud muuseumid, restoranid ja kino ning kosk kohiseb nende vahel. Pyynikki vaatetornis on linna parim sõõrikukohvik ja avalikke saunu on rohkem kui kusagil mujal. Rong Helsingist sõidab poolteist tundi.',
    ),
  ),
  city(
    'oulu',
    text(
      'Hotelli kauppahallin ja teatterin vieressä, meren ja pyöräteiden kaupungissa.',
      'A hotel beside the market hall and the theatre, in a town of sea and cycle paths.',
      'Ett hotell bredvid saluhallen och teatern, i en stad av hav och cykelvägar.',
      'Hotell turuhoone ja teatri kõrval, mere ja rattateede linnas.',
    ),
    text(
      'Oulussa pyöräillään joka säässä, ja talvellakin väylät on harjattu. Nallikarin hiekkaranta on keskustan vieressä, ja valoisana kesäyönä siellä voi uida keskiyölläkin. Lentoasemalta tulee bussi torin laitaan.',
      'In Oulu people cycle in all weathers, and even in winter the paths are swept. The sands of Nallikari lie next to the centre, and on a white summer night you can swim there even at midnight. The airport bus stops at the square.',
      'I Uleåborg cyklar man i alla väder, och även på vintern är vägarna sopade. Sandstranden Nallikari ligger intill centrum, och en ljus sommarnatt kan man bada där ännu vid midnatt. Flygbussen stannar vid torget.',
      'Oulus sõidetakse rattaga iga ilmaga ja ka talvel on teed pühitud. Nallikari liivarand on kesklinna kõrval ning valgel suveööl saab seal ujuda ka keskööl. Lennujaama buss peatub väljaku servas.',
    ),
  ),
  city(
    'rovaniemi',
    text(
      'Kaksi hotellia Napapiirin tuntumassa: toinen joen rannassa, toinen tunturin laella.',
      'Two hotels just south of the Arctic Circle: one by the river, one on top of the fell.',
      'Två hotell strax söder om polcirkeln: det ena vid älven, det andra uppe på fjället.',
      'Kaks hotelli polaarjoone lähedal: üks jõe ääres, teine tunturi otsas.',
    ),
    text(
      'Rovaniemellä revontulet näkyvät kaupungista asti, kun astuu hetkeksi joen rantaan. Arktikum kertoo pohjoisesta, Ounasvaaralla hiihdetään marraskuusta huhtikuuhun, ja yöjuna Helsingistä tuo perille aamiaiseksi.',
      'In Rovaniemi you can see the northern lights from the town itself; just step down to the river. The Arktikum museum tells the story of the north, Ounasvaara has skiing from November to April, and the night train from Helsinki arrives in time for breakfast.',
      'I Rovaniemi ser man norrskenet till och med inne i staden, bara man går ner till älven. Arktikum berättar om livet i norr, på Ounasvaara åker man skidor från november till april, och nattåget från Helsingfors är framme till frukost.',
      'Rovaniemis on virmalisi näha ka linnast, kui astuda hetkeks jõe äärde. Arktikum tutvustab Põhjala elu, Ounasvaaral suusatatakse novembrist aprillini ja öörong Helsingist jõuab kohale hommikusöögiks.',
    ),
  ),
  city(
    'levi',
    text(
      'Hotelli eturinteiden juurella: hissille kävellään monot jalassa.',
      'A hotel at the foot of the front slopes: you walk to the lift in your ski boots.',
      'Ett hotell vid foten av de främre backarna: till liften går man med pjäxorna på.',
      'Hotell esinõlvade jalamil: tõstukini kõnnitakse suusasaabastes.',
    ),
    text(
      'Levillä on 43 rinnettä ja latuja enemmän kuin yhdessä viikossa ehtii hiihtää. Kesällä hissillä noustaan pyöräpoluille ja ruska syttyy syyskuussa. Kittilän lentoasemalta bussi tulee vartissa, ja yöjuna tuo auton Kolariin.',
      'Levi has 43 slopes and more cross-country tracks than you can ski in a week. In summer the lift takes you up to the bike trails, and in September the fells turn red. The bus from Kittilä Airport takes a quarter of an hour, and the night train brings your car to Kolari.',
      'Levi har 43 backar och fler längdspår än man hinner åka på en vecka. På sommaren tar liften en upp till cykelstigarna, och i september flammar höstfärgerna. Bussen från Kittilä flygplats tar en kvart, och på nattåget till Kolari kan du ta med bilen.',
      'Levil on 43 nõlva ja rohkem suusaradu, kui nädalaga läbi jõuab sõita. Suvel viib tõstuk rattaradadele ja septembris lähevad tunturid punaseks. Buss Kittilä lennujaamast sõidab veerand tundi ja öörong toob auto Kolarisse.',
    ),
  ),
  city(
    'yllas',
    text(
      'Äkäslompolon järven rannalla, seitsemän tunturin keskellä.',
      'By Lake Äkäslompolo, among seven fells.',
      'Vid sjön i Äkäslompolo, mitt bland sju fjäll.',
      'Äkäslompolo järve ääres, seitsme tunturi keskel.',
    ),
    text(
      'Ylläksellä hiihdetään ovelta: 330 kilometriä latua ja sen varrella parikymmentä kahvilaa. Kesällä samat reitit kävellään, ja kansallispuiston ilma on mitattu maailman puhtaimmaksi. Hiihtobussi vie rinteille kahdenkymmenen minuutin välein.',
      'At Ylläs you ski from the door: 330 kilometres of tracks with twenty cafés along them. In summer you walk the same routes, and the air of the national park has been measured as the cleanest in the world. The ski bus runs to the slopes every twenty minutes.',
      'I Ylläs åker man skidor från dörren: 330 kilometer spår med ett tjugotal kaféer längs vägen. På sommaren vandrar man samma leder, och luften i nationalparken har uppmätts som världens renaste. Skidbussen går till backarna var tjugonde minut.',
      'Ylläsel algavad suusarajad ukse eest: 330 kilomeetrit radu ja nende ääres paarkümmend kohvikut. Suvel on need matkarajad ning rahvuspargi õhk on mõõtmiste järgi maailma puhtaim. Suusabuss sõidab nõlvadele iga kahekümne minuti tagant.',
    ),
  ),
  city(
    'saariselka',
    text(
      'Urho Kekkosen kansallispuiston portilla, avotunturin reunassa.',
      'At the gate of Urho Kekkonen National Park, on the edge of the open fells.',
      'Vid porten till Urho Kekkonens nationalpark, i kanten av kalfjället.',
      'Urho Kekkose rahvuspargi väravas, lagetunturi serval.',
    ),
    text(
      'Saariselällä ollaan niin pohjoisessa, että kaamos kestää joulukuusta tammikuuhun ja yötön yö toukokuun lopusta heinäkuuhun. Kaunispään pulkkamäki on Suomen pisin, ja Ivalon lentoasemalta on puolen tunnin matka.',
      'Saariselkä is so far north that the polar night lasts from December to January and the midnight sun from late May to July. The toboggan run on Kaunispää is the longest in Finland, and Ivalo Airport is half an hour away.',
      'Saariselkä ligger så långt norrut att polarnatten varar från december till januari och midnattssolen lyser från slutet av maj till juli. Pulkabacken på Kaunispää är Finlands längsta, och från Ivalo flygplats tar resan en halvtimme.',
      'Saariselkä on nii põhjas, et polaaröö kestab detsembrist jaanuarini ja keskööpäike paistab mai lõpust juulini. Kaunispää kelgurada on Soome pikim ja Ivalo lennujaamast on poole tunni tee.',
    ),
  ),
  city(
    'jyvaskyla',
    text(
      'Lutakossa järven rannalla, alikulun päässä asemasta.',
      'In Lutakko on the lake, an underpass away from the station.',
      'I Lutakko vid sjön, en gångtunnel från stationen.',
      'Lutakkos järve ääres, jalakäijate tunneli kaugusel jaamast.',
    ),
    text(
      'Jyväskylässä on enemmän Alvar Aallon taloja kuin missään muualla, ja yliopiston kampus on yksi niistä. Järven ympäri kulkee neljäntoista kilometrin rantaraitti, ja laivat Päijänteelle lähtevät hotellin edestä.',
      'Jyväskylä has more buildings by Alvar Aalto than anywhere else; the university campus is one of them. A shore path of fourteen kilometres runs round the lake, and the boats to Lake Päijänne leave from outside the hotel.',
      'I Jyväskylä finns fler hus av Alvar Aalto än någon annanstans; universitetets campus är ett av dem. Runt sjön går en fjorton kilometer lång strandled, och båtarna till Päijänne avgår utanför hotellet.',
      'Jyväskyläs on Alvar Aalto hooneid rohkem kui kusagil mujal; ülikoolilinnak on üks neist. Ümber järve kulgeb neljateistkümne kilomeetri pikkune rannarada ja laevad Päijänne järvele väljuvad hotelli eest.',
    ),
  ),
  city(
    'kuopio',
    text(
      'Sataman äärellä Kallaveden rannalla, kalakukkotorin naapurissa.',
      'At the harbour on Lake Kallavesi, near the market square and its fish pies.',
      'I hamnen vid Kallavesi, nära torget där man säljer kalakukko.',
      'Kallavesi järve sadamas, turu ja selle kalapirukate lähedal.',
    ),
    text(
      'Kuopion elämä on järvellä: siellä kuljetaan kesällä höyrylaivalla ja talvella retkiluistimilla, ja Puijon tornista sen näkee ympäri vuoden. Kauppatorilta saa kalakukon vielä lämpimänä, ja savusauna lämpiää kahdesti viikossa.',
      'Life in Kuopio centres on the lake: cross it by steamer in summer, skate on it in winter and see it from the Puijo tower all year. In the market square you get your fish pie still warm, and the smoke sauna is heated twice a week.',
      'Livet i Kuopio kretsar kring sjön: ångbåt på sommaren, långfärdsskridskor på vintern och utsikten från Puijotornet året om. På torget får man sin kalakukko ännu varm, och rökbastun värms två gånger i veckan.',
      'Kuopio elu keerleb järve ümber: suvel sõidetakse aurulaevaga, talvel matkauiskudega ning Puijo tornist näeb järve aasta ringi. Turuväljakult saab kalapiruka veel soojalt ja suitsusauna köetakse kaks korda nädalas.',
    ),
  ),
  city(
    'lahti',
    text(
      'Vesijärven satamassa, konserttitalon vieressä ja mäkihyppytornien alla.',
      'At the harbour on Lake Vesijärvi, beside the concert hall and below the ski jumps.',
      'I Vesijärvi hamn, bredvid konserthuset och nedanför hoppbackarna.',
      'Vesijärve sadamas, kontserdimaja kõrval ja hüppemägede all.',
    ),
    text(
      'Lahdessa Sibeliustalon puu soi, ja hyppyrimäeltä näkee järvelle asti. Kanavaa pitkin pääsee Heinolaan, ja Salpausselän metsäpolut alkavat kaupungista. Junalla Helsingistä tulee tunnissa.',
      'In Lahti the wood of Sibelius Hall sings, and from the ski jump you can see out over the lake. The canal leads to Heinola, and the forest trails of Salpausselkä begin in the town. The train from Helsinki takes an hour.',
      'I Lahtis sjunger Sibeliushusets trä, och från hoppbacken ser man ut över sjön. Kanalen leder till Heinola, och skogsstigarna på Salpausselkä börjar i staden. Tåget från Helsingfors tar en timme.',
      'Lahtis laulab Sibeliuse maja puit ja hüppemäelt näeb järveni. Kanalit mööda pääseb Heinolasse ja Salpausselkä metsarajad algavad linnast. Rong Helsingist sõidab tunni.',
    ),
  ),
  city(
    'vaasa',
    text(
      'Sisäsatamassa meren rannalla, Merenkurkun maailmanperinnön portilla.',
      'At the Inner Harbour by the sea, the gateway to the Kvarken World Heritage Site.',
      'I Inre hamnen vid havet, vid porten till världsarvet Kvarken.',
      'Sisesadamas mere ääres, Merenkurku maailmapärandi väravas.',
    ),
    text(
      'Vaasassa paistaa aurinko useammin kuin muualla Suomessa, ja maa nousee merestä joka vuosi lähes sentin. Merenkurkun saaristoon pääsee pyörällä ja veneellä, ja laiva Uumajaan kulkee ympäri vuoden.',
      'The sun shines more often in Vaasa than elsewhere in Finland, and every year the land rises almost a centimetre from the sea. You can reach the Kvarken archipelago by bicycle and boat, and the ship to Umeå sails all year.',
      'I Vasa skiner solen oftare än på andra håll i Finland, och varje år stiger landet nästan en centimeter ur havet. Till Kvarkens skärgård kommer man med cykel och båt, och färjan till Umeå går året om.',
      'Vaasas paistab päike sagedamini kui mujal Soomes ja maa kerkib merest igal aastal peaaegu sentimeetri. Merenkurku saarestikku pääseb ratta ja paadiga ning laev Umeåsse sõidab aasta läbi.',
    ),
  ),
  city(
    'porvoo',
    text(
      'Vanhassa kaupungissa punaisten ranta-aittojen vierellä.',
      'In the Old Town beside the red riverside storehouses.',
      'I Gamla stan intill de röda strandbodarna.',
      'Vanalinnas punaste jõeäärsete aitade kõrval.',
    ),
    text(
      'Porvoon vanhassa kaupungissa kadut ovat keskiajalta ja suklaa tältä aamulta. Tuomiokirkon mäeltä näkee joen mutkan, ja kesällä Helsingistä tulee laiva suoraan laituriin. Bussilla matka kestää tunnin.',
      'In the Old Town of Porvoo the streets are medieval and the chocolate is from this morning. From the cathedral hill you can see the bend of the river, and in summer the boat from Helsinki moors at the quay. The bus takes an hour.',
      'I Gamla stan i Borgå är gatorna från medeltiden och chokladen från i morse. Från domkyrkobacken ser man åns krök, och på sommaren lägger båten från Helsingfors till vid kajen. Bussen tar en timme.',
      'Porvoo vanalinnas on tänavad keskajast ja šokolaad tänasest hommikust. Toomkirikumäelt näeb jõe käänakut ning suvel sildub Helsingi laev otse kai äärde. Bussisõit kestab tunni.',
    ),
  ),
  city(
    'hanko',
    text(
      'Kylpylä hiekkarannalla Suomen eteläkärjessä.',
      'A spa on the sands at the southern tip of Finland.',
      'Ett spa på sandstranden vid Finlands sydspets.',
      'Spaa liivarannal Soome lõunatipus.',
    ),
    text(
      'Hangossa on kolmekymmentä kilometriä hiekkarantaa ja Suomen aurinkoisin kesä. Huvilat ovat 1800-luvulta, venesatama on maan suurin, ja Bengtskärin majakalle pääsee veneellä. Talvella hotelli on kiinni tammikuusta helmikuun loppuun.',
      'Hanko has thirty kilometres of sand and the sunniest summer in Finland. The villas are from the nineteenth century, the marina is the largest in the country, and a boat goes to the Bengtskär lighthouse. In winter the hotel is closed from January to the end of February.',
      'Hangö har trettio kilometer sandstrand och Finlands soligaste sommar. Villorna är från 1800-talet, gästhamnen är landets största, och till Bengtskärs fyr går det båt. På vintern är hotellet stängt från januari till slutet av februari.',
      'Hankos on kolmkümmend kilomeetrit liivaranda ja Soome päikeselisim suvi. Villad on 19. sajandist, jahisadam on riigi suurim ja Bengtskäri tuletorni pääseb paadiga. Talvel on hotell jaanuarist veebruari lõpuni suletud.',
    ),
  ),
  city(
    'imatra',
    text(
      'Kylpylähotelli Saimaan rannalla, kuuluisan kosken lähellä.',
      'A spa hotel on Lake Saimaa, near the famous rapids.',
      'Ett spahotell vid Saimen, nära den berömda forsen.',
      'Spaahotell Saimaa ääres, kuulsa kose lähedal.',
    ),
    text(
      'Imatralla koski lasketaan vapaaksi kesäiltoina musiikin tahtiin, ja Saimaalla näkee joskus norpankin. Hiekkaranta, metsäpolku ja kylpylän altaat ovat saman pihan ympärillä. Junamatka Helsingistä kestää kaksi ja puoli tuntia.',
      'On summer evenings the rapids of Imatra are released to music, and on Saimaa you may even see a ringed seal. The beach, the forest trail and the pools of the spa share one yard. The train from Helsinki takes two and a half hours.',
      'På sommarkvällarna släpps Imatrafors fri till musik, och på Saimen får man ibland syn på en vikare. Sandstranden, skogsstigen och spaets bassänger ligger runt samma gård. Tåget från Helsingfors tar två och en halv timme.',
      'Suveõhtuti lastakse Imatra kosk muusika saatel valla ja Saimaal võib näha isegi viigrit. Liivarand, metsarada ja spaa basseinid on ühe hoovi ümber. Rong Helsingist sõidab kaks ja pool tundi.',
    ),
  ),
  city(
    'savonlinna',
    text(
      'Järven rannalla Olavinlinnan näköpiirissä.',
      'On the lake, in sight of Olavinlinna Castle.',
      'Vid sjön, inom synhåll från Olofsborg.',
      'Järve ääres, kust paistab Olavinlinna linnus.',
    ),
    text(
      'Savonlinnassa lauletaan heinäkuussa oopperaa linnassa, ja muina kuukausina on hiljaista kuin järvellä. Sisävesilaivat lähtevät torin laidasta, Linnansaaressa asuu norppa ja Punkaharjun tie kulkee vesien välissä.',
      'In July opera is sung in the castle of Savonlinna; the other months are as quiet as the lake. The lake boats leave from the edge of the square, seals live in Linnansaari, and the Punkaharju road has water on both sides.',
      'I juli sjungs det opera i borgen i Nyslott, och de andra månaderna är det tyst som på sjön. Insjöbåtarna avgår från torgkanten, i Linnansaari bor sälen, och vägen över Punkaharju har vatten på båda sidor.',
      'Juulis lauldakse Savonlinna linnuses ooperit, muudel kuudel on vaikne nagu järvel. Järvelaevad väljuvad turu servast, Linnansaaris elab viiger ja Punkaharju teel on vesi kahel pool.',
    ),
  ),
  city(
    'tallinn',
    text(
      'Kaksi hotellia muurin molemmin puolin: satamassa ja vanhassakaupungissa.',
      'Two hotels on either side of the wall: at the harbour and in the Old Town.',
      'Två hotell på var sin sida om muren: vid hamnen och i Gamla stan.',
      'Kaks hotelli kahel pool müüri: sadamas ja vanalinnas.',
    ),
    text(
      'Helsingistä tulee laivalla kahdessa tunnissa, ja satamasta kävelee Raatihuoneentorille vartissa. Vanhankaupungin muurilla voi kulkea, Kalamajassa syödään hyvin ja Kadriorgin puistossa istuu presidentti naapurina.',
      'The ship from Helsinki takes two hours, and Town Hall Square is a quarter of an hour’s walk from the harbour. You can walk on the walls of the Old Town, eat well in Kalamaja, and have the president for a neighbour in Kadriorg Park.',
      'Från Helsingfors kommer man med båt på två timmar, och från hamnen går man till Rådhustorget på en kvart. På Gamla stans mur kan man promenera, i Kalamaja äter man gott, och i parken i Kadriorg är presidenten granne.',
      'Helsingist tuleb laevaga kahe tunniga ja sadamast jõuab Raekoja platsile veerand tunniga jalgsi. Vanalinna müüril saab kõndida, Kalamajas süüakse hästi ja Kadrioru pargis on naabriks president.',
    ),
  ),
];
