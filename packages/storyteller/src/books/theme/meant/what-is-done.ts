import type { Theme } from '../../theme.ts';
import { ACTIVITY_WORDS } from '../entries.ts';

// Rules for what is done, feared and learned in a theme.

/** "a monster under the bed who is scared of kids": what stands before the word is not what is feared. */
export function withWhatIsFeared(theme: Theme): Theme {
  const { relation, hero, other, thing, place, fear, first, raw } = theme;
  if (relation !== 'fear' || !hero || other || first) return theme;
  const said =
    /\b((?:is|was|are) (?:always |very |so |really |a bit )?(?:scared|afraid|frightened|terrified) of .+)$/i.exec(raw);
  const named = fear?.words.find((each) => raw.toLowerCase().includes(each)) ?? (thing ?? place)?.word;
  if (!said?.[1] || named === undefined || raw.toLowerCase().indexOf(named) > said.index) return theme;
  const clause = said[1].replace(/^(?:was|are)/, 'is');
  return {
    ...theme,
    relation: 'none',
    fear: null,
    thing: null,
    place: null,
    clause,
    used: [...theme.used, ...clause.split(' ')],
  };
}

/** "baby owl learning to fly": what somebody learns is not yet done. */
export function withWhatIsLearned(theme: Theme): Theme {
  const { hero, want, clause, activity, first } = theme;
  if (!hero?.being || want === null || clause !== null || activity || first || ACTIVITY_WORDS.has(want)) return theme;
  return /\blearn(?:s|ing)? (?:how )?to\b/i.test(theme.raw) && /^\p{Ll}+(?: \p{Ll}+){0,3}$/u.test(want)
    ? { ...theme, relation: 'none', clause: `can't ${want}`, used: [...theme.used, ...want.split(' ')] }
    : theme;
}

/** "a football match" is played; a first time is a club that somebody joins. */
export function withoutFirstTime(theme: Theme): Theme {
  const { relation, first, activity, raw } = theme;
  return relation === 'none' &&
    first &&
    activity &&
    /\b(?:match|final|game|tournament|cup|team)\b/i.test(raw) &&
    !/\b(?:first|new|start\w*|join\w*|begin\w*|nervous|worried|scared)\b/i.test(raw)
    ? { ...theme, first: null }
    : theme;
}

const RAN_AWAY =
  /^(?:our|my|his|her|the) (?:\p{L}+ )?\p{L}+ (?:\p{Lu}\p{L}+ )?(?:ran (?:away|off)|escaped|got (?:out|lost)|went missing|is gone|disappeared)\b/iu;

/** "our rabbit ran away": it is looked for, and found. */
export function withRunaway(theme: Theme): Theme {
  const { relation, hero, other, raw } = theme;
  if (relation !== 'none' || !hero?.being || hero.plural || other || hero.being.isa === 'person' || !RAN_AWAY.test(raw))
    return theme;
  return { ...theme, relation: 'lost', hero: null, other: hero, clause: null };
}

/** "grandma is teaching me to knit": that is what is practised. */
export function withWhatIsTaught(theme: Theme): Theme {
  const { hero, other, first, activity, raw } = theme;
  const verb = /\b(?:teach(?:es|ing)?|taught|show(?:s|ing)?) (?:my \p{L}+|\p{L}+) (?:how )?to (\p{Ll}+)/iu
    .exec(raw)?.[1]
    ?.toLowerCase();
  // "teaches Mia to fish": the fish is what they do.
  if (verb === undefined || (hero && hero.word !== verb) || other || first || activity) return theme;
  const stem = verb.replace(/e$/, '');
  const found = [`${stem}ing`, `${stem}${stem.at(-1) ?? ''}ing`]
    .map((each) => ACTIVITY_WORDS.get(each)?.entry)
    .find((each) => each !== undefined);
  return found ? { ...theme, relation: 'none', hero: null, activity: found, used: [...theme.used, verb] } : theme;
}

/** "sports day" is run, and no club is joined. */
export function withSportsDay(theme: Theme): Theme {
  const running = ACTIVITY_WORDS.get('running')?.entry;
  const isOfRaces = /\bsports? day\b/i.test(theme.raw) && !/\b(?:first|nervous|worried|scared)\b/i.test(theme.raw);
  return isOfRaces && running && !theme.hero && theme.first
    ? { ...theme, relation: 'none', first: null, activity: running }
    : theme;
}
