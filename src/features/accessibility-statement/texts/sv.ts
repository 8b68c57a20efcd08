import type { StatementTexts } from './statementTexts';

export const sv: StatementTexts = {
  title: 'Tillgänglighetsutlåtande',
  lead: 'Hur webbplatsen fungerar med tangentbord, med skärmläsare, förstorad och utan ljud, och vad du kan göra när den inte fungerar.',
  status: {
    heading: 'Fullgörandestatus',
    covers: (chain) =>
      `Det här utlåtandet gäller webbplatsen ${chain}: alla sidor på finska, engelska, svenska och estniska.`,
    is: {
      full: 'Webbplatsen uppfyller helt kraven på nivå AA i WCAG 2.2 och i den europeiska standarden EN 301 549.',
      partial:
        'Webbplatsen uppfyller delvis kraven på nivå AA i WCAG 2.2 och i den europeiska standarden EN 301 549. Bristerna räknas upp nedan.',
      none: 'Webbplatsen uppfyller inte kraven på nivå AA i WCAG 2.2 och i den europeiska standarden EN 301 549. Bristerna räknas upp nedan.',
    },
    law: 'Lagen om tillhandahållande av digitala tjänster (306/2019) kräver att webbplatsen är tillgänglig.',
  },
  faults: {
    heading: 'Icke-tillgängligt innehåll',
    none: 'Vi känner inte till några brister.',
    intro: 'Följande delar uppfyller inte lagens krav:',
    fault: ({ place, effect, criteria, plannedOn }) =>
      `${place}: ${effect} WCAG ${criteria}. Åtgärdas senast ${plannedOn}.`,
  },
  questions: {
    heading: 'Öppna frågor',
    intro: 'Maskinella kontroller har inte hittat något fel, men en människas bedömning saknas ännu:',
  },
  method: {
    heading: 'Hur utlåtandet har upprättats',
    days: ({ preparedOn, reviewedOn, version }) =>
      `Utlåtandet upprättades ${preparedOn} och granskades senast ${reviewedOn}. Det gäller version ${version} av webbplatsen.`,
    ownAssessment: 'Det bygger på vår egen bedömning; ingen utomstående har granskat webbplatsen.',
    scope: ({ routes, states, themes }) =>
      `Granskningen omfattade ${routes} slags sidor i ${states} lägen, på fyra språk och i ${themes} färgteman.`,
    means: { engine: 'Regler', script: 'Programmerade tester', person: 'En människa' },
    part: ({ checked, findings }) => `Granskade: ${checked}. Fynd: ${findings}.`,
    noPerson: 'Ingen som dagligen använder hjälpmedel har ännu testat webbplatsen.',
  },
  results: {
    heading: 'Resultat enligt kriterierna i WCAG 2.2',
    outcomes: {
      passed: 'Uppfylls',
      failed: 'Uppfylls inte',
      cantTell: 'Väntar på en människas bedömning',
      inapplicable: 'Gäller inte webbplatsen',
      untested: 'Inte testade',
    },
  },
  rooms: {
    heading: 'Tillgänglighetsanpassade rum',
    facts:
      'För varje tillgänglighetsanpassat rum anger vi dörrens bredd, vändytan, utrymmet bredvid sängen och sängens höjd. Du ser också om duschen är tröskelfri, om det finns stödhandtag och om brandvarnaren vibrerar. Uppgifterna finns på hotellets sida och när du väljer rum.',
    compare: 'Jämför tillgänglighetsanpassade rum på alla hotell',
    hotels: 'Hotell med tillgänglighetsanpassade rum:',
  },
  feedback: {
    heading: 'Respons och kontakt',
    how: (mail, phone) => [
      'Om något hindrar dig, eller om du behöver uppgifter från webbplatsen i en annan form, skriv till ',
      mail,
      ' eller ring ',
      phone,
      '. Vi bokar gärna ditt rum per telefon.',
    ],
    reply: (days) => `Vi svarar inom ${days} dagar.`,
  },
  enforcement: {
    heading: 'Tillsynsförfarande',
    procedure: (days) =>
      `Ge först respons till oss. Om du inte är nöjd med vårt svar eller inte får något svar inom ${days} dagar kan du anföra klagomål hos tillsynsmyndigheten. På myndighetens webbplats står hur du gör det och hur ärendet behandlas.`,
    authorities: [
      {
        name: 'Transport- och kommunikationsverket Traficom',
        unit: 'Enheten för tillsyn över digital tillgänglighet',
        site: 'https://www.tillganglighetskrav.fi/',
        email: 'saavutettavuus@traficom.fi',
        phone: '029 534 5000',
      },
    ],
    switchboard: 'växel',
  },
};
