import { within } from '../arcs/wording.ts';

/** What a child wishes, as the parent typed it. */
export interface ChildWish {
  /** As the child says it: "I want to be a postman", "I wish I had a dog". */
  readonly said: string;
  /** Base form without "to": "be a postman", "fly", "have a dog". */
  readonly to: string;
  /** What the child wishes to be or to have, without its article: "postman", "dog"; null when it is neither. */
  readonly what: string | null;
}

/** The child itself, at the beginning of a theme: "I", "my daughter", "a boy who". */
const CHILD =
  /^(?:(?:about |a story about )?(?:i|he|she|they|(?:my|our|the|an?) (?:\p{L}+ )?(?:son|daughter|child|boy|girl|kid|toddler|little one|grandson|granddaughter|niece|nephew)(?: who| that)?)|(?:wants?|wanting|wishing|dreaming))\b/iu;
const GROWN = /^when (?:i|he|she|they)(?:'m| am| is| are)? (?:grows? up|(?:older|grown up|big)),? /i;
/** A wish that is none: of somebody who will not, or one that is told of elsewhere. */
const NOT_THIS =
  /\b(?:not|never|n['’]?t) (?:ever |really )?(?:wants?|wish|dream|like)\b|\b(?:baby|brother|sister|sibling|friends?|home|sleep|bed|mum\w*|mom\w*|dad\w*|nan\w*|gran\w*|die|dead|kill|fight|hit|hurt|alone|toilet|potty|nappy|daddy|back|stop|stay|leave|go|win|learn|play|draw|paint|bake|make|build|find|help|meet|visit)\b/i;
const UP_TO = /\s*\b(?:and|but|because|so|when|until|who|that|which|for (?:my|his|her|the)|if|like)\b.*$/i;
const ARTICLE = /^(?:an?|the|his|her|my) /i;

/**
 * The wish of the child a theme is about; null when it is somebody else's or none. `names` are what the child may be
 * called by: "Leo wants to be a train driver".
 */
export function childWishIn(low: string, names: readonly string[]): ChildWish | null {
  const text = low
    .trim()
    .replace(GROWN, '')
    .replace(/^(?:can|could|may) i (be|have) /, 'i want to $1 ')
    .replace(/ (?:just |exactly )?like (?:my|his|her|our|their|a|the) .*$/, '')
    .replace(/[.!?]+$/, '');
  const named = names.find((each) => text.startsWith(`${each.toLowerCase()} `));
  const start = named === undefined ? CHILD.exec(text)?.[0] : named;
  if (start === undefined || NOT_THIS.test(text)) return null;
  const rest = /^(?:want|wish|dream)/i.test(start) ? text : text.slice(start.length).trim();
  const found =
    /^(?:really |always |just |secretly |so |only )?(?:wants?|wanted|wanting|would (?:love|like)|wishes|wish|wishing|wished|dreams?|dreamed|dreaming|longs?) (?:(?:to (?:become|be))\b ?(.*)|(?:of|about) being (?:able to )?(.*)|to ((?!be\b|become\b).*)|(?:that )?(?:i|he|she|they) (?:was|were|is|are) (.*)|(?:that )?(?:i|he|she|they) (?:had|has|have) (.*)|(?:that )?(?:i|he|she|they) could (.*)|((?:an?|some) .*)|for (.*))$/i.exec(
      rest,
    );
  if (!found) return null;
  const cut = (phrase: string | undefined): string => (phrase ?? '').replace(UP_TO, '').trim();
  const [, be, being, to, were, had, could, thing, wishedFor] = found.map(cut);
  const owned = had || thing || '';
  const state = be || being || were || '';
  const done = to || could || '';
  const ableTo = /^able to (.+)$/.exec(state)?.[1];
  const wish: ChildWish | null =
    ableTo !== undefined
      ? { said: `I want to ${ableTo}`, to: ableTo, what: null }
      : state
        ? {
            said: `I want to be ${state}`,
            to: `be ${state}`,
            what: ARTICLE.test(state) ? state.replace(ARTICLE, '') : null,
          }
        : owned
          ? { said: `I wish I had ${owned}`, to: `have ${owned}`, what: owned.replace(ARTICLE, '') }
          : wishedFor
            ? { said: `I wish for ${wishedFor}`, to: `have ${wishedFor}`, what: wishedFor.replace(ARTICLE, '') }
            : done
              ? /^have (.+)$/.test(done)
                ? { said: `I wish I had ${done.slice(5)}`, to: done, what: done.slice(5).replace(ARTICLE, '') }
                : { said: `I want to ${done}`, to: done, what: null }
              : null;
  return wish && within(8, wish.said) && !/\b(?:his|her|their|him|them|he|she)\b/.test(wish.said) ? wish : null;
}
