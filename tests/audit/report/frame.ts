import { html, Html } from './markup';

const style = new Html(`
:root { color-scheme: light dark; --line: #6b7280; --soft: #f3f4f6; --text: #111827; --ground: #fff; --link: #0b4fb3; }
@media (prefers-color-scheme: dark) { :root { --line: #9ca3af; --soft: #1f2937; --text: #f3f4f6; --ground: #111827; --link: #93c5fd; } }
* { box-sizing: border-box; }
body { overflow-wrap: break-word; margin: 0; font: 1rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--ground); }
header, main, footer, nav { max-width: 75rem; margin: 0 auto; padding: 0 1rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: 0; list-style: none; }
nav a { display: inline-block; padding: .25rem 0; min-height: 2rem; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; } .skip:focus { position: static; }
h1, h2, h3 { line-height: 1.25; margin: 2rem 0 .5rem; } h4 { margin: 1rem 0 .25rem; }
table { border-collapse: collapse; margin: 1rem 0; }
caption { text-align: start; font-weight: 600; padding: .25rem 0; }
th, td { overflow-wrap: anywhere; border: 1px solid var(--line); padding: .35rem .6rem; text-align: start; vertical-align: top; font-weight: 400; }
thead th { overflow-wrap: normal; background: var(--soft); font-weight: 600; }
article { border: 1px solid var(--line); border-radius: .5rem; padding: 0 1rem 1rem; margin: 1rem 0; }
dl { display: grid; grid-template-columns: minmax(7rem, max-content) 1fr; gap: .25rem 1rem; } dt { font-weight: 600; } dd { margin: 0; overflow-wrap: anywhere; }
pre, code { font: .875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; background: var(--soft); }
[data-head=State] { overflow-wrap: break-word; } .each { display: block; } .shot { position: relative; display: inline-block; max-width: min(100%, 30rem); } .shot img { display: block; width: 100%; max-width: none; }
.mark { position: absolute; outline: 3px solid #c8005a; outline-offset: 2px; box-shadow: 0 0 0 7px #fff; }
.mend { white-space: pre-line; } pre { padding: .5rem; margin: 0; } img { max-width: min(100%, 30rem); height: auto; border: 1px solid var(--line); }
summary { cursor: pointer; padding: .35rem 0; min-height: 2rem; }
form h2 { flex-basis: 100%; } form { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: end; }
label { display: grid; gap: .25rem; } input, select { font: inherit; min-height: 2.5rem; padding: .25rem .5rem; max-width: 100%; color: inherit; background: var(--ground); border: 1px solid var(--line); }
[hidden] { display: none !important; }
@media (max-width: 48rem) {
  dl { grid-template-columns: 1fr; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, caption, tbody, tr, tbody th, td { display: block; } tbody th { background: var(--soft); }
  td::before { content: attr(data-head) ': '; font-weight: 600; }
}
@media print { nav, form, .skip { display: none !important; } article { break-inside: avoid; } a { color: inherit; } }
`);

/** Filters what is on the page already: without it, everything shows. Before printing, what is folded opens. */
const script = new Html(`
const form = document.querySelector('form');
if (form) {
  form.hidden = false;
  const words = form.querySelector('input'), choices = [...form.querySelectorAll('select')];
  const status = document.querySelector('[role=status]');
  const rows = [...document.querySelectorAll('[data-filter]')].map((element) => ({ element, text: element.textContent.toLowerCase() }));
  const apply = () => {
    const wanted = words.value.toLowerCase().split(' ').filter(Boolean);
    let shown = 0;
    for (const { element, text } of rows) {
      const fits = wanted.every((word) => text.includes(word)) && choices.every(({ name, value }) => !value || element.dataset[name] === value);
      element.hidden = !fits;
      if (fits) shown += 1;
    }
    status.textContent = shown + ' of ' + rows.length + ' shown';
  };
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
}
addEventListener('beforeprint', () => document.querySelectorAll('details').forEach((each) => (each.open = true)));
`);

/** A page of the report: one file that needs nothing else, and can be read without its script. */
export const framed = (
  title: string,
  links: readonly (readonly [href: string, name: string])[],
  content: Html,
): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>
          <a class="skip" href="#content">Skip to the content</a>
          <h1>${title}</h1>
        </header>
        <nav aria-label="Parts of the report">
          <ul>
            ${links.map(([href, name]) => html`<li><a href="${href}">${name}</a></li>`)}
          </ul>
        </nav>
        <main id="content" tabindex="-1">${content}</main>
        <script>
          ${script};
        </script>
      </body>
    </html> `.source.trimStart();

/** Fields that filter; the script shows them. */
export const filters = (
  choices: readonly (readonly [name: string, label: string, values: readonly string[]])[],
): Html => html`
  <form hidden role="search" aria-label="Filter">
    <h2>Filter</h2>
    <label>Words <input type="text" name="words" autocomplete="off" /></label>
    ${choices.map(
      ([name, label, values]) =>
        html`<label
          >${label}
          <select name="${name}">
            <option value="">All</option>
            ${values.map((value) => html`<option>${value}</option>`)}
          </select></label
        >`,
    )}
  </form>
  <p role="status"></p>
`;
