import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  readonly size?: 'small' | 'medium' | 'large';
}

const pixels = { small: 18, medium: 22, large: 32 };

/** A picture beside words. Readers do not hear it: the words say it. */
export function Icon({ of: Drawing, size = 'medium' }: IconProps) {
  return (
    <Drawing size={pixels[size]} strokeWidth={1.75} aria-hidden="true" focusable="false" style={{ flex: 'none' }} />
  );
}
