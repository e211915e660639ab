import type { Article, Turn } from '@storylantern/library';
import { plainWords } from '../understand/plain-words.ts';
import type { Kind } from '../understand/kinds.ts';
import { termsOf } from './terms.ts';

/** Things asked on every page in words that tell no page from another ("how long?"), and how the pages' turns put them. */
const PUT_LIKE: Readonly<Partial<Record<Kind, RegExp>>> = {
  when: /^(?:and )?(?:how long (?:does|do|will|until|till|for|can|should|is it|it)\b(?! i\b).*(?:last|take|go on|get better|wait|stop|keep|used to|grow|end|try|phase|continue)|when (?:does|do|will|is|can) (?:it|this|that|they|he|she) (?:stop|end|get better|go away|be over|go)\b|(?:will|do|does) (?:he|she|they|it) grow out of|how long (?:until|does it)|how long\b.*\b(?:phase|take|last))/,
  tried:
    /^(?:but )?(?:(?:i|we) (?:have )?(?:tried|did|do) |(?:i have )?tried (?:everything|it all)|nothing (?:works|helps)|.*\b(?:does not|do not|did not) (?:work|help)\b)/,
  'if-it-fails':
    /^(?:but )?(?:(?:i|we) (?:have )?(?:tried|did|do) |(?:i have )?tried (?:everything|it all)|nothing (?:works|helps)|what if (?:it|that|nothing))/,
  'is-it-normal': /\b(?:is (?:it|that|this) (?:even |still )?normal|should i (?:be )?worr\w+)\b/,
  'my-fault': /\b(?:my fault|did i (?:cause|do)|because of me|is it because i)\b/,
};

/** Words that a bare question of each kind is made of: whatever else stands in it is asked as well. */
const BARE: ReadonlySet<string> = new Set(
  termsOf(
    'when long take takes last lasts better end ends over expect phase wait grow normal usual common worry worried concerned ' +
      'tried trying try everything does work works help helps fail fails useless idea fault blame cause caused really actually ' +
      'night day many see someone somebody anyone doctor professional bad harmful ever finally roughly usually before improve go away forever difference already million worse behind typical anyway',
  ),
);

/** Whether a message asks its kind of thing and names nothing besides. */
export const isBare = (plain: string): boolean => termsOf(plain).every((word) => BARE.has(word));

/** The turns of a page that answer a bare question of a kind; none when the page has no such turn. */
export function turnsOfAKind(article: Article, kind: Kind): readonly Turn[] {
  const put = PUT_LIKE[kind];
  if (!put) return [];
  const like = article.turns.filter((turn) => turn.asks.some((each) => put.test(plainWords(each))));
  if (kind !== 'tried' && kind !== 'if-it-fails') return like;
  // What was tried is named in most wordings ("tried stickers"); the answer fits any trial when it says so itself.
  return like.filter((turn) => turn.answer.startsWith('Then ') || turn.asks.some((each) => isBare(plainWords(each))));
}
