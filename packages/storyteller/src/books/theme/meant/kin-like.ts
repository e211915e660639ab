import { kinWords } from '../../../facts/kin.ts';
import type { Entity, Theme } from '../../theme.ts';
import { storyChild } from '../odd-child.ts';
import { grownUp } from './grown-up.ts';

// Rules for one of the family of whom a theme says something that is not so of the child.

const KIN = kinWords.join('|');
const YOUNG = 'brother|sister';
/** A mood that passes and is nobody's fault; sadness is asked about otherwise. */
const MOODS = 'grumpy|cross|grouchy|moody|crabby|shy|bored|sleepy|tired';
const IN_A_MOOD = new RegExp(
  String.raw`^(?:an?|the|my|our) (?:very |always )?(?<mood>${MOODS}) (?:little |big |old )?(?<kin>${KIN}|${YOUNG})$|^(?:my |our |the |a )?(?<who>${KIN}|${YOUNG}) (?:is|was|got up|woke up|wakes up) (?:very |so |always |a bit |really )?(?<felt>${MOODS})(?: today| this morning| in the morning)?$`,
  'iu',
);
const ALWAYS = new RegExp(
  String.raw`^(?:an?|the|my|our) (?<kin>${KIN}) who (?<clause>(?:is always|always|never|only|forgets|can|sings|talks|snores) ?[\p{L} ']{0,34})$`,
  'iu',
);
const AFRAID = new RegExp(
  String.raw`^(?:my |our )?(?<kin>${KIN}) (?:is|was) (?:really |so |very |a bit )?(?:scared|afraid|frightened|terrified) of `,
  'iu',
);
const OF_YOUNG = new RegExp(
  String.raw`^(?:my|our) (?:little |big |older |younger |baby )?(?<kin>${YOUNG}|cousin|friend)(?:'s)? (?:is |has |gets |gets so |feels |starts |starting )`,
  'iu',
);

/** A brother or a sister, as a book for the child calls them: by what they are to it. */
function youngOf(kin: string, childName: string | null, adjectives: readonly string[]): Entity | null {
  // Of a cousin it is not known whether to say "he" or "she".
  const being = storyChild(/sister/i.test(kin) ? 'girl' : /brother/i.test(kin) ? 'boy' : 'child');
  const word = kin.toLowerCase();
  return being && childName !== null
    ? { word, adjectives, plural: false, name: `${childName}'s ${word}`, being, place: null, thing: null, known: true }
    : null;
}

const led = (theme: Theme, hero: Entity | null, rest: Partial<Theme>): Theme =>
  hero
    ? {
        ...theme,
        ...rest,
        hero,
        childRole: null,
        used: [...theme.used, hero.word, ...hero.adjectives],
        unused: theme.unused.filter((each) => ![hero.word, ...hero.adjectives].includes(each.toLowerCase())),
      }
    : theme;

/** "a grumpy grandpa", "my sister is scared of dogs": it is theirs, and the child is the friend beside them. */
export function withKinLike(theme: Theme, childName: string | null): Theme {
  const raw = theme.raw.trim();
  if (theme.hero || theme.heroName !== null) return theme;
  const mood = IN_A_MOOD.exec(raw)?.groups;
  const kin = mood?.['kin'] ?? mood?.['who'];
  if (mood && kin !== undefined) {
    const word = (mood['mood'] ?? mood['felt'] ?? '').toLowerCase();
    // Whoever is always sleepy has too much of it.
    const isSleepy = /^(?:sleepy|tired)$/.test(word);
    const adjectives = isSleepy ? [] : [word];
    const hero = grownUp(kin, kin.toLowerCase(), adjectives) ?? youngOf(kin, childName, adjectives);
    return led(theme, hero, {
      relation: 'none',
      clause: isSleepy ? 'is always sleepy' : null,
      other: null,
      want: null,
    });
  }
  const always = ALWAYS.exec(raw)?.groups;
  if (always?.['kin'] !== undefined && !theme.other && !theme.place)
    return led(theme, grownUp(always['kin'], always['kin'].toLowerCase()), {
      relation: 'none',
      clause: always['clause'] ?? null,
      used: [...theme.used, ...(always['clause'] ?? '').split(' ')],
      unused: [],
    });
  // "Daddy is scared of mice": it is Daddy who hides.
  const afraid = AFRAID.exec(raw)?.groups?.['kin'];
  if (afraid !== undefined && theme.relation === 'fear') return led(theme, grownUp(afraid, afraid.toLowerCase()), {});
  const young = OF_YOUNG.exec(raw)?.groups?.['kin'];
  return young !== undefined && (theme.relation === 'fear' || (theme.relation === 'first' && theme.first))
    ? led(theme, youngOf(young, childName, []), {})
    : theme;
}
