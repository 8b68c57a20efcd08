import { Button } from './Button';
import { Body, Foot, Head, Sheet, Title } from './Dialog.styles';
import { Icon } from './Icon';
import { X } from './icons';
import { Skeleton } from './Skeleton';
import { Stack } from './Stack';
import { VisuallyHidden } from './VisuallyHidden';

interface OpeningDialogProps {
  readonly id: string;
  readonly variant?: 'atField' | 'wideDrawer';
  readonly title: string;
  readonly closeLabel: string;
  /** Says that the content is on its way. */
  readonly loading: string;
}

/**
 * The frame of a dialog whose code has not run yet, shown with `showModal` and closed without code. A `Dialog` that
 * opens then takes its place. Rendered into HTML only.
 */
export function OpeningDialog({ id, variant = 'wideDrawer', title, closeLabel, loading }: OpeningDialogProps) {
  return (
    <Sheet id={id} variant={variant} data-opening="" aria-labelledby={`${id}-title`} aria-describedby={`${id}-loading`}>
      <Head>
        <Title id={`${id}-title`}>{title}</Title>
        <form method="dialog">
          <Button type="submit" variant="quiet" iconOnly aria-label={closeLabel}>
            <Icon of={X} />
          </Button>
        </form>
      </Head>
      <Body aria-busy="true">
        <VisuallyHidden id={`${id}-loading`}>{loading}</VisuallyHidden>
        <Stack gap={5}>
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="card" />
        </Stack>
      </Body>
      <Foot>
        <Skeleton shape="button" />
      </Foot>
    </Sheet>
  );
}
