import type { PageMeta } from './pageMeta';
import type { RichText } from './richText';

/** A page of the chain itself, such as its terms. */
export interface ContentPage {
  readonly title: string;
  readonly lead: string | null;
  readonly picture: { readonly src: string; readonly alt: string } | null;
  readonly body: RichText;
  readonly meta: PageMeta;
}
