import type { IconNode } from 'lucide';
import { createElement } from 'react';
import { css } from './stitches.config';

interface IconProps {
  readonly of: IconNode;
  readonly size?: 'small' | 'medium' | 'large';
}

/** Not squeezed by the text beside it. */
const shape = css({ flex: 'none' });

const pixels = { small: 18, medium: 22, large: 32 };

/** A decorative icon beside a text; hidden from screen readers. */
export function Icon({ of: lines, size = 'medium' }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={pixels[size]}
      height={pixels[size]}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={shape.className}
    >
      {lines.map(([element, attributes], index) => createElement(element, { key: index, ...attributes }))}
    </svg>
  );
}
