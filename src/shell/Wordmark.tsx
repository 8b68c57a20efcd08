import { brandNames, PRODUCT_NAME } from '@/config/brands';
import type { Brand } from '@/domain/content/hotel';
import { Mark, Name } from './Wordmark.styles';

interface WordmarkProps {
  /** Without one, the chain's own. */
  readonly brand?: Brand;
}

/** The logo: a rising sun, and the name. */
export function Wordmark({ brand }: WordmarkProps) {
  return (
    <Name>
      <Mark viewBox="0 0 40 28" aria-hidden="true" focusable="false">
        <path d="M9 22a11 11 0 0 1 22 0" className="sun" />
        <path d="M1 22h38M8 27h24" className="line" />
        <path d="M20 2v4.5M6.6 8.2l3 3M33.4 8.2l-3 3" className="ray" />
      </Mark>
      {brand && brand !== 'custom' ? brandNames[brand] : PRODUCT_NAME}
    </Name>
  );
}
