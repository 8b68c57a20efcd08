import type { Locale } from '../../src/i18n/locales';

/** The outcomes of EARL. `cantTell` is an open question for a person: never a pass. */
export const outcomes = ['failed', 'cantTell', 'passed', 'inapplicable'] as const;
export type Outcome = (typeof outcomes)[number];

/** Three engines, and the project's own checks of what no engine looks at. */
export const engineNames = ['axe', 'alfa', 'ibm', 'own'] as const;
export type EngineName = (typeof engineNames)[number];

export const severities = ['critical', 'serious', 'moderate', 'minor'] as const;
export type Severity = (typeof severities)[number];

/** A rule of an engine, and the success criteria that it is about: none for a best practice. */
export interface RuleOf {
  readonly rule: string;
  readonly criteria: readonly string[];
}

/** Where an element is in a picture, in its pixels, from its upper left corner. */
export interface Box {
  /** The path of the picture, from the folder of the report. */
  readonly picture: string;
  readonly size: readonly [width: number, height: number];
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Two colours, as six digits each, and their contrast. */
export interface Colours {
  readonly text: string;
  readonly background: string;
  readonly ratio: number;
}

/** What is known of the colours of a text whose contrast an engine judged, or could not. */
export interface Contrast {
  /** The contrast that the text needs; `null` where the engine does not say. */
  readonly needed: number | null;
  /** The size and weight of the text. */
  readonly type: string;
  /** The colours as the engine saw them. */
  readonly seen: Colours | null;
  /** Why it could not tell: its own word for it. */
  readonly untold: string;
  /** The opening tag of what lies between text and background, or over the text. */
  readonly between: string;
  /** By the styles of the text and of what it is within: what a person may compare the picture with. */
  readonly styled: (Colours & { readonly hasPicture: boolean }) | null;
}

/** What an engine found wrong, or asks a person about, at one place. */
export interface Finding extends RuleOf {
  readonly engine: EngineName;
  readonly outcome: 'failed' | 'cantTell';
  /** A selector or an XPath. */
  readonly target: string;
  readonly snippet: string;
  readonly message: string;
  /** How to mend it, in the engine's words. */
  readonly mend: string;
  readonly severity: Severity;
  /** Of findings about contrast; reports of November 2026 do not have it. */
  readonly contrast?: Contrast;
  /** Where it is in a picture; left out where nothing is drawn there, and by reports of November 2026. */
  readonly box?: Box;
}

/** What an engine says of a page. */
export interface Opinion {
  readonly engine: EngineName;
  readonly version: string;
  readonly findings: readonly Finding[];
  readonly passed: readonly RuleOf[];
  readonly inapplicable: readonly RuleOf[];
}

/** A state of a page in one locale and one theme. */
export interface AuditRow {
  /** Stays the same from run to run: `npm run audit -- --only ID` does it again. */
  readonly id: string;
  readonly route: string;
  readonly state: string;
  readonly locale: Locale;
  readonly theme: string;
  /** The steps to get there, in words. */
  readonly steps: readonly string[];
  /** Path and query; the host is the machine's own. */
  readonly address: string;
  readonly title: string;
  readonly opinions: readonly Opinion[];
  /** Paths of files, from the folder of the report. */
  readonly picture: string;
  readonly tree: string;
  readonly notTested: readonly string[];
}

export const checkKinds = ['scripted', 'spoken', 'contrast', 'control'] as const;

/** A result of another check, read from `rows/*.json` in the folder of the report. */
export interface CheckRow {
  readonly id: string;
  readonly kind: (typeof checkKinds)[number];
  readonly criteria: readonly string[];
  readonly route: string;
  readonly state: string;
  readonly locale: string;
  readonly theme: string;
  readonly outcome: Outcome;
  readonly note: string;
}

/** What was asked for: the ids of the rows, and in which words. */
export interface Asked {
  readonly command: string;
  readonly states: number;
  readonly locales: number;
  readonly themes: number;
  readonly rows: readonly string[];
}

/** The rules by which an engine sees a fault that was planted. */
export type SeeingRules = Readonly<Partial<Record<EngineName, readonly string[]>>>;

/** A fault that was planted, and what was said of the planted element. */
export interface ControlResult {
  readonly id: string;
  readonly fault: string;
  readonly criteria: readonly string[];
  readonly mustSee: readonly EngineName[];
  /** A question to a person is a sighting, too. */
  readonly isQuestion?: boolean;
  /** Only these count as having seen the fault. */
  readonly rules: SeeingRules;
  /** The page into whose copy it was planted. */
  readonly where: Pick<AuditRow, 'route' | 'state' | 'locale' | 'theme'>;
  /** What any rule said of the planted element. */
  readonly said: readonly { readonly engine: EngineName; readonly rule: string; readonly outcome: Outcome }[];
}
