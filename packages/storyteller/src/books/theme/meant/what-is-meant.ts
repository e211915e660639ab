import { escaped } from '../../../words/escaped.ts';
import { kinWords } from '../../../facts/kin.ts';
import type { Theme } from '../../theme.ts';
import { BEING_WORDS } from '../entries.ts';
import { nounKind } from '../noun-kind.ts';
import { canBeBrought } from '../../weave/with-thing.ts';

// Rules for the things of a theme.

const LOVES =
  /\b(?:obsessed with|crazy about|mad about|loves?|adores?|into|likes?) (?:his |her |all |the |toy |big )?(\p{L}+)(?! (?:to|and (?:wants|is) ))/iu;
/** "obsessed with diggers", "loves diggers so much": a book about a digger. */
export function withWhatIsLoved(theme: Theme): Theme {
  const { hero, other, thing, relation, wish, raw, clause, place } = theme;
  // "my son loves trains" is afraid of none, and need not ride on one for the first time.
  const word = theme.first && !hero && !other ? LOVES.exec(raw)?.[1]?.toLowerCase() : undefined;
  const loved = word === undefined ? undefined : BEING_WORDS.get(word);
  if (loved)
    return {
      ...theme,
      relation: 'none',
      first: null,
      want: null,
      hero: {
        word: loved.word,
        adjectives: [],
        plural: false,
        name: null,
        being: loved.entry,
        place: null,
        thing: null,
        known: true,
      },
    };
  if (other || relation !== 'want' || wish || clause !== null || place) return theme;
  const liked = hero ?? thing;
  if (!liked?.being || (hero !== null && !hero.plural)) return theme;
  return /\b(?:obsessed with|crazy about|mad about|(?:really |just )?loves?|adores?|into)\b/i.test(raw)
    ? { ...theme, relation: 'none', hero: { ...liked, plural: false }, thing: hero === null ? null : thing }
    : theme;
}

/** "pirates and treasure": a treasure is something to look for. */
export function withTreasure(theme: Theme): Theme {
  const { relation, thing, raw } = theme;
  return thing?.word === 'treasure' &&
    /^(?:none|friend|want|go)$/.test(relation) &&
    !/\b(?:found|finds|argu\w*|quarrel\w*)\b/i.test(raw)
    ? {
        ...theme,
        relation: 'lost',
        // Two who look for it both look.
        other: /\b(?:and|with)\b/i.test(raw) && theme.other?.being?.isa !== 'thing' ? theme.other : null,
        place: relation === 'go' && !theme.place?.known ? null : theme.place,
      }
    : theme;
}

/** "a witch whose broom is broken", "a robot who lost his key": whoever's thing it is has it mended or found. */
export function withWhose(theme: Theme): Theme {
  const { hero, other, thing, raw } = theme;
  const who = hero ?? other;
  const found =
    /\bwhose (?:\p{L}+ )?(\p{L}+) (?:is|was|has|had|got|went|gets)? ?(broken|broke|lost|missing|stolen|gone|vanished|disappeared)\b/iu.exec(
      raw,
    );
  if (
    !found?.[2] ||
    !who?.being ||
    !thing ||
    (hero && other) ||
    !found[1]?.toLowerCase().startsWith(thing.word.slice(0, 3))
  )
    return theme;
  const relation = /^brok/i.test(found[2]) ? 'make' : 'lost';
  return { ...theme, relation, hero: who, other: null, clause: null };
}

/** "a magic carpet": a thing by itself, of which a story only needs that somebody has it. */
export function withLoneThing(theme: Theme): Theme {
  const { relation, hero, other, place, thing, first, fear, activity, wish, raw } = theme;
  const others: readonly unknown[] = [hero, other, place, first, fear, activity, wish ?? null, theme.clause];
  if (relation !== 'none' || !thing || thing.known || thing.plural || others.some((each) => each !== null))
    return theme;
  const isAll = new RegExp(
    String.raw`^(?:an?|the|my|our|(?:(?:my|our) )?(?:${kinWords.join('|')})['’]?s) (?:\p{L}+ ){0,2}${escaped(thing.word)}$`,
    'iu',
  ).test(raw.trim());
  return isAll && canBeBrought(thing) ? { ...theme, relation: 'lost' } : theme;
}

/** "a ladybird who lost her spots": what one is covered with is not looked for under the bed. */
export function withoutLostParts(theme: Theme): Theme {
  const { relation, hero, other, thing, clause } = theme;
  return relation === 'lost' &&
    hero?.being &&
    !other &&
    thing?.plural === true &&
    !thing.known &&
    /^(?:has )?lost /.test(clause ?? '')
    ? { ...theme, relation: 'none', thing: null }
    : theme;
}

/** "an ant who carries too much" is one ant. */
export function withTooMuchDone(theme: Theme): Theme {
  const { relation, hero, clause } = theme;
  return relation === 'too-many' &&
    hero?.being &&
    !hero.plural &&
    /^(?!has\b|gets\b)\p{Ll}+s (?:far |much |way )?too (?:much|many|often)\b/u.test(clause ?? '')
    ? { ...theme, relation: 'none' }
    : theme;
}

const KEPT_THINGS: ReadonlySet<string> = new Set(['clothing', 'toy', 'tool', 'instrument', 'container', 'furniture']);

/** "the magic wellies": what is worn or kept, and does nothing, is somebody's. */
export function withThingNotSomebody(theme: Theme): Theme {
  const { relation, hero, other, thing, place, clause, activity, raw } = theme;
  if (
    relation !== 'none' ||
    hero?.being?.isa !== 'thing' ||
    other ||
    thing ||
    place ||
    clause !== null ||
    activity ||
    hero.name !== null
  )
    return theme;
  if (hero.plural || hero.thing?.uncounted === true) return theme;
  const kind = nounKind(hero.word) ?? nounKind(hero.word.split(' ').at(-1) ?? '');
  const isAll = new RegExp(String.raw`^(?:an?|the|my|our|his|her) (?:\p{L}+ ){0,2}\p{L}+$`, 'iu').test(raw.trim());
  const feels = hero.adjectives.some((each) =>
    /^(?:sad|happy|grumpy|lonely|shy|brave|cross|angry|worried|tired|sleepy|proud|bored|naughty|cheeky|lazy|greedy|talking|singing|dancing|hungry)$/.test(
      each,
    ),
  );
  return isAll && !feels && kind && KEPT_THINGS.has(kind.sort)
    ? { ...theme, relation: 'lost', hero: null, thing: hero }
    : theme;
}

/** "grandad's old car" is Grandad's. */
export function withCarOfKin(theme: Theme): Theme {
  const { hero, relation, clause, raw } = theme;
  const isKins = new RegExp(
    String.raw`^(?:my |our )?(?:${kinWords.join('|')})['’]?s (?:\p{L}+ )?(?:car|van)$`,
    'iu',
  ).test(raw.trim());
  return isKins && relation === 'none' && hero && clause === null
    ? { ...theme, raw: raw.replace(/ old /i, ' '), hero: null, thing: null }
    : theme;
}
