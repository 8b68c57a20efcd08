import { styled } from '@/design-system/stitches.config';

export const Page = styled('div', { display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const Main = styled('main', {
  flex: '1 0 auto',
  paddingBlock: 'clamp($space$5, 4vw, $space$7) $section',
  variants: {
    /** For pages that lead with a picture or a band from edge to edge and space themselves. */
    bleed: { true: { padding: 0 } },
  },
});

export const Above = styled('div', { '@print': { display: 'none' } });
