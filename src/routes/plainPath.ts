/** Where the page at a path lies as plain Markdown. No page of the site has a dot in its path. */
export const plainPath = (path: string): string => `${path}.md`;
