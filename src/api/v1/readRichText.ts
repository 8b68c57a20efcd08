import { graphql } from 'relay-runtime';
import { imageAddress } from '@/config/imageAddress';
import { linkAddress } from '@/domain/linkAddress';
import { readInline } from '@/domain/readInline';
import { headingIds } from '@/domain/richText';
import type { RichText, RichTextPart } from '@/domain/richText';
import { videoId, videoPage, videoPlayer } from '@/domain/videoId';

/** A block as every query of a written text asks it: `...readRichText_block @relay(mask: false)`, for plain data. */
void graphql`
  fragment readRichText_block on RichTextBlock {
    __typename
    ... on HeadingBlock {
      level
      text
    }
    ... on ParagraphBlock {
      html
    }
    ... on ListBlock {
      ordered
      items
    }
    ... on QuoteBlock {
      html
      source
    }
    ... on PictureBlock {
      image {
        url
        alt
      }
      caption
    }
    ... on VideoBlock {
      url
      title
    }
    ... on LinkButtonBlock {
      url
      text
    }
  }
`;

/** What comes for such a block. */
export type ToldBlock =
  | { readonly __typename: 'HeadingBlock'; readonly level: number; readonly text: string }
  | { readonly __typename: 'ParagraphBlock'; readonly html: string }
  | { readonly __typename: 'ListBlock'; readonly ordered: boolean; readonly items: readonly string[] }
  | { readonly __typename: 'QuoteBlock'; readonly html: string; readonly source?: string | null }
  | { readonly __typename: 'PictureBlock'; readonly image: ToldImage; readonly caption?: string | null }
  | { readonly __typename: 'VideoBlock'; readonly url: string; readonly title: string }
  | { readonly __typename: 'LinkButtonBlock'; readonly url: string; readonly text: string }
  | { readonly __typename: '%other' };

export interface ToldImage {
  readonly url: string;
  readonly alt: string;
}

/** A link to `url`; null where nobody may be led there. */
function buttonTo(url: string, text: string): RichTextPart | null {
  const href = linkAddress(url);
  return href === null ? null : { kind: 'button', href, text };
}

/** Null for what cannot be shown: a kind of block that is not known yet, a picture or a link from where none may come. */
function readBlock(block: ToldBlock, headingId: string): RichTextPart | null {
  switch (block.__typename) {
    case 'HeadingBlock':
      return { kind: 'heading', level: block.level > 2 ? 3 : 2, id: headingId, text: block.text };
    case 'ParagraphBlock':
      return { kind: 'paragraph', text: readInline(block.html) };
    case 'ListBlock':
      return { kind: 'list', isOrdered: block.ordered, items: block.items.map(readInline) };
    case 'QuoteBlock':
      return { kind: 'quote', text: readInline(block.html), source: block.source ?? null };
    case 'PictureBlock': {
      const src = imageAddress(block.image.url);
      return src === null ? null : { kind: 'picture', src, alt: block.image.alt, caption: block.caption ?? null };
    }
    case 'VideoBlock': {
      const id = videoId(block.url);
      // Of another site's player nothing is known: the guest may go there.
      if (id === null) return buttonTo(block.url, block.title);
      return { kind: 'video', player: videoPlayer(id), page: videoPage(id), title: block.title };
    }
    case 'LinkButtonBlock':
      return buttonTo(block.url, block.text);
    default:
      return null;
  }
}

/** A written text of the site's API, made safe to show. Headings are numbered only where their words are the same. */
export function readRichText(blocks: readonly ToldBlock[]): RichText {
  const isHeading = (block: ToldBlock) => block.__typename === 'HeadingBlock';
  const ids = headingIds(blocks.flatMap((block) => (block.__typename === 'HeadingBlock' ? [block.text] : [])));
  return blocks.flatMap((block, index) => {
    const headingsBefore = blocks.slice(0, index).filter(isHeading).length;
    const part = readBlock(block, ids[headingsBefore] ?? '');
    return part ? [part] : [];
  });
}
