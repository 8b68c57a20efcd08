import { Container } from '@/design-system/Container';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';

const widths = ['reading', 'content', 'wide'] as const;

export const examples: Examples = {
  Widths: () => (
    <Stack gap={3}>
      {widths.map((width) => (
        <Container key={width} width={width}>
          <div className="g-box">{width}</div>
        </Container>
      ))}
    </Stack>
  ),
};
