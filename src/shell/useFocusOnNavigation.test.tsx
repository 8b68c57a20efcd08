import { render, screen } from '@testing-library/react';
import { PageHeading } from '@/design-system/PageHeading';
import { stepOf, useFocusOnNavigation } from './useFocusOnNavigation';

function Screen({ href, title }: { readonly href: string; readonly title: string }) {
  useFocusOnNavigation(stepOf(href));
  return <PageHeading>{title}</PageHeading>;
}

describe('useFocusOnNavigation', () => {
  it('leaves the first page alone, then goes to the heading of each new step', () => {
    const first = render(<Screen href="/varaus/huone?room=0" title="First room" />);
    expect(document.activeElement).toBe(document.body);
    first.rerender(<Screen href="/varaus/huone?room=1" title="Second room" />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Second room' }));
    first.unmount();
    render(<Screen href="/varaus/hinta" title="Rate" />);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Rate' }));
  });

  it('stays where it is when only a filter changes', () => {
    expect(stepOf('/haku?sort=price')).toBe(stepOf('/haku?sort=name'));
  });
});
