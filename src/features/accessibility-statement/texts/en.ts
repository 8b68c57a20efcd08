import type { StatementTexts } from './statementTexts';

export const en: StatementTexts = {
  title: 'Accessibility statement',
  lead: 'How well this website works with a keyboard, with a screen reader, enlarged and without sound, and what to do where it does not.',
  status: {
    heading: 'Compliance status',
    covers: (chain) =>
      `This statement applies to the website of ${chain}: every page, in Finnish, English, Swedish and Estonian.`,
    is: {
      full: 'The website is fully compliant with WCAG 2.2 at level AA and with the European standard EN 301 549.',
      partial:
        'The website is partially compliant with WCAG 2.2 at level AA and with the European standard EN 301 549. What is missing is listed below.',
      none: 'The website is not compliant with WCAG 2.2 at level AA or with the European standard EN 301 549. What is missing is listed below.',
    },
    law: 'The Finnish Act on the Provision of Digital Services (306/2019) requires the website to be accessible.',
  },
  faults: {
    heading: 'Non-accessible content',
    none: 'We know of no faults.',
    intro: 'These parts do not meet the requirements of the Act:',
    fault: ({ place, effect, criteria, plannedOn }) =>
      `${place}: ${effect} WCAG ${criteria}. To be fixed by ${plannedOn}.`,
  },
  questions: {
    heading: 'Open questions',
    intro: 'Automatic checks found no faults here, but a person has yet to assess the following:',
  },
  method: {
    heading: 'Preparation of this statement',
    days: ({ preparedOn, reviewedOn, version }) =>
      `This statement was prepared on ${preparedOn} and last reviewed on ${reviewedOn}, for version ${version} of the website.`,
    ownAssessment: 'It is based on our own assessment; nobody outside the company has audited the website.',
    scope: ({ routes, states, themes }) =>
      `We tested ${routes} kinds of pages in ${states} states, in four languages and in ${themes} colour schemes.`,
    means: { engine: 'Automatic rules', script: 'Scripted tests', person: 'A person' },
    part: ({ checked, findings }) => `Checked: ${checked}. Findings: ${findings}.`,
    noPerson: 'No person who uses assistive technology every day has tested the website yet.',
  },
  results: {
    heading: 'Results by criterion of WCAG 2.2',
    outcomes: {
      passed: 'Met',
      failed: 'Not met',
      cantTell: 'To be assessed by a person',
      inapplicable: 'Not applicable',
      untested: 'Not tested',
    },
  },
  rooms: {
    heading: 'Accessible rooms',
    facts:
      'For each accessible room we give the width of the door, the space to turn and beside the bed, and the height of the bed. We also say whether the shower is step-free, whether there are grab bars and whether the fire alarm also vibrates. You find these facts on the hotel’s page and when you choose a room.',
    compare: 'Compare the accessible rooms of all hotels',
    hotels: 'Hotels with accessible rooms:',
  },
  feedback: {
    heading: 'Feedback and contact',
    how: (mail, phone) => [
      'If something on this website does not work for you, or you need its content in another form, write to ',
      mail,
      ' or call ',
      phone,
      '. We can book your room by phone.',
    ],
    reply: (days) => `We reply within ${days} days.`,
  },
  enforcement: {
    heading: 'Enforcement procedure',
    procedure: (days) =>
      `Please give your feedback to us first. If our reply does not satisfy you, or you get none within ${days} days, you can complain to the authority. Its website describes how to do that and how your complaint is handled.`,
    authorities: [
      {
        name: 'Finnish Transport and Communications Agency Traficom',
        unit: 'Digital Accessibility Supervision Unit',
        site: 'https://www.webaccessibility.fi/',
        email: 'saavutettavuus@traficom.fi',
        phone: '+358 29 534 5000',
      },
    ],
    switchboard: 'switchboard',
  },
};
