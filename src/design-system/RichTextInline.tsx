import { Fragment, type ElementType } from 'react';
import { Link } from './Link';

type InlineNode =
  | string
  | { readonly kind: 'break' }
  | { readonly kind: 'strong' | 'em'; readonly children: InlineText }
  | { readonly kind: 'link'; readonly href: string; readonly children: InlineText };

/** A line that was made safe by the one who gives it: words, stress, links and line breaks. */
export type InlineText = readonly InlineNode[];

interface RichTextInlineProps {
  readonly text: InlineText;
  /** Draws the links to pages of the site: the router's link, which knows where on its host the site lies. */
  readonly ownLink: ElementType;
}

/** What a link to a page of the site is drawn by. It prefetches nothing. */
export const linkProps = (href: string, ownLink: ElementType) =>
  href.startsWith('/') ? { href, as: ownLink, prefetch: false } : { href };

export function RichTextInline({ text, ownLink }: RichTextInlineProps) {
  return (
    <>
      {text.map((node, index) => {
        if (typeof node === 'string') return <Fragment key={index}>{node}</Fragment>;
        if (node.kind === 'break') return <br key={index} />;
        const words = <RichTextInline text={node.children} ownLink={ownLink} />;
        if (node.kind !== 'link') return <node.kind key={index}>{words}</node.kind>;
        return (
          <Link key={index} {...linkProps(node.href, ownLink)}>
            {words}
          </Link>
        );
      })}
    </>
  );
}
