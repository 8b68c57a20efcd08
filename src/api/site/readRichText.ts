import { graphql } from 'relay-runtime';
import { linkAddress } from '@/domain/content/linkAddress';
import { readInline } from '@/domain/content/readInline';
import { headingIds } from '@/domain/content/richText';
import type { RichText, RichTextPart } from '@/domain/content/richText';
import { videoId, videoPage, videoPlayer } from '@/domain/content/videoId';
import { readEach, readOptional, readTextOr } from '../readEach';
import { readNumber, readText } from '../readLeaf';
import { readPicture } from '../readPicture';
import type { readRichText_block$data } from './__generated__/readRichText_block.graphql';

/** A block as every query of a written text asks it: `...readRichText_block @relay(mask: false)`, for plain data. */
void graphql`
  fragment readRichText_block on RichTextBlock @relay(mask: false) {
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

/** A link to `url`; null where that address is not allowed. */
function buttonTo(url: string, text: string): RichTextPart | null {
  const href = linkAddress(readText(url));
  return href === null ? null : { kind: 'button', href, text: readText(text) };
}

/**
 * Null for what cannot be shown: an unknown kind of block, or a picture or link with an address that is not allowed.
 */
function readBlock(block: readRichText_block$data, headingId: string): RichTextPart | null {
  switch (block.__typename) {
    case 'HeadingBlock':
      return { kind: 'heading', level: readNumber(block.level) > 2 ? 3 : 2, id: headingId, text: readText(block.text) };
    case 'ParagraphBlock':
      return { kind: 'paragraph', text: readInline(readText(block.html)) };
    case 'ListBlock':
      return {
        kind: 'list',
        isOrdered: block.ordered === true,
        items: readEach(block.items, (item) => readInline(readText(item))),
      };
    case 'QuoteBlock':
      return { kind: 'quote', text: readInline(readText(block.html)), source: readOptional(block.source, readText) };
    case 'PictureBlock': {
      const picture = readPicture(block.image);
      return picture && { kind: 'picture', ...picture, caption: readOptional(block.caption, readText) };
    }
    case 'VideoBlock': {
      const id = videoId(readText(block.url));
      // Players of other sites are unknown, so the guest gets a link to the video.
      if (id === null) return buttonTo(block.url, block.title);
      return { kind: 'video', player: videoPlayer(id), page: videoPage(id), title: readText(block.title) };
    }
    case 'LinkButtonBlock':
      return buttonTo(block.url, block.text);
    default:
      return null;
  }
}

/**
 * A written text of the site's API, made safe to show. Ids of headings are numbered only where their texts are the
 * same. A block that does not fit the contract is left out.
 */
export function readRichText(blocks: readonly readRichText_block$data[]): RichText {
  const headings = blocks.filter((block) => block.__typename === 'HeadingBlock');
  const ids = headingIds(headings.map(({ text }) => readTextOr('', text)));
  const idOf = (block: readRichText_block$data) => ids[headings.findIndex((heading) => heading === block)] ?? '';
  return readEach(blocks, (block) => readBlock(block, idOf(block))).filter((part) => part !== null);
}
