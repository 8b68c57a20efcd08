import { NoticeList } from '@/design-system/NoticeList';
import type { Examples } from '../example';
import { longText } from '../samples';

export const examples: Examples = {
  'Of one hotel': () => (
    <NoticeList
      notices={[
        { level: 'ALERT', message: 'Hotelli on talvitauolla tammikuun alusta helmikuun loppuun.' },
        { level: 'INFO', message: 'Aamiainen on katettu lentomatkustajille jo klo 4.00.' },
      ]}
    />
  ),
  Long: () => <NoticeList notices={[{ level: 'INFO', message: longText }]} />,
};
