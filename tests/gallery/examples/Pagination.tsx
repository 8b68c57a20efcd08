import { Pagination } from '@/design-system/Pagination';
import type { Examples } from '../example';
import { States } from '../States';

function Pages({
  label,
  current,
  total,
}: {
  readonly label: string;
  readonly current: number;
  readonly total: number;
}) {
  return (
    <Pagination
      {...{ label, current, total }}
      hrefOf={(page) => `#sivu-${page}`}
      pageLabel={(page) => `Sivu ${page}`}
      previousLabel="Edellinen"
      nextLabel="Seuraava"
    />
  );
}

export const examples: Examples = {
  'In the middle': () => <Pages label="Uutiset" current={6} total={24} />,
  'At the beginning': () => <Pages label="Tarjoukset" current={1} total={5} />,
  'At the end, many': () => <Pages label="Tapahtumat" current={1234} total={1234} />,
  States: () => <States>{(state) => <Pages label={`Sivut ${state}`} current={1} total={3} />}</States>,
};
