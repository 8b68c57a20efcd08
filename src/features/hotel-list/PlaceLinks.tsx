import { SiteLink } from '@/routes/SiteLink';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { Stack } from '@/design-system/Stack';
import type { PlaceLink, PlacePageKind } from '@/domain/content/placePage';
import { useTranslator } from '@/i18n/TranslatorContext';
import { placePath } from '@/routes/entityPaths';

const sections = [
  { kind: 'AREA', title: 'hotelList.more.areas' },
  { kind: 'COLLECTION', title: 'hotelList.more.collections' },
] as const satisfies readonly { readonly kind: PlacePageKind; readonly title: string }[];

/** Links to the pages of areas and collections; towns are linked by the headings of the list. */
export function PlaceLinks({ places }: { readonly places: readonly PlaceLink[] }) {
  const { t, locale, contentLang } = useTranslator();
  return sections.map(({ kind, title }) => {
    const links = places.filter((place) => place.kind === kind);
    return (
      links.length > 0 && (
        <section key={kind} aria-labelledby={`places-${kind}`}>
          <Stack gap={3}>
            <Heading level={2} size="h3" id={`places-${kind}`}>
              {t(title)}
            </Heading>
            <Inline as="ul" gap={3}>
              {links.map(({ slug, title: name }) => (
                <li key={slug}>
                  <LinkButton
                    as={SiteLink}
                    href={placePath(slug, locale)}
                    variant="secondary"
                    prefetch={false}
                    lang={contentLang}
                  >
                    {name}
                  </LinkButton>
                </li>
              ))}
            </Inline>
          </Stack>
        </section>
      )
    );
  });
}
