import type { Entity } from '../../../theme.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { somebody } from '../page.ts';
import { NOT_WITHOUT_YOU } from './not-without-you.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const SEEKS = String.raw`(?:finds?|found|looks? for|looking for|looked for|search\w* for|wants?|wanted|needs?|needed|gets?|longs? for|longed for|dreams? of|wish\w* for|in search of)`;
const FAMILY = String.raw`(?:an?|some) (?:(?:new|real|loving|forever|kind|proper|little|nice|good|warm|happy) )*famil(?:y|ies)`;
const HOME = String.raw`(?:an?|his|her|its|their) (?:(?:new|real|loving|forever|kind|proper|nice|good|warm|happy|own) )*home`;
const ALONE = String.raw`(?:stray|homeless|abandoned|unwanted|lost|lonely|orphan(?:ed)?|rescue)`;
const BELONGS = new RegExp(
  [
    String.raw`\b${SEEKS} ${FAMILY}\b`,
    String.raw`\b${ALONE}\b[^.]*\b${SEEKS} ${HOME}\b`,
    String.raw`\b${SEEKS} (?:an?|his|her|its) (?:forever|loving|own|real) home\b`,
    String.raw`\b(?:has|had|with|have) no (?:home|family|one (?:of (?:his|her|its) own|who belongs))\b|\bwithout (?:a|any) (?:home|family)\b|\bbelongs? to (?:nobody|no one)\b`,
    String.raw`\bfinds? (?:a|the) (?:stray|homeless|abandoned)\b|\btakes? in (?:a|the) (?:stray|homeless|abandoned|lost)\b|\bgives? (?:a|the|it) (?:\p{L}+ )?(?:\p{L}+ )?a home\b`,
    String.raw`\b(?:stray|homeless) \p{L}+ (?:who|that) wants? (?:a|to be (?:loved|adopted))\b`,
  ].join('|'),
  'iu',
);

/** Whoever can be carried in at a kitchen door, or walk in: no whale, no digger. */
const LARGEST = 4;
const comesIn = (each: Entity | null): boolean =>
  each !== null &&
  each.being !== null &&
  !each.plural &&
  !/^(?:sea|vehicle|insect|person)$/.test(each.being.isa) &&
  each.being.size <= LARGEST &&
  !/^(?:crab|snail|ghost|monster|alien|lion|tiger|wolf|shark)$/.test(each.being.id);

/** Somebody who belongs to nobody finds a family. */
export const COUNTED_IN: StoryEvent = {
  id: 'counted-in',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: BELONGS,
  not: /\b(?:people|refugee\w*|war|flood\w*|fire|foster|in care|adopt(?:s|ed|ion) (?:me|a (?:child|baby|boy|girl))|shell|nest|way home|go(?:es)? home|dinosaur|forest|woods?|trees?|two homes|new house|moving|friends?|grand\w+|cousins|reunion)\b/i,
  needs: ({ hero, other }) => comesIn(hero ?? other),
  fits: (theme) => onTheGround(theme) && comesIn(theme.hero ?? theme.other) && (!theme.hero || !theme.other?.being),
  reads: ({ hero, other }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero) ?? somebody(other) ?? hero ?? other,
    other: null,
    thing: null,
  }),
  plots: [{ ...NOT_WITHOUT_YOU, when: BELONGS }],
  talk: {
    young: { yours: [() => 'Who is counted in at your house?'] },
    older: {
      wonder: [() => 'Why could nobody get past two?'],
      yours: [() => 'How does somebody know that they belong with you?'],
    },
  },
};
