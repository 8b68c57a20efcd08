import { addressOf } from '../../world/content/addresses';
import type { Block } from '../../world/content/model';
import type { Content } from '../../world/content/content';
import type { ContentLocale } from '../../world/localized';
import type { PictureRecord } from '../../world/content/pictures';

/** What a text is presented with: its language, and the content for the addresses of its links. */
export interface ContentScope {
  readonly language: ContentLocale;
  /** The locale as the API names it. */
  readonly locale: string;
  readonly content: Content;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (plain: string): string => plain.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/** A written text as HTML: `**strong**`, `*em*`, `[words](target)` and new lines become tags, the rest is escaped. */
export const toHtml = (written: string, { language, content }: ContentScope): string =>
  escaped(written)
    .replace(
      /\[([^\]]+)\]\(([^)\s]+)\)/g,
      (_, words: string, target: string) => `<a href="${addressOf(target, language, content)}">${words}</a>`,
    )
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replaceAll('\n', '<br>');

/** A picture with its alternative text in the language. */
export const presentPicture = ({ url, alt }: PictureRecord, language: ContentLocale) => ({ url, alt: alt[language] });

const presentBlock = (block: Block, scope: ContentScope) => {
  const { language, content } = scope;
  switch (block.kind) {
    case 'heading':
      return { __typename: 'HeadingBlock', level: block.level, text: block.text[language] };
    case 'paragraph':
      return { __typename: 'ParagraphBlock', html: toHtml(block.text[language], scope) };
    case 'list': {
      const items = block.items.map((item) => toHtml(item[language], scope));
      return { __typename: 'ListBlock', ordered: block.ordered, items };
    }
    case 'quote': {
      const source = block.source?.[language] ?? null;
      return { __typename: 'QuoteBlock', html: toHtml(block.text[language], scope), source };
    }
    case 'picture': {
      const caption = block.caption?.[language] ?? null;
      return { __typename: 'PictureBlock', image: presentPicture(block.picture, language), caption };
    }
    case 'video':
      return { __typename: 'VideoBlock', url: block.url, title: block.title[language] };
    case 'button': {
      const url = addressOf(block.target, language, content);
      return { __typename: 'LinkButtonBlock', url, text: block.text[language] };
    }
  }
};

/** A written text as a list of blocks. */
export const presentBlocks = (blocks: readonly Block[], scope: ContentScope) =>
  blocks.map((block) => presentBlock(block, scope));
