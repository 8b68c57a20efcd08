import { styled } from '@/design-system/stitches.config';

export const MenuList = styled('ul', { display: 'grid' });

export const MenuLink = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  color: '$text',
  fontSize: '$h4',
  fontWeight: '$medium',
  textDecoration: 'none',
  '&:hover': { color: '$text', textDecoration: 'underline', textUnderlineOffset: '0.25em' },
});

/** Wider windows have it in the header itself. */
export const OnPhoneOnly = styled('div', { '@tablet': { display: 'none' } });
