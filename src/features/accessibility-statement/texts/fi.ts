import type { StatementTexts } from './statementTexts';

export const fi: StatementTexts = {
  title: 'Saavutettavuusseloste',
  lead: 'Miten sivusto toimii näppäimistöllä, ruudunlukijalla, suurennettuna ja äänettömästi, ja mitä tehdä, kun se ei toimi.',
  status: {
    heading: 'Vaatimustenmukaisuus',
    covers: (chain) =>
      `Tämä seloste koskee verkkosivustoa ${chain}: kaikkia sivuja suomeksi, englanniksi, ruotsiksi ja viroksi.`,
    is: {
      full: 'Sivusto täyttää WCAG 2.2 -ohjeistuksen A- ja AA-tason vaatimukset ja eurooppalaisen standardin EN 301 549 vaatimukset täysin.',
      partial:
        'Sivusto täyttää WCAG 2.2 -ohjeistuksen A- ja AA-tason vaatimukset ja eurooppalaisen standardin EN 301 549 vaatimukset osittain. Puutteet luetellaan alla.',
      none: 'Sivusto ei täytä WCAG 2.2 -ohjeistuksen A- ja AA-tason vaatimuksia eikä eurooppalaisen standardin EN 301 549 vaatimuksia. Puutteet luetellaan alla.',
    },
    law: 'Laki digitaalisten palvelujen tarjoamisesta (306/2019) edellyttää, että sivusto on saavutettava.',
  },
  faults: {
    heading: 'Ei-saavutettava sisältö',
    none: 'Tiedossamme ei ole puutteita.',
    intro: 'Nämä kohdat eivät täytä lain vaatimuksia:',
    fault: ({ place, effect, criteria, plannedOn }) =>
      `${place}: ${effect} WCAG ${criteria}. Korjataan viimeistään ${plannedOn}.`,
  },
  questions: {
    heading: 'Avoimet kysymykset',
    intro: 'Koneellisissa tarkistuksissa ei ole löytynyt vikaa, mutta ihmisen arvio puuttuu vielä:',
  },
  method: {
    heading: 'Selosteen laatiminen',
    days: ({ preparedOn, reviewedOn, version }) =>
      `Seloste on laadittu ${preparedOn}, ja se on viimeksi tarkistettu ${reviewedOn}. Se koskee sivuston versiota ${version}.`,
    ownAssessment: 'Seloste perustuu omaan arvioomme; ulkopuolinen ei ole arvioinut sivustoa.',
    scope: ({ routes, states, themes }) =>
      `Tarkistettavana oli ${routes} erilaista sivua ${states} tilassa, neljällä kielellä ja ${themes} värimaailmassa.`,
    means: { engine: 'Säännöt', script: 'Ohjelmalliset kokeet', person: 'Ihminen' },
    part: ({ checked, findings }) => `Tarkistettuja: ${checked}. Löydöksiä: ${findings}.`,
    noPerson: 'Yksikään apuvälineitä päivittäin käyttävä ihminen ei ole vielä testannut sivustoa.',
  },
  results: {
    heading: 'Tulokset WCAG 2.2:n kriteereittäin',
    outcomes: {
      passed: 'Täyttyvät',
      failed: 'Eivät täyty',
      cantTell: 'Odottavat ihmisen arviota',
      inapplicable: 'Eivät koske sivustoa',
      untested: 'Testaamatta',
    },
  },
  rooms: {
    heading: 'Esteettömät huoneet',
    facts:
      'Jokaisesta esteettömästä huoneesta kerromme, kuinka leveä ovi on, paljonko on tilaa kääntyä ja tilaa sängyn vieressä, kuinka korkea sänky on, onko suihku kynnyksetön, onko tukikahvoja ja täriseekö palovaroitin. Tiedot ovat hotellin sivulla ja huoneen valinnassa.',
    compare: 'Vertaa kaikkien hotellien esteettömiä huoneita',
    hotels: 'Hotellit, joissa on esteettömiä huoneita:',
  },
  feedback: {
    heading: 'Palaute ja yhteystiedot',
    how: (mail, phone) => [
      'Jos jokin estää sinua tai tarvitset sivuston tietoja muussa muodossa, kirjoita ',
      mail,
      ' tai soita ',
      phone,
      '. Varaamme huoneen myös puhelimessa.',
    ],
    reply: (days) => `Vastaamme ${days} päivän kuluessa.`,
  },
  enforcement: {
    heading: 'Valvontamenettely',
    procedure: (days) =>
      `Anna palaute ensin meille. Jos et ole tyytyväinen vastaukseemme tai et saa vastausta ${days} päivässä, voit tehdä kantelun valvontaviranomaiselle. Viranomaisen sivuilla kerrotaan, miten kantelu tehdään ja miten se käsitellään.`,
    authorities: [
      {
        name: 'Liikenne- ja viestintävirasto Traficom',
        unit: 'Digitaalisen esteettömyyden ja saavutettavuuden valvontayksikkö',
        site: 'https://www.saavutettavuusvaatimukset.fi/',
        email: 'saavutettavuus@traficom.fi',
        phone: '029 534 5000',
      },
    ],
    switchboard: 'vaihde',
  },
};
