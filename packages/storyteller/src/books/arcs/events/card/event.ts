import type { Entity } from '../../../theme.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { STUCK } from './stuck.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** No bee cuts out paper. */
const WRITES = /^(?:pet|farm|wild|magic|person|bird|dinosaur|toy)$/;
const writes = (each: Entity | null): boolean =>
  !each?.being || !each.known || WRITES.test(each.being.isa) || each.being.isa === 'thing';
const WRITTEN = /^(?:cards?|letters?|valentine|day|love|postcards?|notes?|hearts?)$/;

/** A card or a letter is made for somebody. */
export const CARD: StoryEvent = {
  id: 'card',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\b(?:mak(?:es?|ing)|made|draw(?:s|ing)?|drew|writ(?:es?|ing)|wrote|send(?:s|ing)?|sent|post(?:s|ed|ing)|giv(?:es?|ing)|cutting out) (?:\p{L}+ )?(?:a |an |the |my |his |her |our )?(?:\p{L}+['’]?s? ){0,3}(?:cards?|letters?|postcards?|valentines?)\b|\b(?:card (?:for|to)|(?:letter|postcard) to) (?:(?:my|our|his|her|the|a) )?\p{L}+|\bvalentine(?:['’]?s)?\b|\b(?:get[- ]well|thank[- ]you|birthday|mother['’]?s day|father['’]?s day|love) (?:cards?|letters?)\b/iu,
  not: /\b(?:santa|father christmas|tooth fairy|lost|goes missing|missing|never|reply|answers?|secret admirer|alphabet|letter [a-z]\b|wrong|magic\w*|dragon|space|moon|alien|pirates?|bottle|library|playing cards?|card (?:game|trick|tower)|tower of cards|credit|heaven|died|dead|king|queen|hospital|prison|army|learn\w* to write|own name|that|mayor|president|brought|delivers?|christmas|bear who can['’]?t|scared|afraid|can['’]?t|breaks?|broke)\b/i,
  fits: (theme) => onTheGround(theme) && [theme.hero, theme.other].every(writes) && theme.hero?.plural !== true,
  quarrel: true,
  reads: ({ hero, other, raw }) => {
    const who = [hero, other].map((each) => (each && WRITTEN.test(each.word) ? null : somebody(each)));
    // "A card for my teacher": who gets it is not who makes it.
    const gets =
      /\b(?:for|to) (?:(?:my|our|his|her|the|a) )?(?:\p{L}+ )?(?:teacher|friend|nurse|doctor|neighbour|postman|postwoman|head ?teacher)\b/iu.test(
        raw,
      );
    return {
      hero: gets ? null : (who[0] ?? null),
      other: gets ? null : (who[1] ?? null),
      place: null,
      thing: about(/\bletters?|postcards?\b/i.test(raw) ? 'letter' : 'card'),
      relation: 'none',
      clause: null,
      want: null,
      activity: null,
      occasion: null,
      first: null,
    };
  },
  plots: [STUCK],
  talk: {
    young: { yours: [() => 'Who would you make a card for?'] },
    older: {
      wonder: [() => 'Whom was the card for, in the end?'],
      yours: [() => 'What would you write on a card that anybody might read?'],
    },
  },
};
