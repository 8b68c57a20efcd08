import { answersOf } from './answerScripts';
import { cutScripts, waitingScripts } from './cutScripts';
import type { Answer } from './answerScripts';

/**
 * A page of the export whose code is fetched and run once its HTML is painted, so that it takes neither the line nor the
 * processor from the first paint: Next's scripts wait for the script at `start`, in their order, and it names what its screen
 * loads by itself then (`parts`); and for what its controls open, the scripts that `answers` has.
 */
export function startAfterPaint(
  html: string,
  start: string,
  parts: readonly string[],
  answers: readonly Answer[],
): string {
  const { rest, scripts } = cutScripts(html, /\/_next\//);
  const later = parts.filter((src) => !scripts.includes(src));
  return rest.replace(
    '</head>',
    `${waitingScripts(scripts)}<script defer="" fetchpriority="high" src="${start}" data-parts="${later.join(' ')}"${answersOf(html, scripts, answers)}></script></head>`,
  );
}
