import { render, screen } from '@testing-library/react';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import en from '../../../public/locales/en/common.json';
import { LevelCard } from './LevelCard';

const levels = [
  { id: 'basic', name: 'Alustaja', points: 0, gives: [] },
  { id: 'gold', name: 'Kuldne', points: 100, gives: ['Hommikusöök'] },
] as unknown as Parameters<typeof LevelCard>[0]['levels'];

it('names of levels are read in their own language, also within the sentences about the next one', () => {
  render(
    <TranslatorProvider locale="et" messages={en}>
      <LevelCard card={{ levelPoints: 10, points: 5 }} levels={levels} />
    </TranslatorProvider>,
  );
  const names = screen.getAllByText('Kuldne');
  expect(names.map((each) => each.getAttribute('lang'))).toEqual(['et', 'et']);
  expect(screen.getByText(/also gives you:/).closest('[lang]')).toBeNull();
});
