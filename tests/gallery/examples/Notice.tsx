import { Button } from '@/design-system/Button';
import { Notice } from '@/design-system/Notice';
import { Stack } from '@/design-system/Stack';
import type { Examples } from '../example';
import { longText, longWord } from '../samples';

export const examples: Examples = {
  Tones: () => (
    <Stack gap={3}>
      <Notice tone="info" title="Sauna on remontissa">
        Avaamme sen taas 1. helmikuuta.
      </Notice>
      <Notice tone="success" title="Varauksesi on vahvistettu" />
      <Notice tone="warning">Hinta on noussut 12,00&nbsp;€.</Notice>
      <Notice tone="error" title="Maksu ei onnistunut">
        Kortiltasi ei ole veloitettu mitään.
      </Notice>
    </Stack>
  ),
  'With actions, and a way to dismiss it': () => (
    <Notice
      tone="warning"
      headingLevel={3}
      title="Maksu on kesken"
      dismissLabel="Piilota ilmoitus"
      onDismiss={() => undefined}
      actions={
        <Button size="small" variant="secondary">
          Jatka maksamista
        </Button>
      }
    >
      Huone on sinulle varattuna vielä 12 minuuttia.
    </Notice>
  ),
  Long: () => (
    <Notice tone="error" title={longWord}>
      {longText}
    </Notice>
  ),
  'With the focus': () => (
    <div className="is-focus">
      <Notice tone="info" title="Sauna on remontissa" dismissLabel="Piilota ilmoitus" onDismiss={() => undefined} />
    </div>
  ),
};
