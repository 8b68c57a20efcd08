import { answersOf } from './answerScripts';
import { cutScripts, waitingScripts } from './cutScripts';
import type { Answer } from './answerScripts';

/** Those of Next, and before them those that read the address and ask the page's first question. */
const scriptsOfPage = /\/_next\/|\/arrival\.js$|\/ask\//;

/**
 * A page of the export whose code does not run by itself: Next's scripts wait for the script at `wake`, in their
 * order, and for what its controls open, the scripts that `answers` has.
 */
export function putToSleep(html: string, wake: string, answers: readonly Answer[]): string {
  const { rest, scripts: all } = cutScripts(html, scriptsOfPage);
  // `wake` reads the address itself.
  const scripts = all.filter((src) => !src.endsWith('/arrival.js'));
  return rest.replace(
    '</head>',
    `${waitingScripts(scripts)}<script defer="" src="${wake}"${answersOf(html, scripts, answers)}></script></head>`,
  );
}
