import type { EngineName, SeeingRules } from '../model';

/** An element: made by a script, since the policy of the site forbids HTML as text. */
export type Part = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  content?: string | readonly Part[],
];

/** A fault that is planted in a copy of a page, and the rules that see it. */
export interface PlantedFault {
  /** Also the id of what is planted, by which a finding is recognised. */
  readonly id: string;
  readonly fault: string;
  readonly criteria: readonly string[];
  /** What an engine says of the element by another rule does not count. */
  readonly rules: SeeingRules;
  /** The engines that must see it, by one of those rules. */
  readonly mustSee: readonly EngineName[];
  /** Engines can only ask a person about it. Otherwise a question is no sighting. */
  readonly isQuestion?: true;
  /** What is planted; the first of them has the id, unless one names it. */
  readonly parts: readonly Part[];
}

const dark = 'color:#000;background:#fff';
const box = `width:200px;height:40px;${dark}`;
const small = 'all:unset;display:inline-block;width:12px;height:12px;min-width:0;min-height:0';
const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const bare = 'outline:none;box-shadow:none;border:1px solid #000;transform:none;text-decoration:none';

const everyEngine: readonly EngineName[] = ['axe', 'alfa', 'ibm'];

export const plantedFaults: readonly PlantedFault[] = [
  {
    id: 'planted-image',
    fault: 'a picture without a text',
    criteria: ['1.1.1'],
    rules: { axe: ['image-alt'], alfa: ['sia-r2'], ibm: ['img_alt_valid'] },
    mustSee: everyEngine,
    parts: [['img', { src: dot, width: '40', height: '40' }]],
  },
  {
    id: 'planted-faint',
    fault: 'faint text',
    criteria: ['1.4.3'],
    rules: { axe: ['color-contrast'], alfa: ['sia-r69'], ibm: ['text_contrast_sufficient'] },
    mustSee: everyEngine,
    parts: [['p', { style: 'color:#bbb;background:#fff;font-size:16px' }, 'Faint text']],
  },
  {
    id: 'planted-label',
    fault: 'a field without a label',
    criteria: ['1.3.1', '4.1.2'],
    rules: { axe: ['label'], alfa: ['sia-r8'], ibm: ['input_label_exists'] },
    mustSee: everyEngine,
    parts: [['input', { type: 'text' }]],
  },
  {
    id: 'planted-language',
    fault: 'a language that does not exist',
    criteria: ['3.1.2'],
    rules: { axe: ['valid-lang'], alfa: ['sia-r7'], ibm: ['element_lang_valid'] },
    mustSee: everyEngine,
    parts: [['p', { lang: 'suomi-kieli', style: dark }, 'Text in no language']],
  },
  {
    id: 'planted-twice',
    fault: 'an id used twice, which a label refers to',
    criteria: ['4.1.2'],
    rules: { axe: ['duplicate-id-aria'], ibm: ['element_id_unique'] },
    // IBM’s engine asks about it, too, as axe does.
    mustSee: ['axe'],
    isQuestion: true,
    parts: [
      ['label', { for: 'planted-twice', id: '' }, 'Name'],
      ['input', { type: 'text', id: 'planted-twice' }],
      ['input', { type: 'text', id: 'planted-twice', 'aria-label': 'Other' }],
    ],
  },
  {
    id: 'planted-link',
    fault: 'a link without a name',
    criteria: ['2.4.4', '4.1.2'],
    rules: { axe: ['link-name'], alfa: ['sia-r11'], ibm: ['a_text_purpose'] },
    mustSee: everyEngine,
    parts: [['a', { href: '/somewhere', style: 'display:block;width:40px;height:40px' }]],
  },
  {
    id: 'planted-target',
    fault: 'two controls of 12 px side by side',
    criteria: ['2.5.8'],
    rules: { axe: ['target-size'], alfa: ['sia-r113'], ibm: ['target_spacing_sufficient'] },
    mustSee: ['axe'],
    parts: [
      [
        'div',
        { id: '' },
        [
          ['button', { id: 'planted-target', 'aria-label': 'First', style: small }],
          ['button', { 'aria-label': 'Second', style: small }],
        ],
      ],
    ],
  },
  {
    id: 'planted-heading',
    fault: 'a heading that skips levels',
    criteria: ['1.3.1'],
    rules: { axe: ['heading-order'], alfa: ['sia-r53'] },
    mustSee: ['axe', 'alfa'],
    parts: [
      ['h2', { style: dark, id: '' }, 'Level two'],
      ['h6', { style: dark, id: 'planted-heading' }, 'Level six'],
    ],
  },
  {
    id: 'planted-div',
    fault: 'a div that is used as a button',
    criteria: ['4.1.2', '2.1.1'],
    rules: { ibm: ['element_tabbable_role_valid'] },
    mustSee: ['ibm'],
    parts: [['div', { tabindex: '0', style: box }, 'Press me']],
  },
  {
    id: 'planted-hidden',
    fault: 'a hidden part that takes the focus',
    criteria: ['4.1.2'],
    rules: { axe: ['aria-hidden-focus'], alfa: ['sia-r17'], ibm: ['aria_hidden_nontabbable'] },
    mustSee: ['axe', 'alfa'],
    parts: [
      [
        'div',
        { 'aria-hidden': 'true' },
        [['button', { id: 'planted-hidden-button', type: 'button', style: box }, 'Hidden']],
      ],
    ],
  },
  {
    id: 'planted-below',
    fault: 'faint text that a part of the page must be scrolled to',
    criteria: ['1.4.3'],
    rules: { axe: ['color-contrast'], alfa: ['sia-r69'], ibm: ['text_contrast_sufficient'] },
    mustSee: ['axe'],
    parts: [
      [
        'div',
        { id: '', tabindex: '0', style: 'height:60px;overflow:hidden auto;background:#fff' },
        [
          ['div', { id: '', style: 'height:300px' }],
          ['p', { id: 'planted-below', style: 'color:#bbb;font-size:16px' }, 'Faint text below'],
        ],
      ],
    ],
  },
  {
    id: 'planted-focus',
    fault: 'a control whose focus does not show',
    criteria: ['2.4.7'],
    rules: { own: ['focus-shows'], alfa: ['sia-r65'], ibm: ['style_focus_visible'] },
    mustSee: ['own'],
    parts: [['button', { type: 'button', style: `${box};${bare}` }, 'No outline']],
  },
  {
    id: 'planted-motion',
    fault: 'something that moves on and on',
    criteria: ['2.2.2'],
    rules: { own: ['motion-ends'] },
    mustSee: ['own'],
    parts: [['p', { 'data-plant': 'motion', style: box }, 'Moving text']],
  },
  {
    id: 'planted-trap',
    fault: 'a field that Tab does not leave',
    criteria: ['2.1.2'],
    rules: { own: ['no-trap'] },
    mustSee: ['own'],
    parts: [['input', { 'data-plant': 'trap', type: 'text', 'aria-label': 'Trap' }]],
  },
];

const idsIn = (parts: readonly Part[], first: string): readonly string[] =>
  parts.flatMap(([, { id = first }, content]) => [id, ...(typeof content === 'object' ? idsIn(content, '') : [])]);

/** The ids of what is planted: a label that refers to one has none. */
export const idsOf = ({ id, parts }: Pick<PlantedFault, 'id' | 'parts'>): readonly string[] =>
  idsIn(parts, id).filter((each) => each !== '');
