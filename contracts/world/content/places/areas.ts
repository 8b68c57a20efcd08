import { text } from '../../localized';
import type { PlacePageRecord } from '../model';

export const areaPages: readonly PlacePageRecord[] = [
  {
    id: 'lapland',
    kind: 'AREA',
    slug: text('lappi', 'lapland', 'lappland', 'lapimaa'),
    lead: text(
      'Viisi hotellia Lapissa: rinteillä, järvellä, joen varrella ja kansallispuiston portilla.',
      'Five hotels in Lapland: by the slopes, on a lake, on a river and at the gate of a national park.',
      'Fem hotell i Lappland: vid backarna, vid en sjö, vid en älv och vid porten till en nationalpark.',
      'Viis hotelli Lapimaal: nõlvadel, järve ja jõe ääres ning rahvuspargi väravas.',
    ),
    story: text(
      'Lapissa on neljän sijasta kahdeksan vuodenaikaa: kaamos ja keväthanki, yötön yö ja ruska ovat kukin omansa. Revontulia näkee syyskuusta huhtikuuhun, kun taivas on selkeä, ja hotelleistamme soitetaan huoneeseen, kun ne syttyvät.',
      'Lapland has eight seasons instead of four: polar night, spring snow, midnight sun and autumn colours are each a season of their own. From September to April the northern lights show on clear nights, and our hotels call your room when they appear.',
      'Lappland har åtta årstider i stället för fyra: polarnatten, vårskaren, midnattssolen och höstfärgerna är alla egna årstider. Norrsken ser man från september till april när himlen är klar, och våra hotell ringer till rummet när det syns.',
      'Lapimaal on nelja asemel kaheksa aastaaega: polaaröö, kevadlumi, keskööpäike ja sügisvärvid on igaüks omaette aastaaeg. Virmalisi näeb septembrist aprillini, kui taevas on selge, ja meie hotellid helistavad tuppa, kui need nähtavale ilmuvad.',
    ),
  },
  {
    id: 'lakeland',
    kind: 'AREA',
    slug: text('jarvi-suomi', 'finnish-lakeland', 'insjofinland', 'jarvepiirkond'),
    lead: text(
      'Hotelleja tuhannen järven rannoilla Lahdesta Kuopioon ja Tampereelta Savonlinnaan.',
      'Hotels on the shores of a thousand lakes, from Lahti to Kuopio and from Tampere to Savonlinna.',
      'Hotell vid tusen sjöars stränder, från Lahtis till Kuopio och från Tammerfors till Nyslott.',
      'Hotellid tuhande järve kallastel Lahtist Kuopioni ja Tamperest Savonlinnani.',
    ),
    story: text(
      'Järvi-Suomessa vesi on lähempänä kuin tie. Kesällä kuljetaan laivalla kaupungista toiseen, talvella luistellaan jäätä pitkin, ja sauna on aina rannassa. Jokaiseen näistä kaupungeista pääsee junalla.',
      'In the Lakeland the water is nearer than the road. In summer boats carry you from town to town, in winter you skate across the ice, and the sauna is always on the shore. Every one of these towns has a railway station.',
      'I Insjöfinland är vattnet närmare än vägen. På sommaren åker man båt från stad till stad, på vintern skridskor över isen, och bastun ligger alltid vid stranden. Till var och en av de här städerna går det tåg.',
      'Järvepiirkonnas on vesi lähemal kui tee. Suvel sõidetakse laevaga linnast linna, talvel uisutatakse üle jää ja saun on alati kaldal. Igasse neist linnadest pääseb rongiga.',
    ),
  },
  {
    id: 'capital',
    kind: 'AREA',
    slug: text('paakaupunkiseutu', 'helsinki-region', 'huvudstadsregionen', 'helsingi-piirkond'),
    lead: text(
      'Kuusi hotellia Helsingissä, Espoossa ja lentoasemalla, samojen juna- ja metrolinjojen varrella.',
      'Six hotels in Helsinki, in Espoo and at the airport, on the same train and metro lines.',
      'Sex hotell i Helsingfors, Esbo och på flygplatsen, längs samma tåg- och metrolinjer.',
      'Kuus hotelli Helsingis, Espoos ja lennujaamas, samade rongi- ja metrooliinide ääres.',
    ),
    story: text(
      'Pääkaupunkiseudulla yksi lippu vie junaan, metroon, raitiovaunuun ja lautalle. Meri on kaikkialla vieressä, ja metsään pääsee bussilla. Valitse keskusta, kun haluat kävellä kaikkialle, ja lentoasema, kun kone lähtee aikaisin.',
      'In the Helsinki region one ticket takes you on trains, metro, trams and ferries. The sea is never far, and the forest is a bus ride away. Choose the centre to walk everywhere, and the airport when your flight is early.',
      'I huvudstadsregionen gäller en och samma biljett på tåg, metro, spårvagn och färja. Havet är aldrig långt borta, och till skogen tar man bussen. Välj centrum om du vill gå överallt, och flygplatsen när planet går tidigt.',
      'Helsingi piirkonnas saab ühe piletiga sõita rongi, metroo, trammi ja praamiga. Meri on alati lähedal ja metsa saab bussiga. Vali kesklinn, kui tahad kõikjale jalgsi minna, ja lennujaam, kui lend läheb vara.',
    ),
  },
  {
    id: 'coast',
    kind: 'AREA',
    slug: text('rannikko-ja-saaristo', 'coast-and-archipelago', 'kusten-och-skargarden', 'rannik-ja-saarestik'),
    lead: text(
      'Rantakaupunkien hotellit Porvoosta Vaasaan, saariston lauttojen lähellä.',
      'Hotels in the coastal towns from Porvoo to Vaasa, close to the ferries of the archipelago.',
      'Hotell i kuststäderna från Borgå till Vasa, nära skärgårdens färjor.',
      'Rannikulinnade hotellid Porvoost Vaasani, saarestiku praamide lähedal.',
    ),
    story: text(
      'Rannikolla kuullaan kahta kieltä ja syödään kalaa. Saaristossa on enemmän saaria kuin missään muualla maailmassa, ja moneen pääsee ilmaisella lautalla pyörän kanssa. Kesä on rannikolla pidempi kuin sisämaassa.',
      'On the coast you hear two languages and eat fish. The archipelago has more islands than any other in the world, and free ferries take you and your bicycle to many of them. Summer lasts longer here than inland.',
      'Vid kusten hör man två språk och äter fisk. Skärgården har fler öar än någon annan i världen, och till många av dem kommer man med cykel på en gratis färja. Sommaren är längre här än i inlandet.',
      'Rannikul kuuleb kahte keelt ja süüakse kala. Saarestikus on rohkem saari kui kusagil mujal maailmas ning paljudele neist pääseb rattaga tasuta praamil. Suvi on siin pikem kui sisemaal.',
    ),
  },
];
