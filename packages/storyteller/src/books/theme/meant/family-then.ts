import { isToldAsEvent } from '../../arcs/events/index.ts';
import { kinPhrase, kinWords } from '../../../facts/kin.ts';
import type { Entity, Theme } from '../../theme.ts';
import { THING_WORDS } from '../entries.ts';
import { grownUp } from './grown-up.ts';

// Rules for one of the family at another time, or at work.

const KIN = kinWords.join('|');
const WHEN_SMALL = new RegExp(
  String.raw`^(?:(?:the (?:day|time|story) (?:of )?)?when|how) (?:my |our )?(?:great[- ])?(?<kin>${KIN}) was (?:still )?(?:a )?(?:very )?(?:little|small|young|tiny|my age|(?:his|her|their) age|(?:little |small |young )?(?:girl|boy|child|kid)|at school|(?:three|four|five|six|seven|eight|nine|ten))(?<rest>$|[ ,].*)`,
  'iu',
);
/** What was lost, made and looked for then as now. */
const OF_THOSE_DAYS: readonly (readonly [Theme['relation'], string])[] = [
  ['make', 'kite'],
  ['lost', 'ball'],
  ['make', 'boat'],
  ['lost', 'kite'],
  ['make', 'treehouse'],
];

const OF_BEING_SMALL = /^(?:little|small|young|tiny|age|girl|boy|school)$/i;

const thingCalled = (word: string): Entity | null => {
  const entry = THING_WORDS.get(word)?.entry;
  return entry
    ? { word, adjectives: [], plural: false, name: null, being: null, place: null, thing: entry, known: true }
    : null;
};

/** "when daddy was little": a book about Daddy, who is the child in it; the child of the family was not there yet. */
export function withKinWhenSmall(theme: Theme, childName: string | null): Theme {
  const found = WHEN_SMALL.exec(theme.raw.trim())?.groups;
  const kin = found?.['kin'] === undefined ? undefined : kinPhrase(found['kin']);
  if (!kin) return theme;
  const rest = (found?.['rest'] ?? '').replace(/^[ ,]+(?:and |he |she |they )*/i, '').trim();
  const toldOf = rest !== '' && (theme.hero ?? theme.other ?? theme.thing ?? theme.place ?? theme.activity) !== null;
  const [relation, word] = OF_THOSE_DAYS[theme.raw.length % OF_THOSE_DAYS.length] ?? ['make', 'kite'];
  const then =
    childName === null
      ? ['This was a long time ago.']
      : [
          `This was before there was ${childName}.`,
          `There was no ${childName} in those days.`,
          `It was long before there was ${childName}.`,
        ];
  return {
    ...theme,
    raw: toldOf ? rest : `a ${word}`,
    heroName: kin.text,
    childRole: kin.gender === 'f' ? 'girl' : kin.gender === 'm' ? 'boy' : null,
    occasion: theme.occasion ?? { lines: then, weather: null, at: [] },
    clause: null,
    first: null,
    want: null,
    ...(toldOf ? {} : { relation, hero: null, other: null, place: null, thing: thingCalled(word), also: [] }),
    used: [kin.text, ...theme.used.filter((each) => !OF_BEING_SMALL.test(each))],
    unused: theme.unused.filter((each) => !OF_BEING_SMALL.test(each)),
  };
}

const HAS_A_TRADE = new RegExp(
  String.raw`^(?:my |our )?(?<kin>${KIN}) (?:is|works as|works for|is secretly|used to be|was) (?:an?|the) \p{L}`,
  'iu',
);

/** "mummy is a firefighter": the firefighter is Mummy. */
export function withKinOfTrade(theme: Theme): Theme {
  const { hero, other, raw, relation } = theme;
  const kin = HAS_A_TRADE.exec(raw.trim())?.groups?.['kin'];
  const phrase = kin === undefined ? undefined : kinPhrase(kin);
  const trade = hero ?? other;
  if (!phrase || !trade?.being || trade.name !== null || trade.plural || relation === 'fear') return theme;
  return { ...theme, relation: 'none', hero: { ...trade, name: phrase.text }, other: null, clause: null, want: null };
}

const AT_WORK = new RegExp(
  String.raw`^(?:(?:when|why|saying goodbye when) )?(?:my |our )?(?<kin>${kinWords.join('|')}) (?:is |has to |must |always |are )?(?:going|goes|go|went|off|at|back)(?: back)?(?: to| at)? work(?: today| again| every day| on the train)?$|^(?:my |our )?(?<busy>${kinWords.join('|')})(?:'s| has(?: got)?| got| starts| is starting) (?:an? |his |her )?first day at work$|^(?:my |our )?(?<late>${kinWords.join('|')}) (?:always |often )?works (?:late|a lot|all the time|all day|so much|too much|hard)$`,
  'iu',
);
const OF_KIN_FIRST = new RegExp(
  String.raw`^(?:my |our )?(?<kin>${kinWords.join('|')})(?:'s)? (?:is |has |goes )?(?:(?:on |for )?(?:his |her )?(?:very )?first|(?:is )?learn(?:s|ing) to|(?:is )?starting) `,
  'iu',
);

/** "mummy goes to work": of the trade nothing is known, only that there is a lot to do. */
export function withKinAtWork(theme: Theme): Theme {
  const found = AT_WORK.exec(theme.raw.trim())?.groups;
  const kin = found?.['kin'] ?? found?.['busy'] ?? found?.['late'];
  // Where the event tells of it, Mummy is Mummy, and nobody with a trade.
  const hero = kin === undefined || isToldAsEvent(theme) ? null : grownUp(kin, 'busy person');
  return hero
    ? { ...theme, relation: 'none', hero, other: null, place: null, thing: null, first: null, clause: null, want: null }
    : theme;
}

const OF_KIN = new RegExp(String.raw`^(?:my |our )?(?:${KIN})(?:'s)? `, 'iu');
/** "grandad's first time on a plane": it is Grandad's, and the child goes with him. */
export function withKinsFirstTime(theme: Theme): Theme {
  // A new job is news of the family, and the child does not go along.
  if (theme.first?.id === 'first day at work' && !theme.hero && OF_KIN.test(theme.raw.trim()))
    return { ...theme, relation: 'none', first: null };
  const kin = theme.first && !theme.hero ? OF_KIN_FIRST.exec(theme.raw.trim())?.groups?.['kin'] : undefined;
  const hero = kin === undefined ? null : grownUp(kin, 'beginner');
  return hero ? { ...theme, relation: 'first', hero } : theme;
}

/** "a treasure hunt in the garden": a thing to do, and nothing that anybody has lost. */
export function withHunt(theme: Theme): Theme {
  const { hero, other, raw } = theme;
  return /\b(?:treasure|egg|scavenger) hunt\b/i.test(raw) && !hero?.name && !other
    ? { ...theme, relation: 'none', hero: null, thing: null, place: null, activity: null, clause: null }
    : theme;
}

/** "teddy bears' picnic": the picnic is had by the child, and the teddy comes too. */
export function withTeddies(theme: Theme): Theme {
  const { hero, raw } = theme;
  return hero &&
    hero.name === null &&
    /^(?:an? |the |our |my )?(?:teddy(?: bear)?s?|teddies|dolls?|bunn(?:y|ies))['’]?s?['’]? picnic$/i.test(raw.trim())
    ? {
        ...theme,
        relation: 'none',
        raw: `a picnic with my ${hero.word}`,
        hero: { ...hero, plural: false },
        clause: null,
      }
    : theme;
}

const DONE_WITH_KIN = new RegExp(
  String.raw`^(?:feeding|walking|milking|brushing|washing|watching|spotting|counting|catching|stroking|grooming|collecting|seeing|visiting|looking for) (?:the |our |some |my |a )?(?:\p{Ll}+ ){0,2}?(?<what>\p{Ll}+)(?:$| (?:at|in|by|on) (?:the|our|my|\p{L}+['’]s) \p{Ll}+$| (?:with|and) (?:my |our )?(?:${KIN}|brother|sister|cousin))`,
  'iu',
);

/** "feeding the ducks with nana": a day with her, and not a book about ducks. */
export function withDoneWithKin(theme: Theme): Theme {
  const { hero, raw } = theme;
  const what = DONE_WITH_KIN.exec(raw.trim())?.groups?.['what']?.toLowerCase();
  if (what === undefined || !hero || hero.name !== null || !what.startsWith(hero.word.slice(0, 3))) return theme;
  // The dog that is walked comes too.
  if (hero.being?.isa === 'pet' && !hero.plural)
    return {
      ...theme,
      relation: 'none',
      other: null,
      clause: null,
      raw: raw.replace(/\b(?:the|a|his|her) (?=\p{L}+ )/iu, 'our '),
    };
  return { ...theme, relation: 'none', hero: null, other: null, place: null, clause: null };
}
