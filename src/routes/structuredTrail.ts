/** The pages above a page and itself, the highest first, in the words of schema.org. `origin`: scheme and host. */
export function structuredTrail(
  origin: string,
  trail: readonly { readonly name: string; readonly href: string }[],
): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${href}`,
    })),
  };
}
