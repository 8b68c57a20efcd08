import { styled } from '@/design-system/stitches.config';

export const Frame = styled('div', { aspectRatio: '3 / 2', overflow: 'hidden', borderRadius: '$control' });
