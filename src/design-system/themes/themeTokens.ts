import type { ComponentTokens } from './componentTokens';

/** The semantic colours. Components use these and never a hue; each theme sets their values. */
export type ThemeColors = {
  readonly surface: string;
  readonly surfaceRaised: string;
  readonly surfaceSunken: string;
  /** The band at the head of a page, its words, and the button in it. */
  readonly surfaceHeader: string;
  readonly onSurfaceHeader: string;
  /** The sun of the mark, in the bands at the head and at the foot. */
  readonly sunOnBand: string;
  readonly headerAction: string;
  readonly onHeaderAction: string;
  /** The band of the footer and of other places that carry the brand. */
  readonly surfaceBrand: string;
  readonly onSurfaceBrand: string;
  readonly onSurfaceBrandMuted: string;
  readonly text: string;
  readonly textMuted: string;
  readonly accent: string;
  readonly accentHover: string;
  readonly accentActive: string;
  readonly onAccent: string;
  readonly accentMuted: string;
  readonly onAccentMuted: string;
  /** The brand's second colour: the sun of the mark, small marks, highlights. Never text. */
  readonly spark: string;
  readonly onSpark: string;
  /** The marker pulled through a heading, and the outline of stickers, where a brand has them. */
  readonly highlight: string;
  readonly outline: string;
  readonly link: string;
  readonly linkHover: string;
  /** Decorative lines. */
  readonly border: string;
  /** Lines that show where a control is (3:1). */
  readonly borderStrong: string;
  readonly focus: string;
  readonly success: string;
  readonly successSurface: string;
  readonly warning: string;
  readonly warningSurface: string;
  readonly error: string;
  readonly errorSurface: string;
  readonly info: string;
  readonly infoSurface: string;
  readonly danger: string;
  readonly dangerHover: string;
  readonly onDanger: string;
  readonly price: string;
  readonly disabledSurface: string;
  readonly disabledText: string;
  readonly overlay: string;
};

/**
 * A theme's three layers: hues, which stay in its own file; semantic tokens, named by their purpose; and, resting
 * on those, the few tokens of components in which a brand differs by more than colour.
 */
export type ThemeTokens = ComponentTokens & {
  readonly colors: ThemeColors;
  readonly fonts: Readonly<Record<'text' | 'display' | 'displayStandIn', string>>;
  readonly fontSizes: Readonly<
    Record<'small' | 'label' | 'body' | 'lead' | 'h4' | 'h3' | 'h2' | 'h1' | 'hero' | 'priceLarge', string>
  >;
  readonly fontWeights: Readonly<Record<'regular' | 'medium' | 'bold' | 'heading', number>>;
  readonly letterSpacings: Readonly<Record<'heading' | 'hero' | 'label', string>>;
  readonly lineHeights: { readonly heading: number };
  readonly radii: Readonly<Record<'small' | 'control' | 'button' | 'card' | 'sheet' | 'pill', string>>;
  readonly shadows: Readonly<Record<'card' | 'raised' | 'dialog', string>>;
};

/** What a brand's light and dark themes share. */
export type Voice = Omit<ThemeTokens, 'colors' | 'shadows'>;
