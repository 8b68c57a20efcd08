import { styled } from '@/design-system/stitches.config';

export const Frame = styled('div', { aspectRatio: '5 / 2', overflow: 'hidden', borderRadius: '$control' });
