import { Container } from '@/design-system/Container';
import { failureOf } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';

/** When not even the shell can be drawn. */
export function LostPage() {
  return (
    <Container>
      <FailureNotice
        failure={failureOf('transport', 'UNKNOWN')}
        headingLevel={1}
        onAction={() => window.location.reload()}
      />
    </Container>
  );
}
