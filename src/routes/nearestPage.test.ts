import { languages } from '@/i18n/locales';
import { nearestPage } from './nearestPage';

describe('a page of the table for a reader', () => {
  it('is the one in their language', () => {
    expect(nearestPage('termsOfUse', 'sv', {})).toEqual({ path: '/sv/regler-och-villkor', locale: 'sv' });
    expect(nearestPage('termsOfUse', 'sv', { media: ['fi'] })?.locale).toBe('sv');
  });

  it('is the English one, else the Finnish one, where their language has none', () => {
    expect(nearestPage('springCampaign', 'et', { springCampaign: languages })?.path).toBe('/en/kevaan-nopeat');
    expect(nearestPage('springCampaign', 'et', { springCampaign: ['fi', 'sv'] })?.path).toBe('/kevaan-nopeat');
    expect(nearestPage('springCampaign', 'et', { springCampaign: ['sv'] })?.path).toBe('/sv/kevaan-nopeat');
  });

  it('is null where no language has it', () => {
    expect(nearestPage('springCampaign', 'fi', { springCampaign: [] })).toBeNull();
  });
});
