import { firstParts } from './firstParts';

const late = {
  'flags/flagStore.ts -> ./openFlags': { files: ['flags.js'] },
  'screens/frame/ScreenLayout.tsx -> ./PageNotices': { files: ['common.js', 'notices.js'] },
  'screens/parts/NotFoundView.tsx -> ../frame/PageNotices': { files: ['lost.js'] },
  'screens/tasks/versions/chooseRoom.ts -> @/features/choose-room/booking-v1/ChooseRoomV1': { files: ['room1.js'] },
  'screens/tasks/versions/chooseRoom.ts -> @/features/choose-room/booking-v2/ChooseRoomV2': {
    files: ['common.js', 'room2.js'],
  },
};

describe('the files that a page loads at once', () => {
  it('are those of its task over the API of the build, and of what every page has, each once', () => {
    expect(firstParts('chooseRoom', 'v2', late)).toEqual(['flags.js', 'common.js', 'notices.js', 'room2.js']);
    expect(firstParts('chooseRoom', 'v1', late)).toContain('room1.js');
    expect(firstParts('contactDetails', 'v2', late)).toEqual(['flags.js', 'common.js', 'notices.js']);
    expect(firstParts('notFound', 'v2', late)).toEqual([]);
  });

  it('are an error where Next does not list them, since it may name them in another way one day', () => {
    expect(() => firstParts('chooseRate', 'v2', late)).toThrow('chooseRate');
    expect(() => firstParts('signIn', 'v2', {})).toThrow('signIn');
  });
});
