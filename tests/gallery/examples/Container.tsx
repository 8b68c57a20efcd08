import { Container } from '@/design-system/Container';
import type { Examples } from '../example';

export const examples: Examples = {
  'Width of the content': () => (
    <Container>
      <div className="g-box">Sisältö</div>
    </Container>
  ),
};
