import type { StoryEvent } from '../event.ts';
import { isOfTwoWhoMustFight } from '../must-fight/who.ts';
import { CLANK } from './clank.ts';
import { EGG } from './egg.ts';
import { FIRE } from './fire.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const WHOSE_TRADE =
  /\bdragons?['’]?[- ](?:tamer|trainer|keeper|rider|hunter|slayer|catcher|whisperer|tracker|doctor|vet)s?\b/i;

/** A dragon at a castle, and who has to do with it. */
export const DRAGON: StoryEvent = {
  id: 'dragon',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: /\bdragons?\b.*\b(?:fires?|flames?|breathe?s?|smoke|castles?|knights?|prince(?:ss)?\w*|queens?|kings?|towers?|roars?|snor\w+)\b|\b(?:fires?|castles?|knights?|prince(?:ss)?\w*|queens?|kings?|towers?)\b.*\bdragons?\b|\bknights?\b.*\b(?:castles?|armou?r|everything|fight\w*|noisy|loud|brave|quests?)\b|\b(?:noisy|loud|clumsy|brave|little|scared|shy|frightened|nervous)\b.*\bknights?\b/i,
  not: /\b(?:pet|argu\w*|quarrel\w*|hic+(?:up|cough)\w*|would rather|sand-?castles?|bouncy|birthday|party|football|school|ice-?creams?|butterfl\w*|mice|mouse|dark|spiders?|bath|baths|teeth|tooth|dentist|unicorns?|sleep\w*|bed(?:time)?|(?:lost|loses)(?! (?:his|her|its|their|the) (?:fire|flame))|marshmallows?|fire (?:engine|station|fighter)s?|firefighters?|alone|lonely|mum|dad|turned into|library|book|first|last|world|bak\w+|cook\w*|christmas|village|allergic|snow|rain|how|who breathes fire|sneez\w*|at(?:ch|ish)oo)\b/i,
  fits: (theme) => !isOfTwoWhoMustFight(theme) && !WHOSE_TRADE.test(theme.raw),
  // Whoever tames dragons is no dragon, and sits on no egg.
  needs: ({ raw }) => !WHOSE_TRADE.test(raw),
  plots: [FIRE, CLANK, EGG],
  talk: {
    young: { yours: [() => 'What would you say to a dragon?'] },
    older: {
      wonder: [() => 'Who in the book had it wrong, and how could they have found out sooner?'],
      yours: [() => 'Where would a dragon be useful in our house?'],
    },
  },
};
