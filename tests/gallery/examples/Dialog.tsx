import { useState } from 'react';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Text } from '@/design-system/Text';
import type { Examples } from '../example';
import { longText, longWord } from '../samples';

interface OpenerProps {
  readonly label: string;
  readonly title: string;
  readonly variant: 'center' | 'drawer';
}

function Opener({ label, title, variant }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <Dialog
        isOpen={isOpen}
        title={title}
        variant={variant}
        closeLabel="Sulje"
        onClose={close}
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Pidä varaus
            </Button>
            <Button variant="danger" onClick={close}>
              Peru varaus
            </Button>
          </>
        }
      >
        <Text>{longText}</Text>
      </Dialog>
    </>
  );
}

export const examples: Examples = {
  'In the middle': () => <Opener label="Avaa kysymys" title="Perutaanko varaus?" variant="center" />,
  Drawer: () => <Opener label="Avaa sivupaneeli" title={longWord} variant="drawer" />,
};
