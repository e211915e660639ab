import type { Role } from '../../../frame.ts';
import { kinWords } from '../../../facts/kin.ts';

const KIN = kinWords.join('|');
/** What of somebody's looks can be new from one hour to the next. */
const LOOKS = '(?:beard|moustache|mustache|hair(?:cut|style)?|fringe|glasses|braces|plaits|head|face)';
/** What of a home can be exchanged or done up. */
const OF_A_HOME =
  '(?:car|sofa|settee|couch|carpet|kitchen|bathroom|living room|front room|lounge|table|curtains|telly|tv|furniture|wallpaper|stairs|floor)';

/**
 * Scenes of a family's days that no situation is about, or whose words belong to some other one as well: a day or a party that is
 * another one's too, a known face that looks new, work in the house, a
 * bed that guests sleep in, a thing at home that was exchanged, playing with nobody, and a light switch.
 */
export const FAMILY_DAYS_SCENES = {
  sharedday: {
    image: 'one square on a calendar, with two names in it',
    cue: /\b(?:shar(?:e|es|ing)|joint|double|combined)\b(?![^.]{0,30}\bbirthday (?:presents?|gifts?|toys?|cake|sweets|money))[^.]{0,30}\b(?:birthdays?|birthday part(?:y|ies))\b|\bbirthdays?\b[^.]{0,30}\b(?:same (?:day|date|week|weekend)|(?:a |the )?(?:day|week|few days) (?:before|after|apart)|shar(?:e|es|ed|ing) with)\b|\bsame birthday\b/i,
  },
  newface: {
    image: 'a face that looks new, and a voice that does not',
    cue: new RegExp(
      String.raw`\b(?:shav(?:ed?|es|ing|en)(?: off)? (?:his|my|the|their) (?:beard|moustache|mustache|head|hair)|(?:${KIN}|teacher|i)(?:'s)? (?:\w+ ){0,2}(?:shaved|(?:cut|cuts|dyed|coloured|chopped|changed) (?:his|her|my|their) hair)|beard (?:has |is |was |'s )?(?:gone|off|shaved)|(?:miss(?:es|ing)?|wants?|where is) (?:\w+(?:'s)? ){1,2}(?:beard|moustache|mustache)(?: back)?|(?:${KIN}) (?:looks? (?:\w+ )?(?:different|odd|strange|funny|weird)|without (?:his|her) (?:glasses|beard|moustache|make-?up))|(?:${KIN})(?:'s)? (?:(?:has |got |has got |is wearing |wears |had )+(?:\w+ )?)?new (?:${LOOKS})|(?:${KIN}) (?:has )?(?:grown|grew) (?:a|his) (?:beard|moustache|mustache)|(?:${KIN})(?:'s)? (?:has )?(?:new |a new |no )(?:beard|haircut|hairstyle|hair colou?r|teeth))\b`,
      'i',
    ),
  },
  works: {
    image: 'a home under a sheet, and one corner that stays',
    cue: /\b(?:builders|decorators|painters|workmen|plumbers)\b[^.]{0,24}\b(?:in|at|coming|here|come|kitchen|bathroom|house|home)\b|\b(?:having|getting|we are doing|we're doing|doing up|redecorat\w+|renovat\w+) (?:the |our |a |new )*(?:house|home|flat|kitchen|bathroom|loft|extension|living room|building work)(?: (?:done|built|redone|ripped out|up))?\b|\b(?:building work|(?:kitchen|bathroom|loft|extension) (?:is )?being (?:done|built|ripped out))\b/i,
  },
  newthing: {
    image: 'something at home that is new, and what stayed where it was',
    cue: new RegExp(
      String.raw`^(?![^]*\b(?:what is|what's|whats) hard\b)[^]*?(?:\bnew (?:carpet|sofa|settee|couch|car|kitchen|bathroom|furniture|curtains|wallpaper|telly|tv)\b(?! (?:seat|toy))|\b(?:sold|changed|threw out|thrown out|got rid of|misses) (?:(?:our|the|his|her|my) )?(?:old )?${OF_A_HOME}\b|\b(?:moved|moving|rearrang\w+|re-arrang\w+) (?:the |all the |our |around the )+furniture\b)`,
      'i',
    ),
  },
  lentbed: {
    image: 'a bed that is lent, and a pillow that comes along',
    cue: /\b(?:sleep(?:s|ing)?|stay(?:s|ing)?|be|going) in (?:his|her|their) (?:bed)?room\b(?=[^]*\b(?:coming|com(?:e|es)|stay\w*|visit\w*|guests?|visitors?)\b)|\b(?:coming|com(?:e|es)|stay(?:s|ing)?|visit(?:s|ing)?|guests?|visitors?)\b[^]{0,60}\b(?:sleep(?:s|ing)?|be|stay(?:s|ing)?|going) in (?:his|her|their) (?:bed|bedroom|room)\b|\bgiv(?:e|es|ing) up (?:his|her|their) (?:bed|bedroom|room)\b(?=[^]*\b(?:guests?|visitors?|nan\w*|gran\w*|stay\w*|coming|aunt\w*|uncle|cousins?)\b)/i,
  },
  soloplay: {
    image: 'a game for one, and somebody who comes to look',
    cue: /\b(?:(?:won'?t|wont|will not|never|can'?t|cannot|doesn'?t|refus\w+ to|not|struggles to|unable to) (?:\w+ )?(?:play(?:s|ing)?|amuse|entertain|occupy|amus\w+) (?:\w+ )?(?:alone|independently|(?:by|on) (?:him|her|them|his|her|their)(?:sel\w+| own)|(?:him|her|them)sel\w+)|(?:needs?|wants?|has to have|expects?|insists on) (?:me|us|mum\w*|dad\w*|a grown-?up|an adult|somebody|someone) to (?:play|entertain)(?: with (?:him|her|them))? (?:with (?:him|her|them) )?(?:all (?:day|the time)|constantly|every minute|non-?stop|always)|(?:wants|needs|demands) (?:my|our|constant) (?:full )?attention (?:all (?:day|the time)|constantly|every minute))/i,
  },
  switches: {
    image: 'a switch that goes click, and a torch that may',
    cue: /\b(?:(?:turn|switch|flick|click|play|fiddl)(?:s|ing|es)? (?:on and off )?(?:with )?(?:all )?(?:the |every )?(?:light|lights|light ?switch(?:es)?|switches|lamps?) ?(?:on and off|off and on|all day|all the time|over and over|again and again|constantly)|(?:play|fiddl)(?:s|ing|es)? with (?:the |every |all the )?(?:light ?switch(?:es)?|lights|switches|plugs?))\b/i,
  },
} as const;

/** A word of each scene stands at its start and at its end. */
export const FAMILY_DAYS_TOPICS: readonly string[] =
  'birthday day square names name face voice new old look game play click switch work mess home loud drill sheets bed pillow lent lend'.split(
    ' ',
  );

const one = (match: RegExp, text: string, gender?: 'f' | 'm'): { match: RegExp; phrase: Role['fallback'] } => ({
  match,
  phrase: { text, ...(gender && { gender }) },
});

/** Who has the other name in the square, whose face it is and what is new about it, and what was exchanged. */
export const FAMILY_DAYS_ROLES: Readonly<Record<string, Role>> = {
  sharer: {
    fallback: { text: 'somebody else' },
    cues: [
      one(/\btwin\b/i, '{his} twin'),
      one(/\bsister\b/i, '{his} sister', 'f'),
      one(/\bbrother\b/i, '{his} brother', 'm'),
      one(/\bcousin\b/i, '{his} cousin'),
      one(/\bfriend\b/i, '{his} friend'),
    ],
  },
  changed: {
    fallback: { text: 'somebody at home' },
    cues: [
      one(
        new RegExp(
          String.raw`\b(${KIN})\b(?='s| (?:has |got |is |had |just |recently |finally )*(?:shav|cut|new|dyed|colou?red|chopped|changed|got|wears|wearing|grown|grew|had|no)\w*\b)`,
          'i',
        ),
        '$',
      ),
      one(/\b(?:his|her|their) (?:new )?teacher\b/i, 'the teacher'),
    ],
  },
  looks: {
    fallback: { text: 'there is a new look' },
    cues: [
      one(/\b(?:grown|grew)\b[^.]{0,10}\bbeard\b/i, 'there is a beard'),
      one(/\bbeard\b/i, 'the beard is gone'),
      one(/\bm(?:o)?ustache\b/i, 'the moustache is gone'),
      one(/\b(?:shav\w+)\b[^.]{0,12}\b(?:head|hair)\b/i, 'the hair is gone'),
      one(/\b(?:dyed|coloured|colored|hair colou?r)\b/i, 'the hair has a new colour'),
      one(/\bglasses\b/i, 'there are glasses'),
      one(/\bhair\w*\b/i, 'the hair is new'),
    ],
  },
  renewed: {
    fallback: { text: 'something at home' },
    cues: [
      one(/\bcar\b/i, 'the car'),
      one(/\b(?:sofa|couch|settee)\b/i, 'the sofa'),
      one(/\bcarpet\b/i, 'the carpet'),
      one(/\bkitchen\b/i, 'the kitchen'),
      one(/\bbathroom\b/i, 'the bathroom'),
      one(/\b(?:living room|front room|lounge)\b/i, 'the living room'),
      one(/\b(?:his|her|their) (?:bed)?room\b/i, '{his} room'),
      one(/\btable\b/i, 'the table'),
      one(/\b(?:telly|tv)\b/i, 'the telly'),
    ],
  },
};
