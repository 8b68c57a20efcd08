import { noticesForPage } from './notice';
import type { ServiceNotice } from './notice';

const notice = (kind: ServiceNotice['kind']): ServiceNotice => ({ id: kind, kind, message: kind, link: null });
const both = [notice('info'), notice('alert')];

describe('noticesForPage', () => {
  it.each(['/', '/kevaan-nopeat', '/s-card'])('shows every notice on %s', (path) => {
    expect(noticesForPage(both, path)).toEqual(both);
  });

  it.each(['/haku', '/varaus/huone', '/s-card/other', ''])('shows only alerts on "%s"', (path) => {
    expect(noticesForPage(both, path).map(({ kind }) => kind)).toEqual(['alert']);
  });
});
