import type { Page } from '@playwright/test';
import type { CheckResult, NodeResult } from 'axe-core';
import type { Colours, Contrast, Finding } from '../model';

/** What axe keeps of a text whose contrast it judged, as far as it is used. */
interface ContrastData {
  readonly fgColor?: string;
  readonly bgColor?: string;
  readonly contrastRatio?: number;
  readonly expectedContrastRatio?: string;
  readonly fontSize?: string;
  readonly fontWeight?: string;
  readonly messageKey?: string | null;
}

/** What axe says of the contrast of a text; `undefined` for findings about something else. */
export function contrastOf({ any }: Pick<NodeResult, 'any'>): Contrast | undefined {
  const judged: CheckResult | undefined = any.find(({ id }) => id === 'color-contrast');
  if (!judged) return undefined;
  const data = (judged.data ?? {}) as ContrastData;
  const { fgColor: text, bgColor: background, contrastRatio: ratio } = data;
  return {
    needed: data.expectedContrastRatio ? Number.parseFloat(data.expectedContrastRatio) : null,
    type: [data.fontSize, data.fontWeight].filter(Boolean).join(', '),
    seen: text && background && ratio ? { text, background, ratio } : null,
    untold: data.messageKey ?? '',
    between: judged.relatedNodes?.[0]?.html.replace(/(>)[^]*$/, '$1') ?? '',
    styled: null,
  };
}

/** Red, green and blue from 0 to 255, and how much it covers, from 0 to 1. */
type Paint = readonly [number, number, number, number];

/** The styles of a text and of what it is within, from the inside out, until one covers. */
export interface Layers {
  readonly text: Paint;
  readonly backgrounds: readonly Paint[];
  readonly hasPicture: boolean;
}

/** Runs in the browser. A canvas reads every way in which CSS writes a colour. */
const layersAt = (targets: readonly string[]): (Layers | null)[] => {
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const paintOf = (colour: string): Paint => {
    if (!brush) return [0, 0, 0, 0];
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = brush.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  return targets.map((target) => {
    try {
      const element = document.querySelector(target);
      if (!element) return null;
      const backgrounds: Paint[] = [];
      let hasPicture = false;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { backgroundColor, backgroundImage } = getComputedStyle(each);
        hasPicture ||= backgroundImage !== 'none';
        const paint = paintOf(backgroundColor);
        if (paint[3] > 0) backgrounds.push(paint);
        if (paint[3] === 1) break;
      }
      return { text: paintOf(getComputedStyle(element).color), backgrounds, hasPicture };
    } catch {
      return null;
    }
  });
};

const over = (upper: Paint, lower: Paint): Paint => {
  const [red, green, blue] = [0, 1, 2].map(
    (part) => (upper[part] ?? 0) * upper[3] + (lower[part] ?? 0) * (1 - upper[3]),
  ) as [number, number, number];
  return [red, green, blue, 1];
};

const hexOf = (paint: Paint): string =>
  `#${paint
    .slice(0, 3)
    .map((each) => Math.round(each).toString(16).padStart(2, '0'))
    .join('')}`;

/** Its relative luminance, as WCAG defines it: of an audit the formula is not taken from the site that is audited. */
function luminanceOf(paint: Paint): number {
  const [red, green, blue] = paint.slice(0, 3).map((part) => {
    const value = Math.round(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastBetween(one: Paint, other: Paint): number {
  const [darker, lighter] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b) as [number, number];
  return Math.floor(((lighter + 0.05) / (darker + 0.05)) * 100) / 100;
}

/** The two colours that the layers make, on the white of an empty window. */
export function coloursOf({ text, backgrounds }: Layers): Colours {
  const ground = backgrounds.reduceRight<Paint>((lower, upper) => over(upper, lower), [255, 255, 255, 1]);
  const front = over(text, ground);
  return { text: hexOf(front), background: hexOf(ground), ratio: contrastBetween(front, ground) };
}

/** Adds the colours by the styles to findings about contrast where axe could not tell the background. */
export async function withStyledColours(page: Page, findings: readonly Finding[]): Promise<readonly Finding[]> {
  const untold = findings.filter((each) => each.contrast && !each.contrast.seen);
  if (untold.length === 0) return findings;
  const layers = await page.evaluate(
    layersAt,
    untold.map(({ target }) => target),
  );
  return findings.map((finding) => {
    const found = layers[untold.indexOf(finding)];
    if (!finding.contrast || !found) return finding;
    const styled = { ...coloursOf(found), hasPicture: found.hasPicture };
    return { ...finding, contrast: { ...finding.contrast, styled } };
  });
}
