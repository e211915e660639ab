import { NOTHING_DONE, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ableFriend } from '../able-friend.ts';
import { standsApart } from '../stands-apart.ts';
import { ASKED } from './asked.ts';
import { elementIn } from './elements.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const IT =
  '(?:wind|winds|breeze|sea|ocean|waves|trees?|forest|flowers?|plants?|rain|clouds?|weather|rivers?|stream|stars?|storm|oak tree|old tree)';
const NATURE = new RegExp(`^${IT}$`, 'iu');
const THE = '(?:the |all the |her |his |my |an? )?';

/** Somebody can talk to the wind, or to the sea, and it listens. */
export const TALKS_TO_WIND: StoryEvent = {
  id: 'talks-to-wind',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    [
      String.raw`\b(?:talks?|talking|talked|speaks?|spoke|speaking|whispers?|whispering|chats?) (?:to|with) ${THE}${IT}\b`,
      String.raw`\b(?:hears?|understands?|listens? to|listened to|heard|understood) (?:what )?${THE}${IT}(?: (?:say|says|talk|talking|whisper|whispers|whispering|sing|speak))?\b`,
      String.raw`\bknows what ${THE}${IT} (?:say|says|want|wants|think|thinks)\b`,
      String.raw`\b(?:can|could) (?:stop|make|control|call|command|tame|move|bring) (?:the )?(?:wind|rain|weather|storm|sea|waves|clouds|river)\b`,
      String.raw`\b(?:controls?|commands?|tames?) the (?:wind|rain|weather|storm|sea|waves|clouds)\b`,
      String.raw`\b(?:friends? with|the friend of) the (?:wind|sea|rain|river|trees|stars)\b`,
      String.raw`\bthe language of (?:the )?${IT}\b`,
    ].join('|'),
    'iu',
  ),
  not: /\b(?:star ?fish|sea ?horse|sea ?shell|sea monster|scared|afraid|fear\w*|movie star|pop star|tv|hears? the rain|listening to the rain|sleep\w*|bed(?:time)?|thunder|lost|christmas tree|family tree|shooting star|space|north star|star who|wind in the willows|windmill|under the sea|sick|dead|died|animals?)\b/i,
  fits: (theme) =>
    elementIn(theme.raw) !== null &&
    (theme.hero?.plural !== true || NATURE.test(theme.hero.word)) &&
    (!theme.hero?.being || NATURE.test(theme.hero.word) || !/^(?:vehicle|thing|sea)$/.test(theme.hero.being.isa)),
  reads: ({ hero, raw }) => ({
    ...NOTHING_DONE,
    hero: NATURE.test(hero?.word ?? '') ? null : somebody(hero),
    other: null,
    thing: about(elementIn(raw)?.thing ?? 'ribbon'),
    place: null,
    first: null,
    occasion: null,
    also: [],
  }),
  plots: [standsApart(ableFriend(ASKED))],
  talk: {
    young: { yours: [() => 'What would you say to the wind, or the sea, or a tree?'] },
    older: {
      wonder: [() => 'Why had nobody asked before?'],
      yours: [() => 'What would you like to be asked that nobody asks you?'],
    },
  },
};
