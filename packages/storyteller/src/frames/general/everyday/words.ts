import { OLDER_ROLE } from '../../home/sibling-role.ts';
import type { Role } from '../../../frame.ts';

/** Of these, one stands at the start of a scene of every day, and one at its end. */
export const EVERYDAY_TOPICS: readonly string[] =
  'kiss wave goodbye hand nap sleeps baby quiet calendar hour hours time minute week captain hat game games director plan pen button lift first line shoe shoes toes hello nod borrow borrowed lending asking rules list border bedtime bed clock zones zone call calls called ears leg hug hour bag home seat kick kicks cup water wash drawer clothes'.split(
    ' ',
  );

/** What a child would like to wear each day, and where other rules hold. */
export const EVERYDAY_ROLES: Readonly<Record<string, Role>> = {
  older: OLDER_ROLE,
  sitter: {
    fallback: { text: 'the babysitter' },
    cues: [{ match: /\bbaby ?-?sitters?\b/i, phrase: { text: 'the babysitter' } }],
  },
  snack: {
    fallback: { text: 'the food' },
    cues: (
      [
        [/\bsandwich/i, 'the sandwich'],
        [/\btoast\b/i, 'the toast'],
        [/\bbiscuit/i, 'the biscuit'],
        [/\bapple/i, 'the apple'],
        [/\bpancake/i, 'the pancake'],
        [/\bwaffle/i, 'the waffle'],
        [/\bcracker/i, 'the cracker'],
      ] as const
    ).map(([match, text]) => ({ match, phrase: { text } })),
  },
  // Whoever is smaller, or is teased.
  sib: {
    fallback: { text: 'the other one' },
    cues: [
      { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
      { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
      { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
    ],
  },
  garment: {
    fallback: { text: 'one top' },
    cues: (
      [
        [/\bdress\b/i, 'one dress'],
        [/\bcostume\b/i, 'one costume'],
        [/\bjumper\b/i, 'one jumper'],
        [/\b(?:hoodie|hoody)\b/i, 'one hoodie'],
        [/\bt-?shirt\b/i, 'one T-shirt'],
        [/\bskirt\b/i, 'one skirt'],
        [/\btutu\b/i, 'one tutu'],
        [/\bonesie\b/i, 'one onesie'],
        [/\b(?:football )?kit\b/i, 'the football kit'],
        [/\bfootball shirt\b/i, 'the football shirt'],
        [/\bcoat\b/i, 'one coat'],
        [/\bjacket\b/i, 'one jacket'],
        [/\bhat\b/i, 'one hat'],
      ] as const
    ).map(([match, text]) => ({ match, phrase: { text } })),
  },
  elsewhere: {
    fallback: { text: "somebody else's" },
    cues: (
      [
        [/\b(?:nanny)\b/i, "Nanny's"],
        [/\bnana\b/i, "Nana's"],
        [/\bnan\b/i, "Nan's"],
        [/\bgranny\b/i, "Granny's"],
        [/\bgran\b/i, "Gran's"],
        [/\b(?:grandma|grandmother)\b/i, "Grandma's"],
        [/\b(?:grandad|granddad)\b/i, "Grandad's"],
        [/\b(?:grandpa)\b/i, "Grandpa's"],
        [/\b(?:grandparents?|in-?laws|mother-in-law|my (?:mum|mother|parents|dad|father))\b/i, "{his} grandparents'"],
        [/\b(?:auntie|aunt|aunty)\b/i, "{his} aunt's"],
        [/\buncle\b/i, "{his} uncle's"],
        [/\b(?:his|her|their) dad\b/i, "{his} dad's"],
        [/\b(?:his|her|their) (?:mum|mom)\b/i, "{his} mum's"],
        [/\bchild ?minder\b/i, "the childminder's"],
      ] as const
    ).map(([match, text]) => ({ match, phrase: { text } })),
  },
};
