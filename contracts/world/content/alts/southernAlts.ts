import { text, type Localized } from '../../localized';

/** The capital region, the coast and Tallinn. */
export const southernAlts: Readonly<Record<string, Localized>> = {
  1001: text(
    'Keväinen aamu Töölönlahdella: keltainen hotelli, valkoinen marmoritalo ja koivut heijastuvat tyyneen veteen.',
    'A spring morning on the bay: a yellow hotel, a white marble hall and birches mirrored in still water.',
    'En vårmorgon vid Tölöviken: ett gult hotell, ett vitt marmorhus och björkar speglas i det stilla vattnet.',
    'Kevadhommik lahe ääres: kollane hotell, valge marmorhoone ja kased peegelduvad vaikses vees.',
  ),
  1002: text(
    'Lumisateinen yö Kruununhaassa: jugendtalon ikkunat loistavat, taustalla tuomiokirkon kupoli ja vihreä raitiovaunu.',
    'A snowy night in Kruununhaka: an Art Nouveau house aglow, with the cathedral dome and a green tram behind.',
    'En snöig natt i Kronohagen: ett jugendhus med lysande fönster, bakom det domkyrkans kupol och en grön spårvagn.',
    'Lumine öö Kruununhakas: valgustatud akendega juugendmaja, taga toomkiriku kuppel ja roheline tramm.',
  ),
  1003: text(
    'Punainen kesäilta Kallion kattojen yllä: värikäs hotelli kattoterasseineen ja kirkon harmaa graniittitorni.',
    'A red summer evening over the roofs of Kallio: a colourful hotel with a roof terrace and the granite church tower.',
    'En röd sommarkväll över Berghälls tak: ett färgstarkt hotell med takterrass och kyrkans grå granittorn.',
    'Punane suveõhtu Kallio katuste kohal: värvikas katuseterrassiga hotell ja kiriku hall graniittorn.',
  ),
  1004: text(
    'Kesäilta Katajanokan rannassa: punatiilinen makasiini, kirkon kultaiset kupolit, kolmimastoinen laiva ja torikojut.',
    'A summer evening by the harbour: a red-brick warehouse, golden church domes, a three-masted ship and market stalls.',
    'En sommarkväll vid Skatudden: ett rött tegelmagasin, kyrkans gyllene kupoler, ett tremastat fartyg och torgstånd.',
    'Suveõhtu sadamas: punane telliskiviladu, kiriku kuldsed kuplid, kolmemastiline laev ja turuletid.',
  ),
  1101: text(
    'Tuulinen toukokuun päivä Keilaniemessä: keltainen hotelli ja lasiset tornitalot meren rannalla, purjeveneitä ulapalla.',
    'A windy day in May: a bright yellow hotel and towers of glass by the sea, sails out on the water.',
    'En blåsig majdag i Kägeludden: ett gult hotell och glastorn vid havet, segelbåtar på fjärden.',
    'Tuuline maipäev: kollane hotell ja klaastornid mere ääres, vee peal purjekad.',
  ),
  1151: text(
    'Sininen hetki lentokentällä: lumikattoisen hotellin ikkunat hehkuvat ja lentokone nousee metsän yli.',
    'Blue hour at the airport: a snow-roofed hotel glows as a plane climbs over the forest.',
    'Blå timmen vid flygplatsen: ett hotell med snö på taket lyser och ett plan stiger över skogen.',
    'Sinine tund lennujaamas: lumise katusega hotell helendab ja lennuk tõuseb üle metsa.',
  ),
  1201: text(
    'Kesäilta Aurajoella: valkoinen kolmimastoinen laiva, rannan lehmukset, vanha linna ja vaaleanpunainen hotelli.',
    'A summer evening on the Aura river: a white three-masted ship, leafy banks, the old castle and a pink hotel.',
    'En sommarkväll vid Aura å: ett vitt tremastat fartyg, lummiga stränder, det gamla slottet och ett rosa hotell.',
    'Suveõhtu Aura jõel: valge kolmemastiline laev, rohelised kaldad, vana linnus ja roosa hotell.',
  ),
  1202: text(
    'Lokakuun iltahämärä Turussa: punatiilinen talo korkeine ikkunoineen, tuomiokirkon torni ja keltaisia lehtiä.',
    'October dusk in Turku: a red-brick house with tall windows, the cathedral tower and yellow leaves.',
    'Oktoberskymning i Åbo: ett rött tegelhus med höga fönster, domkyrkans torn och gula löv.',
    'Oktoobrihämarus Turus: kõrgete akendega punane telliskivimaja, toomkiriku torn ja kollased lehed.',
  ),
  1751: text(
    'Auringonnousu Vaasan saaristossa: vaaleanpunainen hotelli venerannassa, purjevene, siloisia kiviä ja pitkä silta.',
    'Sunrise in the archipelago: a pink hotel by the marina, a sail, smooth boulders and the long bridge.',
    'Soluppgång i Vasa skärgård: ett rosa hotell vid båthamnen, en segelbåt, rundade stenar och den långa bron.',
    'Päikesetõus saarestikus: roosa hotell jahisadamas, purjekas, siledad kivid ja pikk sild.',
  ),
  1801: text(
    'Syksy vanhassa Porvoossa: kolme punamullattua ranta-aittaa joen partaalla, kirkko mäellä ja kullankeltaiset puut.',
    'Autumn in old Porvoo: three red riverside storehouses, the church on its hill and golden trees.',
    'Höst i gamla Borgå: tre rödmyllade strandbodar vid ån, kyrkan på kullen och gyllene träd.',
    'Sügis vanas Porvoos: kolm punast jõeäärset aita, kirik künkal ja kuldsed puud.',
  ),
  1851: text(
    'Heinäkuun päivä Hangon hiekkarannalla: vaalea puukylpylä tornineen, raidalliset uimakopit ja purjeita merellä.',
    'A July day on the sands of Hanko: a pale wooden spa with a turret, striped bathing huts and sails at sea.',
    'En julidag på Hangös sandstrand: en ljus badanläggning i trä med torn, randiga badhytter och segel till havs.',
    'Juulipäev Hanko liivarannal: hele torniga puidust spaa, triibulised rannaputkad ja purjed merel.',
  ),
  2001: text(
    'Kevätaamu Tallinnan satamassa: laiva on saapunut, sen takana vanhankaupungin tornit ja rannassa vaalea hotelli.',
    'A spring dawn in the harbour of Tallinn: a ship has come in, the old town’s spires behind it, a pale hotel on the quay.',
    'En vårmorgon i Tallinns hamn: ett fartyg har kommit in, bakom det Gamla stans spiror, på kajen ett ljust hotell.',
    'Kevadkoit Tallinna sadamas: laev on saabunud, selle taga vanalinna tornid, kail hele hotell.',
  ),
  2002: text(
    'Lumisateinen ilta Tallinnan vanhassakaupungissa: kolme kauppiaantaloa ja muurin tornit punaisine kartiokattoineen.',
    'A snowy dusk in Tallinn’s old town: three merchants’ houses and wall towers with red cone roofs.',
    'En snöig kväll i Tallinns gamla stad: tre köpmanshus och murens torn med röda kontak.',
    'Lumine õhtu Tallinna vanalinnas: kolm kaupmehemaja ja müüritornid punaste koonuskatustega.',
  ),
};
