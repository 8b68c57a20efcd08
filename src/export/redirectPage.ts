import { escapeMarkup } from './escapeMarkup';

interface Target {
  /** The address of the page on this host. */
  readonly href: string;
  /** Its public address. */
  readonly canonical: string;
  /** The script that redirects with the query; without scripts the redirect has no query. */
  readonly script: string;
  readonly isHiddenFromSearch: boolean;
}

/** A page at a former address that leads to the English one, on a host that cannot send redirects. */
export function redirectPage({ href, canonical, script, isHiddenFromSearch }: Target): string {
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
${isHiddenFromSearch ? '<meta name="robots" content="noindex, nofollow">\n' : ''}<link rel="canonical" href="${escapeMarkup(canonical)}">
<script src="${escapeMarkup(script)}" data-to="${escapeMarkup(href)}"></script>
<noscript><meta http-equiv="refresh" content="0; url=${escapeMarkup(href)}"></noscript>
</head>
<body>
<h1>This page has moved</h1>
<p><a href="${escapeMarkup(href)}">Continue in English</a></p>
</body>
</html>
`;
}
