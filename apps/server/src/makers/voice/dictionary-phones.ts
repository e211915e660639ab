import { isVowel } from '@storylantern/narrator';

/** The engine's weak vowels, which the dictionary writes as others without stress. */
const WEAK: Readonly<Record<string, string>> = { ax: 'AH', axr: 'ER' };

/**
 * Sounds as the speech engine names them, in the CMU dictionary's letters. The engine does not tell where the stress is:
 * it is put on the first full vowel, which is right for most English names.
 */
export function dictionaryPhones(sounds: readonly string[]): string[] {
  const full = sounds.findIndex((sound) => isVowel(sound) && !Object.hasOwn(WEAK, sound));
  const stressed = full >= 0 ? full : sounds.findIndex(isVowel);
  return sounds.map((sound, at) => {
    const name = WEAK[sound] ?? sound.toUpperCase();
    return isVowel(sound) ? `${name}${at === stressed ? 1 : 0}` : name;
  });
}
