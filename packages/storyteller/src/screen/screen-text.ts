import { plainText } from '../facts/given-text.ts';
import { isSlipOf } from '../match/edit-distance.ts';
import { isWordForm } from '../words/dictionary.ts';

/** Words the rules depend on; a typed word that is in no dictionary is read as the nearest of them. */
const KEY_WORDS = (
  'suicide suicidal strangle murder murdering torture torturing stabbing shooting molest molested molesting raped ' +
  'naked pornography overdose masturbating sexual sexually erotic explicit poison drown choking choke revenge ' +
  'cupboard basement closet monster bogeyman boogeyman punish threaten frighten secret himself herself themselves ' +
  'punch punching slap teach bleach immigrants muslims jewish disgusting knife pistol machete touches touched ' +
  'private weapon weapons explosive undress undresses abuse abused abusing'
).split(' ');
const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const SLIPS: Readonly<Record<string, string>> = {
  kik: 'kick', kil: 'kill', kils: 'kills', kll: 'kill', klil: 'kill', tech: 'teach', teech: 'teach', hert: 'hurt', stabb: 'stab', shot: 'shot',
  unalive: 'kill', kms: 'kill myself', hisself: 'himself', theirself: 'themself', sewerslide: 'suicide', pr0n: 'porn', pron: 'porn', secks: 'sex', seks: 'sex',
  nood: 'nude', noods: 'nudes', rapd: 'raped', tuch: 'touch', tuches: 'touches', toutch: 'touch', touchs: 'touches', momy: 'mommy', mumy: 'mummy', polise: 'police', lok: 'lock', skare: 'scare',
}; // prettier-ignore
const MOST_MENDED = 80;
/** Unsafe wishes stand anywhere in a long text, so all of it is read. */
const LONGEST = 26_000;

/** The text as the rules read it: small letters, plain marks, disguised and misspelt key words mended, one sentence each. */
export function screenSentences(...texts: readonly string[]): string[] {
  const text = texts
    .map((each) =>
      [each.slice(0, 6000), each.slice(6000, 12000), each.slice(12000, 18000), each.slice(18000, LONGEST)]
        .map(plainText)
        .join(''),
    )
    .join('. ')
    .toLowerCase()
    .replace(/\b(\p{L})[.*_ -](\p{L})[.*_ -](\p{L})(?:[.*_ -](\p{L}))?(?:[.*_ -](\p{L}))?(?![\p{L}])/gu, (...all) =>
      all
        .slice(1, 6)
        .filter((each) => typeof each === 'string')
        .join(''),
    );
  let mended = 0;
  const known = new Map<string, string>();
  const words = text.replace(/[\p{L}\p{N}@$!']+/gu, (typed) => {
    const before = known.get(typed);
    if (before !== undefined) return before;
    const word = undisguised(typed);
    let meant = SLIPS[word] ?? word;
    if (meant.length >= 5 && !isWordForm(meant) && mended < MOST_MENDED) {
      mended++;
      meant = KEY_WORDS.find((key) => key[0] === meant[0] && isSlipOf(meant, key, key.length > 6 ? 2 : 1)) ?? meant;
    }
    known.set(typed, meant);
    return meant;
  });
  const sentences = words
    .replaceAll("'", '')
    // What a story is to say is not what somebody said.
    .replace(/\b(story|book|tale|poem)(?: that| which)? says?\b/g, '$1 that')
    .split(/[.!?\n;]+/)
    .map((each) =>
      each
        .replace(/[,:"()/-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((each) => each !== '');
  return [...new Set(sentences)];
}

/** "k1ll" -> "kill", "killll" -> "kill"; numbers by themselves stay. */
function undisguised(typed: string): string {
  const word =
    /\p{L}/u.test(typed) && /[0-9@$!]/.test(typed.replace(/!+$/, ''))
      ? typed.replace(/[013457@$!]/g, (mark) => LEET[mark] ?? mark)
      : typed.replace(/[!$@]+/g, ' ');
  return word.replace(/(\p{L})\1{2,}/gu, '$1$1');
}
