import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { BAG } from './bag.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const PET = /^(?:hamster|guinea pig|gerbil)$/;

/** The class hamster, and whose turn it is to take it home. */
export const CLASS_PET: StoryEvent = {
  id: 'class-pet',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:class|school|classroom|nursery)(?:'s)? (?:hamsters?|pets?|gerbils?)\b|\bhamsters?\b[^.]*\b(?:weekend|holidays?|look\w* after|takes? home|comes to stay)\b|\b(?:weekend|look(?:s|ing)? after)\b[^.]*\bhamsters?\b|\bhamster\b[^.]*\b(?:school|class\w*|nursery)\b|\b(?:school|class)\b[^.]*\bhamster\b|\b(?:gets?|getting|got|has|have|having) (?:an? |her |his |my |our |the )?(?:own |new |first |very |pet |little |baby )*hamster\b|\b(?:new|first|my|our|her|his) (?:pet |little )?hamster\b/i,
  // Who ate what is found out, and by nobody who takes a hamster home.
  not: /\b(?:detectives?|missing|gone|disappear\w*|vanish\w*|stolen|myster(?:y|ies)|sleuths?|who (?:ate|took|stole|has)|escap\w*|runs? away|gets out|got out|loose|scared|afraid|fear\w*|died|dead|dies|ill|sick|vet|space|moon|circus|pirates?|christmas|babies|princess|wants? (?:to|a)|wish\w*|who can|stuck|brother|sister|wheel|won['’]?t|talk\w*|magic\w*)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    [theme.hero, theme.other].every(
      (each) =>
        !each?.being ||
        PET.test(each.being.id) ||
        /^hamster|\bpet$/.test(each.word) ||
        !/^(?:thing|vehicle)$/.test(each.being.isa),
    ),
  // It is looked after by whoever else there is.
  reads: ({ hero, other }) => {
    const isPet = (each: typeof hero): boolean =>
      each !== null && each.being !== null && (PET.test(each.being.id) || /\bhamster/.test(each.word));
    const pet = [hero, other].find(isPet) ?? null;
    return {
      hero: [hero, other].map(somebody).find((each) => each && !isPet(each)) ?? null,
      other: pet,
      thing: about('bag'),
      relation: 'none',
      clause: null,
      want: null,
      place: null,
    };
  },
  plots: [BAG],
  talk: {
    young: { yours: [() => 'Where would you go, if you were as small as a hamster?'] },
    older: {
      wonder: [() => 'How did the seeds get to where they were?'],
      yours: [() => 'What would be in your diary for last Saturday?'],
    },
  },
};
