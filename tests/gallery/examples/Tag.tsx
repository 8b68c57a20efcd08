import { Inline } from '@/design-system/Inline';
import { Tag } from '@/design-system/Tag';
import type { Examples } from '../example';
import { longWord } from '../samples';

const tones = ['neutral', 'accent', 'spark', 'success', 'warning', 'error', 'info'] as const;

export const examples: Examples = {
  Tones: () => (
    <Inline gap={2}>
      {tones.map((tone) => (
        <Tag key={tone} tone={tone}>
          Edullisin
        </Tag>
      ))}
    </Inline>
  ),
  Long: () => <Tag tone="accent">{longWord}</Tag>,
};
