import { answerScripts } from './answerScripts';

const built = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { files: ['shared.js', `${name.split('-> ./')[1]}.js`] }]));
const names = [
  'features/search/useQuickSearch.ts -> ./liveQuickSearch',
  'flags/askFlag.ts -> ./loadFlags',
  'features/search/OpenedStayDates.tsx -> ./StayDatesDialog',
  'features/search/QuickSearchForm.tsx -> ./SearchNotes',
  'screens/frame/ScreenLayout.tsx -> ./LateSearchDrawer',
];

describe('the scripts that answer a press', () => {
  it('are each named once', () => {
    const found = answerScripts(built(names), (file) => `/stay/${file}`);
    expect(found.map(({ opened }) => opened)).toEqual(['dates', 'search']);
    expect(found[1]?.scripts).toEqual(['/stay/shared.js', '/stay/LateSearchDrawer.js']);
    expect(found[0]?.scripts.filter((each) => each === '/stay/shared.js')).toHaveLength(1);
  });

  it('are an error where the build has other imports, since a file may be renamed one day', () => {
    expect(() => answerScripts(built(names.slice(1)), String)).toThrow('useQuickSearch');
  });
});
