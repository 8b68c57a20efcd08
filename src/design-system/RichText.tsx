import type { ElementType } from 'react';
import { Heading } from './Heading';
import { LinkButton } from './LinkButton';
import { Picture } from './Picture';
import { linkProps, RichTextInline, type InlineText } from './RichTextInline';
import { RichTextVideo, type VideoWords } from './RichTextVideo';
import { styled } from './stitches.config';

const Column = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$4',
  minWidth: 0,
  maxWidth: '$reading',
  '& > h2': { marginTop: '$5' },
  '& > h3': { marginTop: '$3' },
  '& > h2:first-child, & > h3:first-child': { marginTop: 0 },
  '& > h2 + h3': { marginTop: 0 },
});
/** `ul[class]` is a list of things and has no marks; this one is read as text. */
const Items = styled('ul', {
  '&[class]': { listStyle: 'disc', paddingLeft: '1.4em' },
  '& > li': { paddingLeft: '$1' },
  '& > li + li': { marginTop: '$2' },
  '& > li::marker': { color: '$textMuted', fontVariantNumeric: 'tabular-nums' },
  variants: { isOrdered: { true: { '&[class]': { listStyle: 'decimal' } } } },
});
const Quote = styled('figure', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  paddingLeft: '$4',
  borderLeft: '$borderWidths$strong solid $colors$accent',
  '& > blockquote': { fontSize: '$lead', lineHeight: 1.45 },
});
const Figure = styled('figure', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  '& img': { height: 'auto', borderRadius: '$card' },
});
const Caption = styled('figcaption', { color: '$textMuted', fontSize: '$label' });
const Action = styled('p', { paddingTop: '$2' });

export type RichTextPart =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: InlineText }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly InlineText[] }
  | { readonly kind: 'quote'; readonly text: InlineText; readonly source: string | null }
  | { readonly kind: 'picture'; readonly src: string; readonly alt: string; readonly caption: string | null }
  | { readonly kind: 'video'; readonly player: string; readonly page: string; readonly title: string }
  | { readonly kind: 'button'; readonly href: string; readonly text: string };

interface RichTextProps {
  /** Parts that were made safe by the one who gives them: addresses are followed as they are. */
  readonly parts: readonly RichTextPart[];
  /** Draws the links to pages of the site: the router's link, which knows where on its host the site lies. */
  readonly ownLink: ElementType;
  readonly video: VideoWords;
}

/** A written text in the width that is good to read. The parent sets `lang` where the language is another. */
export function RichText({ parts, ownLink, video }: RichTextProps) {
  return (
    <Column>
      {parts.map((part, index) => (
        <Part key={index} part={part} ownLink={ownLink} video={video} />
      ))}
    </Column>
  );
}

function Part({ part, ownLink, video }: Omit<RichTextProps, 'parts'> & { readonly part: RichTextPart }) {
  const line = (text: InlineText) => <RichTextInline text={text} ownLink={ownLink} />;
  switch (part.kind) {
    case 'heading':
      return (
        // Reading continues here after a link of the contents.
        <Heading level={part.level} id={part.id} tabIndex={-1}>
          {part.text}
        </Heading>
      );
    case 'paragraph':
      return <p>{line(part.text)}</p>;
    case 'list':
      return (
        <Items as={part.isOrdered ? 'ol' : 'ul'} isOrdered={part.isOrdered}>
          {part.items.map((item, index) => (
            <li key={index}>{line(item)}</li>
          ))}
        </Items>
      );
    case 'quote':
      return (
        <Quote>
          <blockquote>{line(part.text)}</blockquote>
          {part.source !== null && <Caption>{part.source}</Caption>}
        </Quote>
      );
    case 'picture':
      return (
        <Figure>
          <Picture src={part.src} alt={part.alt} sizes="(min-width: 768px) 42rem, 100vw" />
          {part.caption !== null && <Caption>{part.caption}</Caption>}
        </Figure>
      );
    case 'video':
      return <RichTextVideo title={part.title} player={part.player} page={part.page} words={video} />;
    case 'button':
      return (
        <Action>
          <LinkButton {...linkProps(part.href, ownLink)}>{part.text}</LinkButton>
        </Action>
      );
  }
}
