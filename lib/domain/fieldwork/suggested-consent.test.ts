import { describe, expect, it } from 'vitest';
import { suggestedConsent } from './suggested-consent';

describe('N5: a consent to begin with', () => {
  it('says in the language of the study that a machine asks, and that recordings are kept where there are any', () => {
    expect(suggestedConsent('en-medical', 'text')).toMatch(/artificial intelligence.*not a person/);
    expect(suggestedConsent('de-CH', 'video')).toMatch(/künstliche Intelligenz.*Aufnahmen/);
    expect(suggestedConsent('fr', 'text')).not.toMatch(/enregistrements/);
    expect(suggestedConsent('ja', 'text')).toBeNull();
  });
});
