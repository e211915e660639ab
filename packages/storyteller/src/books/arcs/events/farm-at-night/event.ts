import type { Entity } from '../../../theme.ts';
import type { StoryEvent } from '../event.ts';
import { about } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { TOO_QUIET } from './too-quiet.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const OF =
  /\bfarm(?:yard)?\b[^.]*\b(?:(?:at|by|in the) night|night ?time|midnight|after dark|party|noises?|sounds)\b|\b(?:night|midnight|party|noisy|sounds of) [^.]*\b(?:farm(?:yard)?|barn)\b|\bnoisy (?:farm(?:yard)?|barn)\b|^(?:the |all the |some |a )?(?:farm(?:yard)? )?animals?(?:['’]s?)? (?:(?:who )?(?:have|has|having|throw|throws|hold|are having|had) an? )?(?:\p{L}+ )?part(?:y|ies)\b|^(?:the )?(?:farm |farmyard |animal )+(?:noises?|sounds?)$|^animals? (?:noises?|sounds?)\b|\b(?:moo|baa|oink|quack|neigh|cluck)\b,?(?: (?:and )?\p{L}+,?)* (?:and )?(?:moo|baa|oink|quack|neigh|cluck)\b|\b(?:cow|pig|sheep|donkey|horse|goat)s?\b[^.]*\b(?:have|has|having) an? (?:\p{L}+ )?party\b|\banimals (?:wake up|woke up|and) the (?:sleeping |sleepy )?farmer\b|\bfarmer (?:is|was) (?:fast )?asleep\b|\bfarmer who (?:can(?:no|['’])t|cannot|could ?n['’]?t) sleep\b|^what (?:does|do|says) the (?:cow|pig|sheep|farm animals|animals)s? (?:say|do at night)\b|^what (?:the )?(?:farm )?animals do at night\b/iu;

const LIVES_THERE = (each: Entity | null): boolean =>
  each?.being?.isa === 'farm' ||
  /^(?:farmer|hen|duck|goose|(?:farm )?animals?)$/.test(each?.being?.id ?? each?.word ?? '');

/** A party that nobody must hear, on a farm whose farmer sleeps only where it is loud. */
export const FARM_AT_NIGHT: StoryEvent = {
  id: 'farm-at-night',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: OF,
  not: /\b(?:birthday|zoo|jungle|forest|woods?|safari|toys?|christmas|nativity|halloween|lost|lose|loses|los(?:es|ing)|missing|forgot|stole\w*|thief|fox|wolf|dance party with|tractor|digger|scarecrow|snow\w*|sea|space|moon|can['’]?t moo|won['’]?t|doesn['’]?t|swap\w*|scared|afraid|storm|thunder|camp\w*|sleepover|trip|visit\w*|funny farm|wind farm)\b/i,
  fits: ({ hero, other }) => [hero, other].every((each) => !each?.being || LIVES_THERE(each)),
  reads: ({ hero, other }) => {
    const [one, two] = [hero, other].map((each) => (each?.being?.isa === 'farm' ? { ...each, plural: false } : null));
    return {
      hero: one ?? null,
      other: two ?? null,
      thing: (one ?? two) ? null : about('cake'),
      place: null,
      relation: 'none',
      clause: null,
      want: null,
      fear: null,
      first: null,
      activity: null,
      occasion: null,
    };
  },
  plots: [standsApart({ ...TOO_QUIET, when: OF })],
  talk: {
    young: { yours: [() => 'What noise would you make at that party?'] },
    older: {
      wonder: [() => 'When did you know what kept the farmer awake?'],
      yours: [() => 'What do you need to hear, so that you can fall asleep?'],
    },
  },
};
