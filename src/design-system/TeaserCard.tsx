import { useId } from 'react';
import type { ElementType, ReactNode } from 'react';
import { cardFrame, liftedOnHover } from './cardFrame';
import { Heading, type HeadingLevel } from './Heading';
import { styled } from './stitches.config';

const Frame = styled('article', {
  ...cardFrame,
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  ...liftedOnHover,
  '&:hover img': { transform: 'scale(1.025)' },
  variants: {
    layout: {
      stacked: {},
      beside: { '@tablet': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
    },
  },
});
const Side = styled('div', {
  position: 'relative',
  flex: 'none',
  overflow: 'hidden',
  aspectRatio: '3 / 2',
  backgroundColor: '$surfaceSunken',
  '& img': { transition: 'transform 600ms cubic-bezier(0.2, 0, 0, 1)' },
  variants: {
    layout: {
      stacked: {},
      // As tall as the words, or as the cards beside it.
      beside: { '@tablet': { aspectRatio: 'auto', minHeight: '15rem', '& img': { position: 'absolute', inset: 0 } } },
    },
  },
});
const Body = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  gap: '$3',
  minWidth: 0,
  padding: '$4 $5 $5',
  variants: {
    layout: {
      stacked: {},
      beside: { '@tablet': { justifyContent: 'center', padding: '$5 clamp($space$5, 4vw, $space$7)' } },
    },
  },
});
/** The whole card can be pressed; for screen readers and the keyboard there is one link, the title. */
const Way = styled('a', {
  color: '$text',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { color: '$text' },
  'article:hover &': { textDecoration: 'underline', textDecorationThickness: '0.07em', textUnderlineOffset: '0.18em' },
});
const Foot = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$2',
  paddingTop: '$1',
  variants: { layout: { stacked: { marginTop: 'auto' }, beside: {} } },
});

interface TeaserCardProps {
  readonly title: string;
  /** The language of the title, when it is not the page's. */
  readonly titleLang?: string;
  readonly href: string;
  /** The component that draws the link, such as the router's. */
  readonly linkAs?: ElementType;
  readonly headingLevel: HeadingLevel;
  readonly picture?: ReactNode;
  /** A short line above the title, such as a date or tags. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
  /** The picture over the words, or beside them where there is room: for the one that leads. */
  readonly layout?: 'stacked' | 'beside';
}

/** Something to read on a page of its own. */
export function TeaserCard(props: TeaserCardProps) {
  const { title, titleLang, href, linkAs, headingLevel, picture, above, children, footer, layout = 'stacked' } = props;
  const titleId = useId();
  const isBeside = layout === 'beside';
  return (
    <Frame layout={picture ? layout : 'stacked'} aria-labelledby={titleId}>
      {picture && <Side layout={layout}>{picture}</Side>}
      <Body layout={layout}>
        {above}
        <Heading level={headingLevel} size={isBeside ? 'h2' : 'h3'} id={titleId} lang={titleLang}>
          {/* The router's link would fetch the page behind every card in sight. */}
          <Way href={href} {...(linkAs && { as: linkAs, prefetch: false })}>
            {title}
          </Way>
        </Heading>
        {children}
        {footer && <Foot layout={layout}>{footer}</Foot>}
      </Body>
    </Frame>
  );
}
