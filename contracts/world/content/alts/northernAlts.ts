import { text, type Localized } from '../../localized';

/** The lakes and the north. */
export const northernAlts: Readonly<Record<string, Localized>> = {
  1301: text(
    'Syysaamu Tammerkoskella: vaahtoava koski virtaa punatiilisten tehtaiden ja korkeiden piippujen välissä hotellin ohi.',
    'An autumn morning in Tampere: foaming rapids run between red-brick mills and tall chimneys, past the hotel.',
    'En höstmorgon i Tammerfors: den skummande forsen rinner mellan röda tegelfabriker och höga skorstenar, förbi hotellet.',
    'Sügishommik Tamperes: vahune kärestik voolab punastest tellistest vabrikute ja kõrgete korstnate vahel hotellist mööda.',
  ),
  1302: text(
    'Sateinen ilta Tampereen Tullissa: keikkapaikan neonvalot ja värikäs hotelli kuvastuvat märkään katuun.',
    'A rainy night in Tampere: the neon of a concert hall and a colourful hotel mirrored in the wet street.',
    'En regnig kväll i Tammerfors: konsertscenens neon och ett färgstarkt hotell speglas i den våta gatan.',
    'Vihmane õhtu Tamperes: kontserdimaja neoon ja värvikas hotell peegelduvad märjal tänaval.',
  ),
  1401: text(
    'Pakkaspäivä Oulussa: punatiilinen kauppahalli ja keltainen hotelli lumessa, kaksi pyöräilijää ajaa ohi.',
    'A frosty day in Oulu: the red-brick market hall and a yellow hotel in the snow, two cyclists passing by.',
    'En frostig dag i Uleåborg: den röda saluhallen och ett gult hotell i snön, två cyklister på väg förbi.',
    'Pakasepäev Oulus: punane turuhoone ja kollane hotell lumes, mööda sõidavad kaks jalgratturit.',
  ),
  1501: text(
    'Syysilta Rovaniemellä: revontulet joen ja kynttiläsillan yllä, rannassa hotelli ja ruskan puita.',
    'An autumn evening in Rovaniemi: northern lights over the river and the bridge with its lantern, a hotel among yellow trees.',
    'En höstkväll i Rovaniemi: norrsken över älven och bron med sin lykta, på stranden ett hotell bland gula träd.',
    'Sügisõhtu Rovaniemis: virmalised jõe ja laternaga silla kohal, kaldal hotell kollaste puude vahel.',
  ),
  1502: text(
    'Talviyö Ounasvaaralla: vihreät revontulet, lumiset kuuset ja lämpimästi hehkuvat lasi-iglut hotellin edessä.',
    'A winter night in Lapland: green northern lights, snow-laden spruces and glass cabins glowing in front of the hotel.',
    'En vinternatt på Ounasvaara: grönt norrsken, snötyngda granar och varmt lysande glasstugor framför hotellet.',
    'Talveöö Lapimaal: rohelised virmalised, lumised kuused ja soojalt helendavad klaasmajad hotelli ees.',
  ),
  1503: text(
    'Kaamoksen sinipunainen hämärä Levillä: valaistut rinteet ja hissi, kaksi hiihtäjää ja tunturihotellin lämpimät ikkunat.',
    'The rose and blue of polar night at Levi: lit slopes and a lift, two skiers and the warm windows of the lodge.',
    'Polarnattens rosa och blå skymning i Levi: upplysta backar och lift, två skidåkare och fjällhotellets varma fönster.',
    'Polaaröö sinakasroosa hämarus Levil: valgustatud nõlvad ja tõstuk, kaks suusatajat ja mägihotelli soojad aknad.',
  ),
  1504: text(
    'Aurinkoinen kevättalvi Kiilopäällä: huskyvaljakko vetää rekeä hangella, takana hotelli ja valkoiset tunturit.',
    'Bright spring snow at Kiilopää: a team of huskies pulls a sledge, with the lodge and white fells behind.',
    'Solig vårvinter vid Kiilopää: ett hundspann drar en släde över snön, bakom syns hotellet och vita fjäll.',
    'Päikeseline kevadtalv Kiilopääl: huskyrakend veab kelku, taga hotell ja valged tunturid.',
  ),
  1551: text(
    'Violetti talviyö Äkäslompolossa: lyhtypolku saunalta avantoon, hotelli ja lumiset tunturit revontulten alla.',
    'A violet winter night at Ylläs: a path of lanterns from the sauna to the ice hole, a lodge and fells under northern lights.',
    'En violett vinternatt i Äkäslompolo: en lyktkantad stig från bastun till isvaken, hotell och fjäll under norrskenet.',
    'Lillakas talveöö Ylläsel: laternatega rada saunast jääauguni, hotell ja tunturid virmaliste all.',
  ),
  1601: text(
    'Kesäilta Jyväsjärvellä: hotelli laiturin äärellä, valkoinen viuhkamainen talo, purjeveneitä ja kaarisilta.',
    'A June evening on the lake in Jyväskylä: a hotel by the quay, a white fan-shaped hall, sails and an arched bridge.',
    'En sommarkväll vid sjön i Jyväskylä: ett hotell vid kajen, ett vitt solfjäderformat hus, segelbåtar och en valvbro.',
    'Juuniõhtu Jyväskylä järvel: hotell kai ääres, valge lehvikukujuline hoone, purjekad ja kaarsild.',
  ),
  1651: text(
    'Talvipäivä Kuopion satamassa: luistelijoita jäällä, laiva talviunilla, hotelli ja Puijon torni mäellä.',
    'A winter day in the harbour of Kuopio: skaters on the ice, a sleeping steamer, the hotel and the tower on its hill.',
    'En vinterdag i Kuopios hamn: skridskoåkare på isen, en båt i vintervila, hotellet och Puijotornet på höjden.',
    'Talvepäev Kuopio sadamas: uisutajad jääl, talveund magav laev, hotell ja torn mäe otsas.',
  ),
  1701: text(
    'Syyskuun iltapäivä Lahdessa: kolme hyppyrimäkeä, lasinen konserttitalo ja hotelli Vesijärven rannalla.',
    'A September afternoon in Lahti: three ski jumps, a concert hall of wood and glass and a hotel by the lake.',
    'En septembereftermiddag i Lahtis: tre hoppbackar, ett konserthus i trä och glas och ett hotell vid sjön.',
    'Septembri pärastlõuna Lahtis: kolm suusahüppemäge, puidust ja klaasist kontserdimaja ja hotell järve ääres.',
  ),
  1901: text(
    'Ilta Imatrankoskella: vapautettu koski kuohuu kallioiden välissä, vieressä metsähotelli valoineen ja mäntyjä.',
    'Evening at the Imatra rapids: white water between the rocks, a lodge with its lights on and tall pines.',
    'Kväll vid Imatra fors: vitt vatten mellan klipporna, ett upplyst skogshotell och höga tallar.',
    'Õhtu Imatra kosel: valge vesi kaljude vahel, tuledes metsahotell ja kõrged männid.',
  ),
  1951: text(
    'Juhannusyö Savonlinnassa: kolmitorninen linna kuvastuu tyyneen järveen, omalla rannallaan hotelli ja soutuveneitä.',
    'Midsummer midnight in Savonlinna: a castle with three towers mirrored in the lake, a lodge and rowing boats on the shore.',
    'Midsommarnatt i Nyslott: en borg med tre torn speglas i sjön, på stranden ett hotell och roddbåtar.',
    'Jaaniöö Savonlinnas: kolme torniga linnus peegeldub järves, kaldal hotell ja sõudepaadid.',
  ),
};
