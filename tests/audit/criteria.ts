/** How a criterion is judged here, besides by the rules that the engines have for it. */
type Judged = { readonly by: 'person'; readonly looksAt: string } | { readonly by: 'nobody'; readonly why: string };

export interface Criterion {
  readonly num: string;
  /** Its anchor in https://www.w3.org/TR/WCAG22/, which is its id in W3C's report tool. */
  readonly id: string;
  readonly name: string;
  readonly level: 'A' | 'AA';
  /** The version of WCAG that has it first. */
  readonly since: '2.0' | '2.1' | '2.2';
  /** Whom a fault keeps from what. */
  readonly effect: string;
  readonly judged: Judged;
}

const person = (looksAt: string): Judged => ({ by: 'person', looksAt });
const nobody = (why: string): Judged => ({ by: 'nobody', why });

type Line = readonly [num: string, id: string, name: string, level: 'A' | 'AA', effect: string, judged: Judged];

const noSound = nobody('The site has nothing that is live, and no sound that begins by itself.');
const videos = person('the videos that editors embed in pages');

const lines20: readonly Line[] = [
  [
    '1.1.1',
    'non-text-content',
    'Non-text Content',
    'A',
    'People who cannot see a picture do not get what it says.',
    person('whether the texts of pictures say what the pictures say'),
  ],
  [
    '1.2.1',
    'audio-only-and-video-only-prerecorded',
    'Audio-only and Video-only (Prerecorded)',
    'A',
    'Deaf people miss what a recording of sound says; blind people miss what a film without sound shows.',
    person('the videos that editors embed: one without sound needs a text that says the same. No page has sound alone'),
  ],
  ['1.2.2', 'captions-prerecorded', 'Captions (Prerecorded)', 'A', 'Deaf people miss what is spoken.', videos],
  [
    '1.2.3',
    'audio-description-or-media-alternative-prerecorded',
    'Audio Description or Media Alternative (Prerecorded)',
    'A',
    'Blind people miss what a film shows.',
    videos,
  ],
  ['1.2.4', 'captions-live', 'Captions (Live)', 'AA', 'Deaf people miss what is spoken.', noSound],
  [
    '1.2.5',
    'audio-description-prerecorded',
    'Audio Description (Prerecorded)',
    'AA',
    'Blind people miss what a film shows.',
    videos,
  ],
  [
    '1.3.1',
    'info-and-relationships',
    'Info and Relationships',
    'A',
    'People who listen to the page miss its structure: what is a heading, a list, a label, a table.',
    person('whether all structure that shows is also in the code'),
  ],
  [
    '1.3.2',
    'meaningful-sequence',
    'Meaningful Sequence',
    'A',
    'People who listen to the page hear it in an order without sense.',
    person('the order in which a screen reader reads'),
  ],
  [
    '1.3.3',
    'sensory-characteristics',
    'Sensory Characteristics',
    'A',
    'People who cannot see shapes or places cannot follow an instruction.',
    person('instructions that name a colour, a shape or a place only'),
  ],
  [
    '1.4.1',
    'use-of-color',
    'Use of Color',
    'A',
    'People who do not see colours miss what only a colour says.',
    person('what differs by its colour only'),
  ],
  ['1.4.2', 'audio-control', 'Audio Control', 'A', 'Sound covers the voice of the screen reader.', noSound],
  [
    '1.4.3',
    'contrast-minimum',
    'Contrast (Minimum)',
    'AA',
    'People with low vision cannot read faint text.',
    person('text over pictures'),
  ],
  [
    '1.4.4',
    'resize-text',
    'Resize Text',
    'AA',
    'People who need larger text lose a part of it.',
    person('the page at 200 %'),
  ],
  [
    '1.4.5',
    'images-of-text',
    'Images of Text',
    'AA',
    'Text in a picture cannot be enlarged or read out.',
    person('pictures that contain text'),
  ],
  [
    '2.1.1',
    'keyboard',
    'Keyboard',
    'A',
    'People without a mouse cannot use a control.',
    person('each task by the keyboard alone'),
  ],
  [
    '2.1.2',
    'no-keyboard-trap',
    'No Keyboard Trap',
    'A',
    'People without a mouse cannot leave a part of the page.',
    person('whether every part can be left by keys'),
  ],
  [
    '2.2.1',
    'timing-adjustable',
    'Timing Adjustable',
    'A',
    'People who need more time lose their work.',
    person('the end of sessions and of held rooms'),
  ],
  [
    '2.2.2',
    'pause-stop-hide',
    'Pause, Stop, Hide',
    'A',
    'Motion keeps people from reading, and makes some ill.',
    person('what moves for more than five seconds'),
  ],
  [
    '2.3.1',
    'three-flashes-or-below-threshold',
    'Three Flashes or Below Threshold',
    'A',
    'Flashes can cause seizures.',
    person('whether anything flashes'),
  ],
  [
    '2.4.1',
    'bypass-blocks',
    'Bypass Blocks',
    'A',
    'People at the keyboard pass the whole header on every page.',
    person('the link that skips to the content'),
  ],
  [
    '2.4.2',
    'page-titled',
    'Page Titled',
    'A',
    'People who listen to the page do not learn where they are.',
    person('whether titles name the page'),
  ],
  [
    '2.4.3',
    'focus-order',
    'Focus Order',
    'A',
    'People at the keyboard get lost.',
    person('the order of the focus, and where it goes when something opens or closes'),
  ],
  [
    '2.4.4',
    'link-purpose-in-context',
    'Link Purpose (In Context)',
    'A',
    'People who hear links do not learn where they lead.',
    person('what links are called'),
  ],
  [
    '2.4.5',
    'multiple-ways',
    'Multiple Ways',
    'AA',
    'People who get lost on one way have no other.',
    person('whether pages are found by menu, search and sitemap'),
  ],
  [
    '2.4.6',
    'headings-and-labels',
    'Headings and Labels',
    'AA',
    'People do not find what they look for.',
    person('whether headings and labels describe'),
  ],
  [
    '2.4.7',
    'focus-visible',
    'Focus Visible',
    'AA',
    'People at the keyboard do not see where they are.',
    person('the focus on every control'),
  ],
  [
    '3.1.1',
    'language-of-page',
    'Language of Page',
    'A',
    'A screen reader reads in the sounds of a wrong language.',
    person('whether the language named is that of the text'),
  ],
  [
    '3.1.2',
    'language-of-parts',
    'Language of Parts',
    'AA',
    'A screen reader reads parts in the sounds of a wrong language.',
    person('words in other languages'),
  ],
  [
    '3.2.1',
    'on-focus',
    'On Focus',
    'A',
    'The page changes while people only look for a control.',
    person('what happens when a control gets the focus'),
  ],
  [
    '3.2.2',
    'on-input',
    'On Input',
    'A',
    'The page changes while people fill in a form.',
    person('what happens while a field is filled in'),
  ],
  [
    '3.2.3',
    'consistent-navigation',
    'Consistent Navigation',
    'AA',
    'People have to learn each page anew.',
    person('the order of menus from page to page'),
  ],
  [
    '3.2.4',
    'consistent-identification',
    'Consistent Identification',
    'AA',
    'People do not recognise what they know.',
    person('whether the same thing has one name'),
  ],
  [
    '3.3.1',
    'error-identification',
    'Error Identification',
    'A',
    'People do not learn what is wrong with a form.',
    person('errors of each form'),
  ],
  [
    '3.3.2',
    'labels-or-instructions',
    'Labels or Instructions',
    'A',
    'People do not learn what a field wants.',
    person('labels and hints of fields'),
  ],
  [
    '3.3.3',
    'error-suggestion',
    'Error Suggestion',
    'AA',
    'People do not learn how to mend an error.',
    person('what errors suggest'),
  ],
  [
    '3.3.4',
    'error-prevention-legal-financial-data',
    'Error Prevention (Legal, Financial, Data)',
    'AA',
    'People buy by mistake.',
    person('the last step of a booking and of an order'),
  ],
  [
    '4.1.2',
    'name-role-value',
    'Name, Role, Value',
    'A',
    'Screen readers and voice control cannot use a control.',
    person('names, roles and states as a screen reader says them'),
  ],
];

const lines21: readonly Line[] = [
  [
    '1.3.4',
    'orientation',
    'Orientation',
    'AA',
    'People whose device is fixed cannot turn it.',
    person('the page in both orientations'),
  ],
  [
    '1.3.5',
    'identify-input-purpose',
    'Identify Input Purpose',
    'AA',
    'Browsers cannot fill in what people find hard to write.',
    person('fields about the guest'),
  ],
  [
    '1.4.10',
    'reflow',
    'Reflow',
    'AA',
    'People who enlarge the page scroll in two directions.',
    person('the page at 320 px'),
  ],
  [
    '1.4.11',
    'non-text-contrast',
    'Non-text Contrast',
    'AA',
    'People with low vision do not see where a control is.',
    person('borders, icons and focus rings'),
  ],
  [
    '1.4.12',
    'text-spacing',
    'Text Spacing',
    'AA',
    'People who space text out lose a part of it.',
    person('the page with wide spacing'),
  ],
  [
    '1.4.13',
    'content-on-hover-or-focus',
    'Content on Hover or Focus',
    'AA',
    'What appears covers what people read.',
    person('what appears under the pointer'),
  ],
  [
    '2.1.4',
    'character-key-shortcuts',
    'Character Key Shortcuts',
    'A',
    'Voice control presses keys by mistake.',
    nobody('The site has no shortcuts of single characters.'),
  ],
  [
    '2.5.1',
    'pointer-gestures',
    'Pointer Gestures',
    'A',
    'People who cannot draw a path with a finger cannot use it.',
    person('the map and rows of pictures'),
  ],
  [
    '2.5.2',
    'pointer-cancellation',
    'Pointer Cancellation',
    'A',
    'A slip of the finger does something at once.',
    person('whether a press counts when it is let go'),
  ],
  [
    '2.5.3',
    'label-in-name',
    'Label in Name',
    'A',
    'Voice control does not find the control by the words that show.',
    person('names against the words that show'),
  ],
  [
    '2.5.4',
    'motion-actuation',
    'Motion Actuation',
    'A',
    'People who cannot shake a device cannot use it.',
    nobody('Nothing is done by moving the device.'),
  ],
  [
    '4.1.3',
    'status-messages',
    'Status Messages',
    'AA',
    'People who listen to the page do not hear what has changed.',
    person('what is said when results, prices or errors appear'),
  ],
];

const lines22: readonly Line[] = [
  [
    '2.4.11',
    'focus-not-obscured-minimum',
    'Focus Not Obscured (Minimum)',
    'AA',
    'People at the keyboard do not see the control: something lies over it.',
    person('the focus under bars that stick'),
  ],
  [
    '2.5.7',
    'dragging-movements',
    'Dragging Movements',
    'AA',
    'People who cannot drag cannot use it.',
    person('the map and price sliders'),
  ],
  [
    '2.5.8',
    'target-size-minimum',
    'Target Size (Minimum)',
    'AA',
    'People with shaking hands press the wrong control.',
    person('controls below 24 px and their exceptions'),
  ],
  [
    '3.2.6',
    'consistent-help',
    'Consistent Help',
    'A',
    'People do not find help where it was before.',
    person('where contacts are from page to page'),
  ],
  [
    '3.3.7',
    'redundant-entry',
    'Redundant Entry',
    'A',
    'People have to write the same again.',
    person('what is asked twice in a booking'),
  ],
  [
    '3.3.8',
    'accessible-authentication-minimum',
    'Accessible Authentication (Minimum)',
    'AA',
    'People who cannot remember or solve puzzles cannot sign in.',
    person('the identity provider, which is not a part of the site'),
  ],
];

const from = (since: Criterion['since'], lines: readonly Line[]): readonly Criterion[] =>
  lines.map(([num, id, name, level, effect, judged]) => ({ num, id, name, level, since, effect, judged }));

const inOrder = (one: Criterion, other: Criterion) =>
  one.num.localeCompare(other.num, 'en', { numeric: true, sensitivity: 'base' });

/** The criteria of WCAG 2.2 on the levels A and AA. It has no 4.1.1 any more: browsers mend what that was about. */
export const criteria: readonly Criterion[] = [
  ...from('2.0', lines20),
  ...from('2.1', lines21),
  ...from('2.2', lines22),
].sort(inOrder);

const byNumber = new Map(criteria.map((each) => [each.num, each]));

/** The criterion of a number; `undefined` for level AAA and for those that are gone. */
export const criterionOf = (num: string): Criterion | undefined => byNumber.get(num);

/** The clauses for web pages: V3.2.1 (2021) has WCAG 2.1, V4.1.1 has WCAG 2.2. */
export const clausesOf = ({ num, since }: Criterion): string =>
  since === '2.2' ? `9.${num} of V4.1.1` : `9.${num} of V3.2.1 and V4.1.1`;

/** Clauses of EN 301 549 that are about more than the pages, as numbered in V3.2.1. */
export const otherClauses: readonly { readonly clause: string; readonly subject: string; readonly judged: Judged }[] = [
  {
    clause: '4',
    subject: 'Functional performance',
    judged: person(
      'the statements of clause 4, by people who use the site without sight, hearing, hands, or with little of them',
    ),
  },
  {
    clause: '5.2',
    subject: 'Activation of accessibility features',
    judged: person('whether the colour scheme and the language are found'),
  },
  {
    clause: '5.3',
    subject: 'Biometrics',
    judged: nobody('The site uses none; the identity provider is another service.'),
  },
  {
    clause: '5.4',
    subject: 'Preservation of accessibility information during conversion',
    judged: nobody('The site converts no documents.'),
  },
  {
    clause: '5.1, 5.5 to 5.9, 8',
    subject: 'Closed functionality, and hardware',
    judged: nobody('The site is used in the guest’s own browser, on the guest’s own device.'),
  },
  {
    clause: '6',
    subject: 'Two-way voice communication',
    judged: nobody('The site has no calls; a chat, where a chain adds one, is another service.'),
  },
  { clause: '7', subject: 'Video', judged: videos },
  {
    clause: '9.6',
    subject: 'Conformance of whole pages and processes',
    judged: person('a booking from the search to the confirmation'),
  },
  {
    clause: '10',
    subject: 'Documents',
    judged: person('the calendar file of a booking; the site has no other documents'),
  },
  { clause: '11', subject: 'Software', judged: nobody('Web pages are judged by clause 9.') },
  {
    clause: '12.1',
    subject: 'Product documentation',
    judged: person('the accessibility statement: features, and how to tell of faults'),
  },
  { clause: '12.2', subject: 'Support services', judged: person('customer service by telephone and writing') },
  { clause: '13', subject: 'Relay and emergency services', judged: nobody('The site has none.') },
];
