/** Letters of other alphabets in the Latin letters an English voice says closest to them. */

/** Latin letters that do not fall apart into a letter and an accent. */
const LATIN = pairs('ß ss æ ae œ oe ø o ł l đ d ð th þ th ı i ħ h ŋ ng ə e ſ s');
const GREEK = pairs(
  'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ i φ f χ h ψ ps ω o',
);
const CYRILLIC = pairs(
  'а a б b в v г g д d е e ж zh з z и ee к k л l м m н n о o п p р r с s т t у oo ф f х h ц ts ч ch ш sh щ sh ъ - ' +
    'ы i ь - э e ю yoo я ya є ye і ee ґ g ђ j ј y љ ly њ ny ћ ch џ j',
);
/** Kana by vowel; small kana are read as the large ones they follow. */
const KANA = pairs(
  'あ ah い ee う oo え eh お oh か kah き kee く koo け keh こ koh さ sah し shee す soo せ seh そ soh た tah ち chee つ tsoo ' +
    'て teh と toh な nah に nee ぬ noo ね neh の noh は hah ひ hee ふ foo へ heh ほ hoh ま mah み mee む moo め meh も moh ' +
    'が gah ぎ gee ぐ goo げ geh ご goh ざ zah じ jee ず zoo ぜ zeh ぞ zoh だ dah ぢ jee づ zoo で deh ど doh ' +
    'ば bah び bee ぶ boo べ beh ぼ boh ぱ pah ぴ pee ぷ poo ぺ peh ぽ poh ' +
    'や yah ゆ yoo よ yoh ら rah り ree る roo れ reh ろ roh わ wah を oh ん n ゃ yah ゅ yoo ょ yoh っ - ー -',
);
const SINGLE = new Map([...LATIN, ...GREEK, ...CYRILLIC]);

/** The parts of a Korean syllable block, in the order Unicode composes them (The Unicode Standard, section 3.12). */
const HANGUL_FIRST = 'g,kk,n,d,tt,r,m,b,pp,s,ss,,j,jj,ch,k,t,p,h'.split(',');
const HANGUL_VOWEL = 'ah,eh,yah,yeh,uh,eh,yuh,yeh,oh,wah,weh,weh,yoh,oo,wuh,weh,wee,yoo,oo,ee,ee'.split(',');
const HANGUL_LAST = ',k,k,k,n,n,n,t,l,k,m,l,l,l,p,l,m,p,p,t,t,ng,t,t,k,t,p,t'.split(',');
const HANGUL_START = 0xac00;
const HANGUL_END = 0xd7a3;

/**
 * A word in plain small letters and apostrophes: accents folded, curly apostrophes made straight, Greek, Cyrillic,
 * Korean and Japanese kana written as they sound. Signs that cannot be said this way (Chinese characters, Arabic
 * without its vowels) are left out, so the answer may be empty.
 */
export function romanise(word: string): string {
  let spoken = '';
  for (const letter of folded(word)) {
    const code = letter.codePointAt(0) ?? 0;
    if (/[a-z']/.test(letter)) spoken += letter;
    else if (code >= HANGUL_START && code <= HANGUL_END) spoken += hangul(code - HANGUL_START);
    else if (KANA.has(hiragana(letter))) spoken += KANA.get(hiragana(letter)) ?? '';
    else spoken += SINGLE.get(letter) ?? '';
  }
  return spoken;
}

/** Small letters without accents, Korean blocks and voiced kana (whose two marks are spared) composed again. */
const folded = (word: string): string =>
  word
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[‘’ʼ‛`´＇]/g, "'")
    .replace(/[\p{M}--[\u3099\u309a]]/gv, '')
    .normalize('NFC');

const hangul = (index: number): string =>
  [HANGUL_FIRST[Math.floor(index / 588)], HANGUL_VOWEL[Math.floor((index % 588) / 28)], HANGUL_LAST[index % 28]].join(
    '',
  );

/** Katakana stand 0x60 above the hiragana of the same sound. */
const hiragana = (letter: string): string => {
  const code = letter.codePointAt(0) ?? 0;
  return code >= 0x30a1 && code <= 0x30f6 ? String.fromCodePoint(code - 0x60) : letter;
};

/** "α a β v" as a table; "-" stands for a letter that is not heard. */
function pairs(list: string): ReadonlyMap<string, string> {
  const words = list.split(' ');
  return new Map(
    words.flatMap((letter, at) => (at % 2 === 0 ? [[letter, (words[at + 1] ?? '').replace('-', '')] as const] : [])),
  );
}
