import type { Being } from '@storylantern/library';
import { genericBeing } from './generic-being.ts';
import type { Mention, Token } from './entities.ts';

const NAMES: Readonly<Record<string, readonly string[]>> = {
  girl: ['Tilda', 'Posy', 'Marnie', 'Ottilie', 'Juna', 'Bea'],
  boy: ['Otto', 'Alfie', 'Bram', 'Jonah', 'Rafi', 'Ned'],
  child: ['Wim', 'Ode', 'Sol', 'Lark', 'Pax', 'Fen'],
};

/** A child of a story who is not the one it is told to; undefined for every other word. */
export function storyChild(word: string): Being | undefined {
  const kind = word === 'kid' ? 'child' : word;
  const names = Object.hasOwn(NAMES, kind) ? NAMES[kind] : undefined;
  if (!names) return undefined;
  return {
    ...genericBeing(kind, 'person', { person: 'child', costume: null }),
    plural: kind === 'child' ? 'children' : `${kind}s`,
    names: [...names],
    home: 'house with the blue door',
    eats: 'toast',
    says: 'Hello',
    does: 'walked to the corner and back, and counted the gates',
    sleeps: 'sleep in a bed, on one side and then on the other',
    can: ['gentle', 'string'],
  };
}

const FIRST_WORDS = /^(?:about )?(?:the|an?) (?:[\p{L}-]+ )?(girl|boy|child|kid) (?:who|that|which|made|with)\b/iu;
/** What no child of the family is or does, so that it is somebody of a story: "is made of paper", "talks to trains". */
const OF_A_STORY =
  /^(?:is (?:made|invisible|as (?:small|tall|big|light)|half|the \p{L}+est|an? (?!girl|boy|bit|little|child|baby|big|new)|upside|always (?!sad|late|angry|cross|tired|scared)|only|never (?!happy)|secretly|really)|(?:talks|speaks|sings|listens|waves|writes(?: \p{L}+)?) (?:to|with) (?!her|his|my|the (?:teacher|other)|other|people|children|mum|dad|strangers|everyone|nobody|us|me)|can (?:fly|talk|see|hear|walk|turn|make|breathe|float|stop|jump over)|turns|turned|lives (?:in|on|under|inside|with|at)|has (?:wings|an? (?:tail|horn|cloud|moon|star|tree|hole|key|clock|bird|pocketful|shadow))|never (?:sleeps|grows|lands|walks|stops|stopped)|asks|asked|always asks|(?:can'?t|cannot|can not|never) (?:sit|stand|keep|stay|stop|whisper|be quiet|walk|hurry)(?= (?:still|quiet|clean|tidy|talking|moving|jumping|dancing|laughing|giggling|singing|fidgeting|asking|running|humming|bouncing|wriggling|hopping|slowly)|$)|only|walks (?:on|up|through)|rides|collects|floats|flies|glows|shrinks|grows|sneezes|eats|keeps|catches|paints|knits|builds|hiccups|rhymes|smells|lights|plants|draws|tells the time|counts)\b/iu;

/** "a girl who talks to trains": a child of a story, with her own name; the reader's child is the friend who knows her. */
export function oddChildIn(text: string, tokens: readonly Token[]): Mention | null {
  const found = FIRST_WORDS.exec(text);
  const word = found?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const head = tokens.findIndex((each) => each.word === word);
  const being = storyChild(word);
  if (!being || head < 0) return null;
  return {
    word: being.id,
    adjectives: [],
    plural: false,
    name: null,
    being,
    place: null,
    thing: null,
    known: true,
    from: head,
    to: head + 1,
    head,
  };
}

/** Whether what is said of such a child is said of somebody of a story. */
export const isOfAStory = (clause: string): boolean => OF_A_STORY.test(clause);
