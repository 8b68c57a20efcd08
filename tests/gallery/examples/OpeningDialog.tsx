import { Button } from '@/design-system/Button';
import { OpeningDialog } from '@/design-system/OpeningDialog';
import type { Examples } from '../example';
import { longWord } from '../samples';

interface OpenerProps {
  readonly id: string;
  readonly label: string;
  readonly title: string;
}

/** The frame is shown without the state of a component, as the script of a sleeping page does. */
const Opener = ({ id, label, title }: OpenerProps) => (
  <>
    <Button
      variant="secondary"
      aria-haspopup="dialog"
      onClick={() => document.querySelector<HTMLDialogElement>(`#${id}`)?.showModal()}
    >
      {label}
    </Button>
    <OpeningDialog id={id} title={title} closeLabel="Sulje" loading="Haku avautuu" />
  </>
);

export const examples: Examples = {
  'Before its content': () => <Opener id="opening-example" label="Avaa haku" title="Hae huonetta" />,
  'Long title': () => <Opener id="opening-long" label="Avaa pitkä otsikko" title={longWord} />,
};
