import type { AuditMeans, AuditOutcome, Conformance } from '@/domain/content/accessibilityEvidence';
import type { InlineNode, InlineText } from '@/domain/content/richText';

/** A body that oversees accessibility, as it writes its own name and addresses. */
export interface Authority {
  readonly name: string;
  readonly unit: string | null;
  readonly site: string;
  readonly email: string;
  readonly phone: string;
}

/** The words of the statement in a language, in the order of its chapters. Days are written out already. */
export interface StatementTexts {
  readonly title: string;
  readonly lead: string;
  readonly status: {
    readonly heading: string;
    readonly covers: (chain: string) => string;
    readonly is: Readonly<Record<Conformance, string>>;
    readonly law: string;
  };
  readonly faults: {
    readonly heading: string;
    readonly none: string;
    readonly intro: string;
    readonly fault: (fault: { place: string; effect: string; criteria: string; plannedOn: string }) => string;
  };
  readonly questions: { readonly heading: string; readonly intro: string };
  readonly method: {
    readonly heading: string;
    readonly days: (days: { preparedOn: string; reviewedOn: string; version: string }) => string;
    readonly ownAssessment: string;
    readonly scope: (scope: { routes: number; states: number; themes: number }) => string;
    readonly means: Readonly<Record<AuditMeans, string>>;
    readonly part: (part: { checked: number; findings: number }) => string;
    readonly noPerson: string;
  };
  readonly results: { readonly heading: string; readonly outcomes: Readonly<Record<AuditOutcome, string>> };
  readonly rooms: {
    readonly heading: string;
    readonly facts: string;
    readonly compare: string;
    readonly hotels: string;
  };
  readonly feedback: {
    readonly heading: string;
    readonly how: (mail: InlineNode, phone: InlineNode) => InlineText;
    readonly reply: (days: number) => string;
  };
  readonly enforcement: {
    readonly heading: string;
    readonly procedure: (days: number) => string;
    readonly authorities: readonly Authority[];
    readonly switchboard: string;
  };
}
