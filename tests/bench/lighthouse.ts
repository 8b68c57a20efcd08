import type { Config, Flags, Result } from 'lighthouse';
import type { Factor } from '../support/limits';
import { factors, limits } from '../support/limits';

/** What Lighthouse measures of a page at one factor. */
export interface Figures {
  readonly performance: number;
  /** Seconds. */
  readonly lcp: number;
  /** Milliseconds. */
  readonly tbt: number;
  readonly cls: number;
}

export type FiguresByFactor = Readonly<Record<Factor, Figures>>;

type AuditedCategory = keyof typeof limits.audits;
export interface Score {
  readonly name: AuditedCategory;
  readonly score: number;
  /** The audits that lower it. */
  readonly failed: readonly string[];
}

const metrics = [
  'first-contentful-paint',
  'speed-index',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const flagsFor = (port: number): Flags => ({ port, logLevel: 'error', onlyAudits: [...metrics] });

function figuresOf({ runtimeError, categories, audits }: Result): Figures {
  if (runtimeError) throw new Error(runtimeError.message);
  const valueOf = (name: (typeof metrics)[number]) => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse has no ${name}: ${audits[name]?.errorMessage ?? ''}`);
    return value;
  };
  return {
    performance: categories.performance?.score ?? 0,
    lcp: valueOf('largest-contentful-paint') / 1000,
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
  };
}

/**
 * Loads a page once, and computes its figures for each factor from that load. Lighthouse's default throttling is
 * computed from an unthrottled load anyway, so the factors are compared without the noise between loads.
 */
export async function measureSpeed(url: string, port: number): Promise<FiguresByFactor> {
  const { default: lighthouse, auditFlowArtifacts } = await import('lighthouse');
  const [first, ...others] = factors;
  const flags = flagsFor(port);
  const loaded = await lighthouse(url, { ...flags, throttling: { cpuSlowdownMultiplier: first } });
  if (!loaded) throw new Error('Lighthouse has no result.');
  const figures: Partial<Record<Factor, Figures>> = { [first]: figuresOf(loaded.lhr) };
  for (const factor of others) {
    const { settings } = loaded.artifacts;
    const throttling = { ...settings.throttling, cpuSlowdownMultiplier: factor };
    const artifacts = { ...loaded.artifacts, settings: { ...settings, throttling } };
    const step = { artifacts, name: url, flags: { ...flags, throttling } };
    const { steps } = await auditFlowArtifacts({ gatherSteps: [step], name: url });
    if (!steps[0]) throw new Error('Lighthouse has no result.');
    figures[factor] = figuresOf(steps[0].lhr);
  }
  return figures as FiguresByFactor;
}

/** A practice site keeps search engines out on purpose: its `robots.txt` says so. */
const forPractice: Config = { extends: 'lighthouse:default', settings: { skipAudits: ['is-crawlable'] } };

/** The scores of the other categories. */
export async function measureScores(url: string, port: number): Promise<readonly Score[]> {
  const { default: lighthouse } = await import('lighthouse');
  const names = Object.keys(limits.audits) as AuditedCategory[];
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: names }, forPractice);
  if (!result) throw new Error('Lighthouse has no result.');
  const { runtimeError, categories, audits } = result.lhr;
  if (runtimeError) throw new Error(runtimeError.message);
  return names.map((name) => {
    const refs = categories[name]?.auditRefs ?? [];
    const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id);
    return { name, score: categories[name]?.score ?? 0, failed };
  });
}
