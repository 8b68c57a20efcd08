import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { FeedbackSurvey } from './FeedbackSurvey';
import { sendFeedback } from './sendFeedback';

jest.mock('./sendFeedback', () => ({
  ...jest.requireActual<object>('./sendFeedback'),
  sendFeedback: jest.fn(() => Promise.resolve()),
}));

beforeAll(() => {
  // jsdom knows the element but not its methods.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

it('sends what a guest pasted without what cannot be seen in it, and in plain quotes', async () => {
  const guest = userEvent.setup();
  render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <FeedbackSurvey onClose={() => undefined} />
    </TranslatorProvider>,
  );
  await guest.click(screen.getByRole('radio', { name: 'Excellent' }));
  await guest.click(screen.getByRole('textbox'));
  await guest.paste('\u200eIt\u2019s fine\u202c');
  await guest.click(screen.getByRole('button', { name: 'Send feedback' }));
  expect(sendFeedback).toHaveBeenCalledWith({ rating: '5', text: "It's fine", locale: 'en' });
});
