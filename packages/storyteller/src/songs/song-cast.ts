import { FEARS, type Fear } from '@storylantern/library';
import { everyDayMatterOf, hardMatterOf, matterSaid, rivalOf, whoIsMissed } from './bank/all-matters.ts';
import { storyName, UnusableName } from '../child/name.ts';
import { plainText } from '../facts/given-text.ts';
import { withArticle } from '../books/company/figure.ts';
import { readFamily } from '../books/company/family.ts';
import type { Entity, Theme } from '../books/theme.ts';
import type { SongBrief } from './brief.ts';
import { askedAbout, isStuff, isThing, LONGEST_WORD } from './asked-about.ts';
import { firstTimeSung } from './first-time-sung.ts';
import { fits, isPair, pronounOf, someoneOf } from './someone.ts';
import { putWondered } from './wondered.ts';
import { placeSaid } from '../books/theme/place-said.ts';

/** What may stand in each slot of a line, the dearest first; a slot that is missing has nothing to say. */
export type Slots = ReadonlyMap<string, readonly string[]>;

/** A theme longer than this is read up to here. */
const LONGEST_THEME = 2_000;
/** Before its marks are taken out. */
const LONGEST_READ = 4_000;
/** The theme as it is read: plain marks and spaces, of bounded length. */
export const askedTheme = (typed: string): string =>
  plainText(typed.slice(0, LONGEST_READ))
    .replace(/<[^<>]*>|https?:\S+/gu, ' ')
    .slice(0, LONGEST_THEME);

const LONGEST_NAME = 14;

/** The child as the song calls it. */
function sungName(brief: SongBrief, theme: Theme): string {
  const said = usableName(brief.childName) ?? theme.heroName;
  if (said === null) return brief.style === 'lullaby' ? 'darling' : 'everyone';
  return said.length <= LONGEST_NAME ? said : (said.split(' ')[0] ?? said);
}

/** The name as a song calls it; null when none was typed or it is not one. */
export const usableName = (typed: string | null): string | null => {
  if (typed === null || typed.trim() === '') return null;
  try {
    return storyName(typed);
  } catch (error) {
    if (error instanceof UnusableName) return null;
    throw error;
  }
};

const plural = (entity: Entity): string =>
  entity.being !== null && entity.being.id === entity.word
    ? entity.being.plural
    : entity.thing?.uncounted === true || isStuff(entity.word) || isPair(entity.word)
      ? entity.word
      : `${entity.word}${/(?:[sxz]|ch|sh)$/.test(entity.word) ? 'es' : 's'}`;

/** A fear in the parent's own word: "the hoover". */
function typedFear(fear: Fear, raw: string): string {
  const word = fear.words.find((each) => raw.includes(each));
  return word === undefined || raw.includes(fear.id) || !fear.id.startsWith('the ') || word.includes(' ')
    ? fear.id
    : `the ${word}`;
}

/** A theme that is nothing but a fear's name: "thunder". */
export const bareFearOf = ({ raw, hero, relation }: Theme): Fear | null => {
  const bare = raw.toLowerCase().replace(/^\s*(?:the|a|an|my|his|her)\s+/, '').replace(/[^\p{L} ]/gu, '').trim(); // prettier-ignore
  if (hero !== null || relation !== 'none') return null;
  return FEARS.find((each) => each.id.replace(/^the /, '') === bare || each.words.includes(bare)) ?? null;
};

/** What is feared, as it stands after "scared of". */
const fearOf = (theme: Theme): string | null => {
  const bare = bareFearOf(theme);
  if (bare) return typedFear(bare, theme.raw.toLowerCase());
  if (theme.relation !== 'fear') return null;
  if (theme.fear) return typedFear(theme.fear, theme.raw.toLowerCase());
  const feared = theme.other ?? theme.thing;
  return fits(feared) ? plural(feared) : fits(theme.place) ? placeSaid(theme.place, theme.raw) : null;
};

/** "her blue blanket" is "the blue blanket"; a toy with a name is called by it. */
const comforterSaid = (comforter: string): string => (/^\p{Lu}/u.test(comforter) ? comforter : `the ${comforter}`);

const oneOf = (word: string, uncounted: boolean): string =>
  uncounted ? `some ${word}` : isPair(word) ? `some ${word}` : withArticle(word);

const WANTS_NOT = /\b(?:not|never|no longer|\w+n'?t|refuses?)\b(?: \p{L}+)? (?:to )?(?:want|wish|like|have)\b/iu;
/** What is wished, as it stands after "to": "fly", "have a hat"; null for what is not wanted at all. */
function wantSaid({ want, raw }: Theme): string | null {
  if (want === null || WANTS_NOT.test(raw)) return null;
  const said = /^(?:an?|the|some|his|her|my|their|more|two|three)\b/i.test(want) ? `have ${want}` : want;
  return said.length <= LONGEST_WORD ? said : null;
}

/** Adjectives that are no news of anybody: nobody sings "the kitten is new". */
const SAYS_LITTLE =
  /^(?:new|old|little|small|big|young|tiny|own|other|sore|one|two|three|four|five|six|seven|eight|nine|ten|many|autumn|winter|summer|spring|christmas|easter|birthday|school|garden|river|sea|farm|toy)$/;
/** A song that packs, throws or polishes things leaves alone what is grown on. */
const OF_A_BODY =
  /^(?:thumb|finger|toe|nose|ear|eye|tooth|tummy|belly|bottom|hair|hand|foot|leg|arm|elbow|knee|head|neck|tongue|skin|chin|cheek|lip|heart|bone|blood|body)$/;
const LONGEST_CLAUSE = 26;
/** Whether a word of the theme begins as an activity does: "drums" for "drumming", but "ukulele" is no piano. */
const saidInTheme = (id: string, raw: string): boolean =>
  new RegExp(String.raw`(?<!\p{L})${id.slice(0, 3)}`, 'iu').test(raw);

/** Fills the slots for a brief. `turn` decides what the theme leaves open. */
export function slotsOf(brief: SongBrief, theme: Theme, turn: number): Slots {
  const slots = new Map<string, readonly string[]>();
  const put = (slot: string, ...said: readonly string[]): void => {
    slots.set(slot, said);
  };
  put('name', sungName(brief, theme));

  const asked = askedAbout(theme);
  const x = someoneOf(theme, turn, asked);
  const long = [...x.adjectives, x.word].join(' ');
  const described = x.adjectives.length > 0 && long.length <= LONGEST_WORD ? [withArticle(long)] : [];
  put('a x', ...described, withArticle(x.word));
  const theDescribed = described.length > 0 ? [`the ${long}`] : [];
  put('the x', ...(x.name === null ? theDescribed : [x.name]), `the ${x.word}`);
  put('x', x.word);
  const said = pronounOf(x, theme, turn);
  put('he', said);
  put('him', said === 'he' ? 'him' : 'her');
  put('his', said === 'he' ? 'his' : 'her');
  if (x.being && x.being.says.length <= 12) put('says', x.being.says.replace(/[!?.]/g, ''));

  const other = theme.other && theme.other.word !== x.word ? theme.other : null;
  if (fits(other)) {
    put('y', other.word);
    put('a y', withArticle([...other.adjectives, other.word].join(' ')), withArticle(other.word));
    put('the y', ...(other.name === null ? [] : [other.name]), `the ${other.word}`);
  }
  const thing = theme.thing;
  if (asked && isThing(asked, theme)) {
    put('t', asked.word);
    put('a t', asked.one);
    put('the t', asked.again);
    put('it', 'it');
    put('them', 'it');
    put('was', 'was');
    put("wasn't", "wasn't");
  } else if (fits(thing) && !OF_A_BODY.test(thing.word) && !SAYS_LITTLE.test(thing.word)) {
    const many = isPair(thing.word);
    const uncounted = thing.thing?.uncounted === true || isStuff(thing.word);
    const told = thing.adjectives.filter((each) => !SAYS_LITTLE.test(each));
    const whole = [...told, thing.word].join(' ');
    put('t', thing.word);
    put(
      'a t',
      ...(told.length > 0 && whole.length <= LONGEST_WORD ? [oneOf(whole, uncounted)] : []),
      oneOf(thing.word, uncounted),
    );
    put('the t', `the ${thing.word}`);
    put('it', many ? 'they' : 'it');
    put('them', many ? 'them' : 'it');
    put('was', many ? 'were' : 'was');
    put("wasn't", many ? "weren't" : "wasn't");
  }
  if (fits(theme.place)) put('place', placeSaid(theme.place, theme.raw));
  const fear = fearOf(theme);
  if (fear !== null) put('fear', fear);
  const want = wantSaid(theme);
  if (want !== null) put('want', want);
  if (theme.activity && saidInTheme(theme.activity.id, theme.raw)) put('act', theme.activity.id);
  if (theme.clause !== null && theme.hero !== null && theme.clause.length <= LONGEST_CLAUSE)
    put('clause', theme.clause);
  if (theme.first) put('first', firstTimeSung(theme.first.id));

  // An adjective that fits no line before the noun is told after it.
  const adjectives = (theme.hero?.adjectives ?? []).filter((each) => !SAYS_LITTLE.test(each));
  if (!slots.has('clause') && theme.want !== null && WANTS_NOT.test(theme.raw)) {
    const told = `does not want to ${theme.want}`;
    if (told.length <= LONGEST_CLAUSE) put('clause', told);
  }
  if (!slots.has('clause') && adjectives.length > 0) {
    const told = `is ${adjectives.slice(0, 2).join(' and ')}`;
    if (told.length <= LONGEST_CLAUSE) put('clause', told);
  }

  const family = readFamily({ theme: brief.theme, childName: brief.childName, age: brief.age, details: brief.details }, theme); // prettier-ignore
  const details = plainText(brief.details ?? '').toLowerCase();
  if (family.pet && family.pet.name.length <= LONGEST_NAME) put('pet', family.pet.name);
  if (family.comforter && family.comforter.length <= LONGEST_WORD) {
    put('the comforter', comforterSaid(family.comforter));
  }
  if (family.grownUp && details !== '') put('grown-up', family.grownUp.name);
  const liked = family.interests.find((each) => each.length <= LONGEST_WORD);
  if (liked !== undefined) put('likes', liked);
  const hard = hardMatterOf(theme);
  if (hard) put('who', whoIsMissed(theme, hard));
  const everyDay = everyDayMatterOf(theme);
  if (everyDay?.id === 'dear-one') put('who', whoIsMissed(theme, everyDay));
  const called = everyDay && matterSaid(theme, everyDay);
  if (called !== null) put('m', called);
  const rival = everyDay && rivalOf(theme, everyDay);
  if (rival !== null) put('rival', rival);
  putWondered(put, theme, asked, x, slots);
  return slots;
}
