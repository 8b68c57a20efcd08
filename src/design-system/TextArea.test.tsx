import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextArea } from './TextArea';

describe('TextArea', () => {
  it('is brought into view as a whole when a keyboard reaches it, and left where it is when one types', async () => {
    const shown = jest.fn();
    Element.prototype.scrollIntoView = shown;
    render(<TextArea name="message" label="Message" />);
    await userEvent.tab();
    expect(shown).toHaveBeenCalledWith({ block: 'nearest' });
    await userEvent.keyboard('Late');
    expect(shown).toHaveBeenCalledTimes(1);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Late');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  });
});
