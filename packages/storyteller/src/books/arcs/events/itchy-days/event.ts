import { ableFriend } from '../able-friend.ts';
import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { insteadOfAnother } from '../of-another.ts';
import { about, somebody } from '../page.ts';
import { standsApart } from '../stands-apart.ts';
import { THE_WORD } from './the-word.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

/** Chickenpox, nits and other itches that go again. A label in a jumper, and eczema, are told as what they are. */
export const ITCHY_DAYS: StoryEvent = {
  id: 'itchy-days',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bchicken ?pox\b|\b(?:head ?)?lice\b|\blouse\b|\bnits?\b(?![- ]?pick)|\bfleas?\b|\bitch(?:y|es|ing|ed)?\b|\b(?:can['’]?t|cannot|not|n['’]?t|never) (?:stop )?scratch(?:ing)?\b|\b(?:covered (?:in|with)|c[ao]me(?:s)? out in|breaks? out in|broke out in|w[ao]kes? up (?:with|covered in)|woke up (?:with|covered in)|counts? (?:his|her|its|the|my|their)|counting) (?:\p{L}+ )?(?:spots|insect bites)\b/iu,
  not: /\b(?:eczema|psoriasis|labels?|tags?|clothes|jumpers?|sweaters?|wool\w*|socks?|scarf|hat|vest|tights|trousers|uniform|costume|leopards?|ladybirds?|ladybugs?|cheetahs?|dalmatians?|lost|loses?|losing|hospital|cancer|allerg\w*|jabs?|vaccin\w*|injections?|fever|measles|scabies|markets?|circus|trick|feet to|nose|nos\w* job|bully\w*|laugh\w* at|tease\w*|teasing|plaster|cast)\b|\bwood ?lice\b|\bitching to\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero, other, raw }) => ({
    ...NOTHING_ELSE,
    hero: insteadOfAnother(raw) ?? somebody(hero),
    other: somebody(other),
    thing: about('soup'),
  }),
  plots: [standsApart(ableFriend(THE_WORD))],
  talk: {
    young: { yours: [() => 'Where do you itch now?'] },
    older: {
      wonder: [() => 'Why did somebody scratch who had nothing?'],
      yours: [() => 'Which other word makes you do something?'],
    },
  },
};
