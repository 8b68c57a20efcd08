import {
  useId,
  useEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Button } from './Button';
import { closeOpeningFrame } from './closeOpeningFrame';
import { Body, Foot, Head, Sheet, Title } from './Dialog.styles';
import { Icon } from './Icon';
import { X } from './icons';

interface DialogProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Called for the close button, Escape, or a press on the backdrop. */
  readonly onClose: () => void;
  /** `drawer`: a side sheet from tablet up, the whole window on a phone, `wideDrawer` with room for two months; `atField`: at the field that it fills in, the whole window on a phone; `sheet`: from the foot of the window. */
  readonly variant?: 'atField' | 'center' | 'drawer' | 'sheet' | 'wideDrawer';
  readonly footer?: ReactNode;
  /** True for a dialog in the place of another, which must not seem to open again. */
  readonly isContinued?: boolean;
  readonly children: ReactNode;
}

/** A native modal dialog. Its content is mounted only while it is open; closing returns the focus. */
export function Dialog({
  isOpen,
  title,
  closeLabel,
  onClose,
  variant,
  footer,
  isContinued = false,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    dialog.toggleAttribute('data-continued', closeOpeningFrame() || isContinued);
    const opener = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      dialog.close();
      // Safari does not always return the focus by itself.
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen, isContinued]);

  const cancel = (event: SyntheticEvent) => {
    // The parent closes it; otherwise the element would close while the parent's state is still open.
    event.preventDefault();
    onClose();
  };
  // A press that begins inside and ends beside it, as when text is selected with a mouse, is no press on the backdrop.
  const noteBegin = (event: PointerEvent) => {
    beganBeside.current = event.target === ref.current;
  };
  const pressBeside = (event: MouseEvent) => {
    if (beganBeside.current && event.target === ref.current) onClose();
  };

  return (
    <Sheet
      ref={ref}
      variant={variant}
      aria-labelledby={titleId}
      onCancel={cancel}
      onPointerDown={noteBegin}
      onClick={pressBeside}
    >
      {isOpen && (
        <>
          <Head>
            <Title id={titleId}>{title}</Title>
            <Button variant="quiet" iconOnly aria-label={closeLabel} onClick={onClose}>
              <Icon of={X} />
            </Button>
          </Head>
          <Body>{children}</Body>
          {footer && <Foot>{footer}</Foot>}
        </>
      )}
    </Sheet>
  );
}
