/** Data that no browser runs: the page's, and what search engines read. */
const data = /<script [^>]*\btype="application\/(?:ld\+)?json"[^>]*>.*?<\/script>/gs;

const inline = /<style\b[^>]*>|<script\b(?![^>]* src=)[^>]*>|<[a-z][^>]* (?:style|srcdoc|on[a-z]+)="[^"]*"/gi;

/** Tags of a page with scripts or styles in them, which a strict Content-Security-Policy forbids: each once. */
export const inlineIn = (html: string): readonly string[] => [
  ...new Set(Array.from(html.replaceAll(data, '').matchAll(inline), ([tag]) => tag.slice(0, 200))),
];
