import { cutScripts } from './cutScripts';

/**
 * A page of the export whose code is fetched and run once its HTML is painted, so that it takes neither the line nor the
 * processor from the first paint: Next's scripts are named to the script at `start`, in their order, and what its screen
 * loads by itself then (`parts`).
 */
export function startAfterPaint(html: string, start: string, parts: readonly string[]): string {
  const { rest, scripts } = cutScripts(html, /\/_next\//);
  const later = parts.filter((src) => !scripts.includes(src));
  return rest.replace(
    '</head>',
    `<script defer="" fetchpriority="high" src="${start}" data-scripts="${scripts.join(' ')}" data-parts="${later.join(' ')}"></script></head>`,
  );
}
