import { Banner } from '@/design-system/Banner';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import type { ContentPage } from '@/domain/content/contentPage';
import { Framed, Invitation } from './ContentPage.styles';

interface Props {
  readonly page: Pick<ContentPage, 'lead' | 'picture' | 'title'>;
  readonly isInviting: boolean;
  /** The id of the heading. */
  readonly id: string;
}

/** The title, with the page's picture below it, or beside it on an invitation. */
export function ContentPageHead({ page: { title, lead, picture }, isInviting, id }: Props) {
  if (picture && isInviting) {
    return (
      <Invitation>
        <PageHeading lead={lead} size="hero" id={id}>
          {title}
        </PageHeading>
        <Framed>
          <Picture {...picture} sizes="(min-width: 768px) 40rem, 100vw" isFirst />
        </Framed>
      </Invitation>
    );
  }
  return (
    <Stack gap={6}>
      <PageHeading lead={lead} id={id}>
        {title}
      </PageHeading>
      {picture && (
        <Banner>
          <Picture {...picture} shape="hero" isFirst />
        </Banner>
      )}
    </Stack>
  );
}
