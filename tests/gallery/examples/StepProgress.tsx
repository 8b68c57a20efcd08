import { StepProgress, type Step } from '@/design-system/StepProgress';
import type { Examples } from '../example';
import { longWord } from '../samples';

const steps: readonly Step[] = [
  { id: '1', label: 'Huone', state: 'complete', href: '#huone' },
  { id: '2', label: 'Lisäpalvelut', state: 'complete', href: '#lisat' },
  { id: '3', label: 'Tiedot', state: 'current' },
  { id: '4', label: 'Vahvistus', state: 'upcoming' },
];

export const examples: Examples = {
  Midway: () => <StepProgress label="Varauksen vaiheet" completeLabel="valmis" steps={steps} />,
  'At the beginning': () => (
    <StepProgress
      label="Vaiheet alussa"
      completeLabel="valmis"
      steps={steps.map((step, index) => ({ ...step, href: undefined, state: index === 0 ? 'current' : 'upcoming' }))}
    />
  ),
  'Long text': () => (
    <StepProgress
      label="Pitkät vaiheet"
      completeLabel="valmis"
      steps={steps.map((step) => ({ ...step, label: longWord }))}
    />
  ),
};
