import { globalCss } from './stitches.config';

/** The base of every page: a small reset, running text, focus, reduced motion, forced colours, print. */
export const globalStyles = globalCss({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  '*': { margin: 0 },
  html: {
    colorScheme: 'light',
    textSizeAdjust: '100%',
    backgroundColor: '$surface',
    scrollPaddingTop: '5.5rem',
    // What takes the focus stays clear of a bar at the foot, whose height is known once the page's own code runs.
    scrollPaddingBottom: 'max(7.5rem, var(--bottom-bar, 0px) + 1rem)',
    // There the bar does not stay at the foot.
    '@media (max-height: 420px)': { scrollPaddingBottom: '1rem' },
  },
  'html[data-scheme="dark"]': { colorScheme: 'dark' },
  body: {
    minHeight: '100dvh',
    backgroundColor: '$surface',
    color: '$text',
    fontFamily: '$text',
    fontSize: '$body',
    fontWeight: '$regular',
    lineHeight: '$text',
    // Long words break before the page gets wider.
    overflowWrap: 'anywhere',
    // A card, and a family's booking of two rooms, fit on one sheet.
    '@media print': { '--lineHeights-tight': '1.15', lineHeight: '1.2' },
    fontKerning: 'normal',
    WebkitFontSmoothing: 'antialiased',
  },
  // While a face loads, Firefox takes its stand-in for the layout only if it was loaded for a text before: for this one.
  'html::before, body::before': {
    content: '"a"',
    display: 'block',
    height: 0,
    overflow: 'hidden',
    visibility: 'hidden',
  },
  'html::before': { fontFamily: '$displayStandIn' },
  'body::before': { fontFamily: '"Source Sans 3 Fallback"' },
  'h1, h2, h3, h4': {
    fontFamily: '$display',
    fontWeight: '$heading',
    letterSpacing: '$heading',
    lineHeight: '$heading',
    overflowWrap: 'anywhere',
    hyphens: 'auto',
    hyphenateLimitChars: '14 5 5',
    textWrap: 'balance',
  },
  'p, li, dd, dt, figcaption': { textWrap: 'pretty' },
  a: { color: '$link', textUnderlineOffset: '0.18em', textDecorationThickness: '0.07em' },
  'a:hover': { color: '$linkHover' },
  'button, input, select, textarea': { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' },
  // A browser's own empty boxes and dots are grey in the dark, whatever the theme. What is chosen is drawn by the browser.
  ':where(input:is([type="checkbox"], [type="radio"]):not(:checked))': {
    appearance: 'none',
    border: '$borderWidths$control solid $colors$borderStrong',
    borderRadius: '4px',
    backgroundColor: '$surfaceRaised',
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
  ':where(input[type="radio"]:not(:checked))': { borderRadius: '50%' },
  ':where(input:is([type="checkbox"], [type="radio"]):disabled)': { borderColor: '$colors$border' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  // Not `none`: Safari would no longer tell screen readers that it is a list.
  'ul[class], ol[class]': { listStyleType: "''", padding: 0 },
  fieldset: { border: 0, padding: 0, minWidth: 0 },
  // Safari's engine first lays a fieldset out with its legend counted twice, so that all below it moves a moment later,
  // unless the legend floats. For the same reason a fieldset is no flex box.
  legend: { padding: 0, float: 'left', width: '100%' },
  'legend + *': { clear: 'both' },
  ':focus-visible': { outline: '3px solid $colors$focus', outlineOffset: '2px' },
  // Next says the title of a page where it changes the address: here that is the title of the page before, over the heading
  // that takes the focus. Nobody hears what is not displayed.
  'next-route-announcer': { display: 'none' },
  // Elements that take the focus only so that reading continues there.
  '[tabindex="-1"]:focus': { outline: 'none' },
  // What React Aria has for what it lets be pressed: the second of two taps does not wait to become a zoom.
  '@layer': { '[data-react-aria-pressable]': { touchAction: 'pan-x pan-y pinch-zoom' } },
  // A page that slept is waking for a press: the pressed control shows that it is on its way, also in forced colours.
  '[data-asleep="waking"]': { cursor: 'progress' },
  '[data-asleep="waking"] :is(a, button, label):is([aria-busy="true"], :has(> [aria-busy="true"]))': {
    cursor: 'progress',
    outline: '2px dotted currentColor',
    outlineOffset: '2px',
    animation: 'waking 600ms ease-in-out infinite alternate',
  },
  '@keyframes waking': { to: { opacity: 0.6 } },
  // A saved page, whose code does not run: without what would need it.
  'html[data-offline="saved"] :is(form, button, [aria-busy="true"], [data-needs-code], [data-bottom-bar])': {
    display: 'none',
  },
  'html:is([data-offline="saved"], [data-offline="not-saved"]) :is(header button, footer fieldset)': {
    display: 'none',
  },
  // What stands in the place of a page that is not saved. It is written without React, so it has no components.
  '[data-without-network]': {
    display: 'grid',
    gap: '$5',
    '& h1': { fontSize: '$h1' },
    '& h2': { fontSize: '$h2', marginBottom: '$4' },
    '& h3': { fontSize: '$h4' },
    '& ul': { display: 'grid', gap: '$4', listStyleType: "''", padding: 0 },
    '& small': { display: 'block', fontSize: '$small', color: '$textMuted' },
  },
  '[data-saved-bookings] li': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '$5',
    justifyContent: 'space-between',
    padding: '$5',
    borderRadius: '$card',
    border: '1px solid $colors$border',
    backgroundColor: '$surfaceRaised',
    '& div': { display: 'grid', gap: '$2', alignContent: 'start' },
    // Dark on light in every theme, as readers require.
    '& svg': {
      width: '11rem',
      borderRadius: '$small',
      backgroundColor: '#fff',
      fill: '#000',
      forcedColorAdjust: 'none',
    },
  },
  '::selection': { backgroundColor: '$accent', color: '$onAccent' },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
  '@media (forced-colors: active)': {
    ':focus-visible': { outlineColor: 'Highlight' },
  },
  // Transitions between pages: short, and without blocking input.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)': { animationDuration: '180ms' },
  '@page': { margin: '12mm' },
  '@media print': {
    // Paper is white, whatever the theme.
    'html[class]': {
      '--colors-surface': '#fff',
      '--colors-surfaceRaised': '#fff',
      '--colors-surfaceSunken': '#fff',
      '--colors-text': '#000',
      '--colors-textMuted': '#3b3b3b',
      '--colors-price': '#000',
      '--colors-link': '#000',
      '--colors-accent': '#000',
      '--colors-onSurfaceHeader': '#000',
      '--colors-success': '#14532d',
      '--colors-warning': '#5c3a00',
      '--colors-error': '#8a1212',
      '--colors-info': '#123f63',
      '--colors-border': '#999',
    },
    'html, body': { minHeight: 0, backgroundColor: '#fff !important', color: '#000 !important' },
    'a[href^="http"]::after': { content: '" (" attr(href) ")"', fontSize: '0.8em', overflowWrap: 'anywhere' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'tr, li, figure': { breakInside: 'avoid' },
  },
});
