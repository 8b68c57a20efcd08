/**
 * The scripts that Next names in a page, and those before them that read the address and ask the page's first question.
 */
const scriptOfPage = /<script(?=[^>]* src="([^"]*(?:\/_next\/[^"]*|\/arrival\.js|\/ask\/[^"]*))")[^>]*><\/script>/g;

interface Answer {
  readonly opened: string;
  readonly scripts: readonly string[];
}

/**
 * A page of the export whose code does not run by itself: Next's scripts are named to the script at `wake` instead, in
 * their order, and for what its controls open, the scripts that `answers` has.
 */
export function putToSleep(html: string, wake: string, answers: readonly Answer[]): string {
  const scripts: string[] = [];
  const silent = html.replaceAll(scriptOfPage, (tag, src: string) => {
    // `wake` reads the address itself, and browsers without modules cannot run it.
    if (!/ nomodule|arrival\.js/i.test(tag)) scripts.push(src);
    return '';
  });
  if (scripts.length === 0) throw new Error('A page that is to sleep names no scripts');
  const later = answers
    .filter(({ opened }) => html.includes(` data-opens="${opened}"`))
    .map((each) => ` data-${each.opened}="${each.scripts.filter((src) => !scripts.includes(src)).join(' ')}"`);
  return silent.replace(
    '</head>',
    `<script defer="" src="${wake}" data-scripts="${scripts.join(' ')}"${later.join('')}></script></head>`,
  );
}
