type Tokens<Name extends string> = Readonly<Record<Name, string>>;

/** The third layer: tokens of single components, based on the semantic tokens. Values are CSS, with tokens in them. */
export type ComponentTokens = {
  /** How a page's heading sits: a stroke above or below it, a bar at its side, ink behind its words. */
  readonly heading: Tokens<
    'markWidth' | 'markHeight' | 'markPaint' | 'markRadius' | 'markOrder' | 'bar' | 'inset' | 'highlight'
  >;
  /** The short line above a heading. */
  readonly kicker: Tokens<'case' | 'spacing' | 'size' | 'weight' | 'ink'>;
  readonly button: Tokens<'case' | 'spacing' | 'size' | 'weight' | 'shadow' | 'shadowHover' | 'shadowActive' | 'press'>;
  /** `edge` is the side that leads: the top of a card. */
  readonly card: Tokens<'border' | 'edge' | 'shadow' | 'shadowHover'>;
  /** A card that is chosen among others. */
  readonly chosen: Tokens<'shadow'>;
  readonly header: Tokens<'line'>;
  readonly field: Tokens<'fill' | 'border'>;
  readonly tag: Tokens<'case' | 'spacing' | 'weight' | 'radius'>;
};
