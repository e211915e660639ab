import { ableFriend } from '../able-friend.ts';
import { onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { WAG } from './wag.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const BEES = String.raw`(?:honey ?)?bees`;

/** Somebody keeps bees. One bee who has no flowers has a book of her own (no-flowers). */
export const TELL_THE_BEES: StoryEvent = {
  id: 'tell-the-bees',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bbee[- ]?(?:keeper|keeping|keeps|suit)s?\b|\b(?:bee)?hives?\b|\b(?:keeps?|kept|keeping|has|have) (?:\p{L}+ ){0,2}${BEES}\b|['’]s ${BEES}\b|\b(?:tell(?:s|ing)?|talk(?:s|ing)? to|helping with|looking after|visit(?:s|ing)?) (?:the |his |her |our )?${BEES}\b|\bwith the ${BEES}\b|\bbees?['’]?s? (?:waggle )?dances?\b|\bwaggle dance\b|\bdance of the (?:honey ?)?bees\b|\b(?:collect\w*|harvest\w*|mak\w+|gathering|taking) (?:the )?honey\b|\b(?:our|first|own|grand\w+['’]s?) (?:\p{L}+ )?jars? of honey\b`,
    'iu',
  ),
  not: /\b(?:sting\w*|stung|afraid|scared|fear\w*|allerg\w*|spelling|space|moon|lost|loses?|find (?:her|his|its|the) (?:hive|way)|queen|stuck|stole\w*|steals?|thief|robber\w*|winnie|pooh|how do|why do|why are|die|dies|died|dying|winter|attack\w*|angry|empty|wants? some|loves|greedy|hungry|cake|school|class\w*|ride|rides|brain|hair|hairstyle|haircut)\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    (/\b(?:keep\w*|kept|grand\w*|gran\w*|nan\w*|hives? (?:at|in|on|behind|of)|visit\w*|help\w*|danc\w*|tell\w*|collect\w*|bees)\b/i.test(
      theme.raw,
    ) ||
      !/^(?:an?|the) (?:\p{L}+ )?(?:bumble ?|honey ?)?bee\b/iu.test(theme.raw)) &&
    !/^\s*(?:an?|the) (?:\p{L}+ ){0,2}(?:bumble ?|honey ?)?bee (?:who|that|and|in|on|goes|gets|is)\b/iu.test(theme.raw),
  reads: ({ hero, other }) => {
    const who = somebody(hero);
    const isVisitor = who !== null && !/^(?:insect|person|thing|vehicle|sea)$/.test(who.being?.isa ?? '');
    const comes = somebody(other);
    return {
      hero: isVisitor ? who : null,
      other: comes !== null && !/^(?:insect|person|sea)$/.test(comes.being?.isa ?? '') ? comes : null,
      thing: about('honey'),
      occasion: null,
      relation: 'none',
      want: null,
      clause: null,
      activity: null,
      first: null,
      fear: null,
      place: null,
    };
  },
  plots: [standsApart(ableFriend(WAG))],
  talk: {
    young: { yours: [() => 'Which news would you tell the bees?'] },
    older: {
      wonder: [() => 'How had the bees told it all along?'],
      yours: [() => 'Can you dance the way to your own front door?'],
    },
  },
};
