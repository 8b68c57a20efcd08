import type { StatementTexts } from './statementTexts';

export const et: StatementTexts = {
  title: 'Ligipääsetavuse teatis',
  lead: 'Kuidas veebileht toimib klaviatuuriga, ekraanilugejaga, suurendatult ja helita ning mida teha, kui see ei toimi.',
  status: {
    heading: 'Nõuetele vastavus',
    covers: (chain) =>
      `See teatis kehtib veebilehe ${chain} kõigi soome-, inglise-, rootsi- ja eestikeelsete lehtede kohta.`,
    is: {
      full: 'Veebileht vastab täielikult WCAG 2.2 taseme AA ja Euroopa standardi EN 301 549 nõuetele.',
      partial:
        'Veebileht vastab osaliselt WCAG 2.2 taseme AA ja Euroopa standardi EN 301 549 nõuetele. Puudused on loetletud allpool.',
      none: 'Veebileht ei vasta WCAG 2.2 taseme AA ega Euroopa standardi EN 301 549 nõuetele. Puudused on loetletud allpool.',
    },
    law: 'Ligipääsetavust nõuab Soome digiteenuste osutamise seadus (306/2019), sest hotellikett on Soome ettevõte. Eestis kehtib toodete ja teenuste ligipääsetavuse seadus.',
  },
  faults: {
    heading: 'Ligipääsmatu sisu',
    none: 'Meile ei ole teada ühtegi puudust.',
    intro: 'Need osad ei vasta seaduse nõuetele:',
    fault: ({ place, effect, criteria, plannedOn }) =>
      `${place}: ${effect} WCAG ${criteria}. Parandame hiljemalt ${plannedOn}.`,
  },
  questions: {
    heading: 'Lahtised küsimused',
    intro: 'Automaatne kontroll vigu ei leidnud, kuid inimese hinnang on veel puudu:',
  },
  method: {
    heading: 'Teatise koostamine',
    days: ({ preparedOn, reviewedOn, version }) =>
      `Teatis on koostatud ${preparedOn} ja viimati üle vaadatud ${reviewedOn}. See kehtib veebilehe versiooni ${version} kohta.`,
    ownAssessment: 'Teatis põhineb meie enda hinnangul; keegi väljastpoolt ei ole veebilehte auditeerinud.',
    scope: ({ routes, states, themes }) =>
      `Kontrolliti ${routes} liiki lehti ${states} olekus, neljas keeles ja ${themes} värvilahenduses.`,
    means: { engine: 'Automaatsed reeglid', script: 'Programmeeritud katsed', person: 'Inimene' },
    part: ({ checked, findings }) => `Kontrollitud: ${checked}. Leide: ${findings}.`,
    noPerson: 'Ükski inimene, kes kasutab iga päev tugitehnoloogiat, ei ole veebilehte veel katsetanud.',
  },
  results: {
    heading: 'Tulemused WCAG 2.2 kriteeriumide kaupa',
    outcomes: {
      passed: 'Täidetud',
      failed: 'Täitmata',
      cantTell: 'Ootab inimese hinnangut',
      inapplicable: 'Ei kohaldu',
      untested: 'Katsetamata',
    },
  },
  rooms: {
    heading: 'Ligipääsetavad toad',
    facts:
      'Iga ligipääsetava toa kohta ütleme, kui lai on uks, kui palju on ruumi pöördumiseks ja voodi kõrval, kui kõrge on voodi, kas dušš on lävepakuta, kas on käetoed ja kas tulekahjuandur ka vibreerib. Andmed leiad hotelli lehelt ja toa valimisel.',
    compare: 'Võrdle kõigi hotellide ligipääsetavaid tube',
    hotels: 'Hotellid, kus on ligipääsetavaid tube:',
  },
  feedback: {
    heading: 'Tagasiside ja kontakt',
    how: (mail, phone) => [
      'Kui miski sind takistab või vajad veebilehe teavet muul kujul, kirjuta ',
      mail,
      ' või helista ',
      phone,
      '. Broneerime toa ka telefoni teel.',
    ],
    reply: (days) => `Vastame ${days} päeva jooksul.`,
  },
  enforcement: {
    heading: 'Järelevalve',
    procedure: (days) =>
      `Anna tagasisidet kõigepealt meile. Kui vastus sind ei rahulda või sa ei saa seda ${days} päeva jooksul, võid esitada kaebuse järelevalveasutusele. Hotellikett on Soome ettevõte, seega teeb selle üle järelevalvet Soome amet Traficom; Eestis saad pöörduda Tarbijakaitse ja Tehnilise Järelevalve Ameti poole. Ametite veebilehtedel on kirjas, kuidas kaebus esitada ja kuidas seda menetletakse.`,
    authorities: [
      {
        name: 'Tarbijakaitse ja Tehnilise Järelevalve Amet',
        unit: null,
        site: 'https://www.ttja.ee/',
        email: 'info@ttja.ee',
        phone: '+372 667 2000',
      },
      {
        name: 'Soome transpordi- ja sideamet Traficom',
        unit: null,
        site: 'https://www.webaccessibility.fi/',
        email: 'saavutettavuus@traficom.fi',
        phone: '+358 29 534 5000',
      },
    ],
    switchboard: 'üldtelefon',
  },
};
