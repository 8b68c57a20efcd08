import type { EngineName, Finding } from './model';

/** A finding of one engine that is no fault, after a person has looked at it. */
export interface Explanation {
  readonly engine: EngineName;
  readonly rule: string;
  /** What a finding’s target, snippet or message holds where this applies; left out where it applies everywhere. */
  readonly where?: RegExp;
  /** The names of the states where this applies; left out where it applies in all. For a rule that names no place. */
  readonly states?: RegExp;
  readonly why: string;
}

/**
 * Where engines differ, and one of them is mistaken or asks more than the standards do: each line was looked at. A line
 * that nothing needs any more is named at the end of a whole run.
 */
export const explanations: readonly Explanation[] = [
  {
    engine: 'ibm',
    rule: 'aria_content_in_landmark',
    where: /href="#main"/,
    why: 'The link that skips to the content is the first thing of the page, before every landmark: so keys and screen readers meet it first. WCAG asks for no landmark around it, and axe’s rule for regions excepts such links.',
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_visible',
    where: /href="#main"/,
    why: 'The link that skips to the content comes into the window while it has the focus; the own check focus-shows compares it with and without.',
  },
  {
    engine: 'ibm',
    rule: 'aria_complementary_label_visible',
    why: 'WCAG asks that structure which shows is in the code, and not the reverse: names of such parts are for lists of landmarks, and a heading in the window would repeat what the part says.',
  },
  {
    engine: 'ibm',
    rule: 'aria_accessiblename_exists',
    where: /<th scope="col">/,
    why: 'The columns of a table of amounts have names for screen readers, out of sight by clip-path. This engine does not count such text; axe, Alfa and the browsers’ own trees have the names.',
  },
  {
    engine: 'ibm',
    rule: 'style_color_misuse',
    where: /<link [^>]*href="[^"]*sarastus\.css/,
    why: 'This engine asks it once of every page whose stylesheet names a colour, and looks at nothing in the page: here it is always the one stylesheet of the site, the same on every page. What it asks is 1.4.1, which stays open in the table of criteria until a person has looked for what differs by its colour only.',
  },
  {
    engine: 'ibm',
    rule: 'style_highcontrast_visible',
    where: /<link [^>]*href="[^"]*sarastus\.css/,
    why: 'This engine asks it once of every page that has a stylesheet, and looks at nothing in the page: here it is always the one stylesheet of the site. The check of forced colours uses each state with the colours of the system instead; 1.1.1, 1.3.2 and 1.4.11 stay open in the table of criteria for a person.',
  },
  {
    engine: 'ibm',
    rule: 'aria_role_redundant',
    where: /role="(?:table|rowgroup|row|rowheader|columnheader|cell)"/,
    why: 'In a narrow place the rows of a table are laid out by flex or as blocks, with which some browsers no longer say that they are rows of a table: the roles keep it one.',
  },
  {
    engine: 'ibm',
    rule: 'aria_role_redundant',
    where: /role="gridcell"/,
    why: 'The cells of the calendar, whose library says what they are also where a browser would know it: some have said a plain cell within a table that is a grid.',
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated',
    where: /<link [^>]*charset="utf-8"/,
    why: 'The loader of scripts writes it into the hints by which it fetches them early. No browser and no assistive tool uses it.',
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated',
    where: /<s /,
    why: 'HTML has this element for what is no longer right, here a price before a reduction: it is not deprecated. Its words say so too, for who does not hear the line through it.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    where: /<output /,
    why: 'A number between its two buttons, in a group that has the name. It is not filled in, and read by itself only as it changes.',
  },
  {
    engine: 'ibm',
    rule: 'input_label_exists',
    where: /\/details\[\d\]\/.*<(?:input|select) /s,
    why: 'Nobody meets these fields while the part that they are in is closed. This engine looks into it, and does not count the labels there, which are out of sight with the fields.',
  },
  {
    engine: 'ibm',
    rule: 'input_autocomplete_valid',
    where: /autocomplete="tel-national"/,
    why: 'HTML has this word for a number without the prefix of its country, which is a field of its own here.',
  },
  {
    engine: 'ibm',
    rule: 'fieldset_legend_valid',
    states: /^(?:results|rooms|rates|cookies and privacy)(?:,|$)|^home, cookies chosen by purpose$/,
    why: 'The fields of choices have a legend for screen readers, out of sight by clip-path. This engine does not count such text; axe, Alfa and the browsers’ own trees have the names.',
  },
  {
    engine: 'ibm',
    rule: 'figure_label_exists',
    why: 'Within is a picture that has its text: a name of the frame around it would say it twice. WCAG asks for the text only.',
  },
  {
    engine: 'ibm',
    rule: 'aria_child_valid',
    where: /details\[1\]\/div\[1\]\/div\[1\]\/ul\[1\]/,
    why: 'The list of the account’s pages while it is closed: nobody meets it, and its items are in it when it is open.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r54',
    where: /role="log"/,
    why: 'What the calendar says as it changes. Each sentence is added and read by itself, as the calendar’s library intends: the whole log would be read again and again.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r54',
    where: /data-notice="true"/,
    why: 'A notice is read as it appears. What changes within it later (a price that is asked again, a button that is busy) is read alone, not the whole notice again.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r57',
    where: /next-route-announcer|body\[1\]\/div\[\d\]\/div\[\d\]\/div\[\d\]\/text\(\)/,
    why: 'Text for screen readers that is read as it changes: the name of a page that was opened, the dates of the calendar. It is said when it matters, and nobody looks for it in a landmark.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r56',
    where: /<nav aria-label/,
    why: 'The menu of a wide window and that of a narrow one: only one of them is displayed, and this engine reads the styles of another width than the window’s.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r113',
    where: /<a [^>]*href="\/|data-day=|data-opens="search"/,
    why: 'Here an open calendar, drawer or survey lies over a part of it, or it is scrolled partly out of a box: the engine measures the part in sight. Whole it has 44 px, which the check of targets holds at 320 px.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r60',
    where: /<details /,
    why: 'The summary of the part that folds out says what it is; a name of the part would say it twice.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r61',
    states: /^home, (?:asked about cookies|cookies chosen by purpose)$/,
    why: 'The question about cookies comes first for those who read on, as it lies over the page for those who look; its heading is of the second level, and the page’s own stays the first of its level.',
  },
  {
    engine: 'alfa',
    rule: 'sia-r78',
    states: /^(?:home, the search drawer with what is missing|change a booking, the details with a mistake)$/,
    why: 'Between a heading and the list of what is missing, which has a heading of its own as it gets the focus, there is no other text: the list is about the fields below it.',
  },
];

/** The explanation of a finding in a state, if there is one. Those that fit engine and rule are tried in their order. */
export const explanationOf = (
  { engine, rule, target, snippet, message }: Finding,
  state: string,
  all: readonly Explanation[] = explanations,
): Explanation | undefined =>
  all.find(
    (each) =>
      each.engine === engine &&
      each.rule === rule &&
      (!each.states || each.states.test(state)) &&
      (!each.where || each.where.test(`${target}\n${snippet}\n${message}`)),
  );
