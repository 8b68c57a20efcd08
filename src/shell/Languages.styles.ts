import { styled } from '@/design-system/stitches.config';

export const LanguageList = styled('ul', { display: 'flex', flexWrap: 'wrap', gap: '0 $4' });

export const LanguageItem = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '$target',
  fontSize: '$label',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.25em' },
  '&[aria-current]': { fontWeight: '$bold', textDecoration: 'underline', textUnderlineOffset: '0.3em' },
  variants: {
    place: {
      header: { color: '$onSurfaceHeader', '&:hover': { color: '$onSurfaceHeader' } },
      menu: { color: '$text', '&:hover': { color: '$text' } },
      footer: { color: '$onSurfaceBrand', '&:hover': { color: '$onSurfaceBrand' } },
    },
  },
});
