/** Escapes a text for HTML, including attributes. */
export const escapeHtml = (value: string): string =>
  value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The style of these pages. */
export const plainStyle = `
  :root { color-scheme: light dark; font: 1.125rem/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 1.5rem; max-width: 32rem; }
  form { display: grid; gap: 0.75rem; }
  fieldset { display: grid; gap: 0.75rem; border: 1px solid; border-radius: 0.5rem; padding: 1rem; }
  button, a.back { font: inherit; min-height: 3rem; padding: 0.5rem 1rem; border-radius: 0.5rem; border: 2px solid; cursor: pointer; }
  button.first { background: #14532d; color: #fff; border-color: #14532d; }
  a.back { display: inline-block; }
  :focus-visible { outline: 3px solid #b45309; outline-offset: 2px; }
`;

/**
 * A page of another service: no script, and not the site's design. `body` is HTML. It has the headers of the site, so its
 * style is a file (`practiceStyles.ts`), below whichever folder the page is in.
 */
export const plainPage = (
  { language, title }: { readonly language: string; readonly title: string },
  heading: string,
  body: string,
  isDesk = false,
): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="../favicon.svg" type="image/svg+xml">
<title>${escapeHtml(heading)} – ${escapeHtml(title)}</title>
<link rel="stylesheet" href="practice.css">${isDesk ? '\n<link rel="stylesheet" href="practice-desk.css">' : ''}
</head>
<body>
<header><p>${escapeHtml(title)}</p></header>
<main>
<h1>${escapeHtml(heading)}</h1>
${body}
</main>
</body>
</html>
`;
