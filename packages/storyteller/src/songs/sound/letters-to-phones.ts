/** Spellings and their phones, tried in order at each place; "1" stands for a vowel whose stress is set afterwards. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^tch/, 'CH'], [/^sch/, 'SH'], [/^eigh/, 'EY1'], [/^igh/, 'AY1'], [/^ough/, 'OW1'], [/^augh/, 'AO1'],
  [/^tion/, 'SH AH0 N'], [/^ch/, 'CH'], [/^sh/, 'SH'], [/^th/, 'TH'], [/^ph/, 'F'], [/^wh/, 'W'], [/^ck/, 'K'],
  [/^ng(?![aeiouy])/, 'NG'], [/^qu/, 'K W'], [/^gh/, 'G'], [/^kn/, 'N'], [/^wr/, 'R'], [/^dge/, 'JH'],
  [/^ee/, 'IY1'], [/^ea/, 'IY1'], [/^ie(?=$)/, 'IY1'], [/^ie/, 'IY1'], [/^ey(?=$)/, 'IY1'], [/^ei/, 'EY1'],
  [/^ai/, 'EY1'], [/^ay/, 'EY1'], [/^oa/, 'OW1'], [/^oo/, 'UW1'], [/^ou/, 'AW1'], [/^ow(?=$)/, 'OW1'], [/^ow/, 'AW1'],
  [/^oi/, 'OY1'], [/^oy/, 'OY1'], [/^au/, 'AO1'], [/^aw/, 'AO1'], [/^ew/, 'UW1'], [/^ue(?=$)/, 'UW1'],
  [/^ia(?=$)/, 'IY1 AH1'], [/^io(?=$)/, 'IY1 OW1'], [/^eo(?=$)/, 'IY1 OW1'], [/^oe(?=$)/, 'OW1'],
  [/^ar(?![aeiouy])/, 'AA1 R'], [/^or(?![aeiouy])/, 'AO1 R'], [/^[eiu]r(?![aeiouy])/, 'ER1'],
  [/^a(?=[^aeiouyw]e$)/, 'EY1'], [/^i(?=[^aeiouyw]e$)/, 'AY1'], [/^o(?=[^aeiouyw]e$)/, 'OW1'],
  [/^u(?=[^aeiouyw]e$)/, 'UW1'], [/^y(?=[^aeiouyw]e$)/, 'AY1'], [/^le(?=s?$)/, 'AH1 L'], [/^e(?=s?$)/, ''],
  [/^a/, 'AE1'], [/^e/, 'EH1'], [/^i(?=$)/, 'IY1'], [/^i/, 'IH1'], [/^o(?=$)/, 'OW1'], [/^o/, 'AA1'], [/^u/, 'AH1'],
  [/^y(?=[aeiou])/, 'Y'], [/^y(?=$)/, 'IY1'], [/^y/, 'IH1'],
  [/^bb?/, 'B'], [/^c(?=[eiy])/, 'S'], [/^cc?/, 'K'], [/^dd?/, 'D'], [/^ff?/, 'F'], [/^g(?=[eiy])/, 'JH'], [/^gg?/, 'G'],
  [/^h(?=[aeiouy])/, 'HH'], [/^h/, ''], [/^j/, 'JH'], [/^kk?/, 'K'], [/^ll?/, 'L'], [/^mm?/, 'M'], [/^nn?/, 'N'],
  [/^pp?/, 'P'], [/^q/, 'K'], [/^rr?/, 'R'], [/^ss?/, 'S'], [/^tt?/, 'T'], [/^v/, 'V'], [/^w(?=[aeiouy])/, 'W'],
  [/^w/, ''], [/^x(?=$|[^aeiou])/, 'K S'], [/^x/, 'Z'], [/^zz?/, 'Z'],
]; // prettier-ignore

/** Longer words are not sung letter by letter; a theme may hold anything. */
const LONGEST = 40;
const MARKS = /\p{M}/gu;
const isVowel = (phone: string): boolean => /\d$/.test(phone);

/**
 * The phones of a word that no dictionary has, by rules for English letters, stressed on its first vowel. Letters of
 * other scripts and noises without a vowel ("Sss") are one open syllable.
 */
export function lettersToPhones(word: string): string[] {
  let rest = word.normalize('NFD').replace(MARKS, '').toLowerCase().replace(/[^a-z]/g, '').slice(0, LONGEST); // prettier-ignore
  const phones: string[] = [];
  while (rest !== '') {
    const found = SPELLINGS.find(([spelling]) => spelling.test(rest));
    const length = found?.[0].exec(rest)?.[0].length ?? 1;
    // A final silent e alone ("the", "be") is the word's only vowel.
    const said = found?.[1] === '' && rest === 'e' && !phones.some(isVowel) ? 'IY1' : (found?.[1] ?? '');
    if (said !== '') phones.push(...said.split(' '));
    rest = rest.slice(Math.max(1, length));
  }
  if (!phones.some(isVowel)) phones.splice(Math.min(1, phones.length), 0, 'AH1');
  let first = true;
  return phones.map((phone) => {
    if (!isVowel(phone)) return phone;
    const stress = first ? '1' : '0';
    first = false;
    return phone.slice(0, -1) + stress;
  });
}
