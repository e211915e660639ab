import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { ONE_BUTTON } from './one-button.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const KIN = String.raw`(?:(?:my|his|her|its|their|our|the|your) )?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa|father|me|leg|parent|granny|grandma|gran|nana|grandpa|grandad|pouch)(?:['’]s)?(?: (?:hand|leg|coat|arm|skirt|back|knee|sleeve|side|neck|trousers))?`;
const PLACE = String.raw`(?:nursery|school|pre-?school|kindergarten|playgroup|childminder['’]?s?|child minder|daycare|creche|crèche|drop[- ]?offs?|the (?:school )?gate|nanny|babysitter)`;
const ON = String.raw`(?:cling(?:s|ed|ing|y)?(?: on)?(?: to)?|clung(?: on)?(?: to)?|hang(?:s|ing)? on to|hung on to|hold(?:s|ing)? (?:on|tight)(?: tight)?(?: to)?|held on(?: tight)?(?: to)?)`;
const WONT = String.raw`(?:won['’]?t|wo n['’]?t|will not|would(?:n['’]?t| not)|doesn['’]?t want to|does not want to|can['’]?t|cannot|never|refuses to|hates to)`;

/** A goodbye that will not come off the fingers. The sorrow is let be, and nobody is pulled. */
export const CLINGS: StoryEvent = {
  id: 'clings',
  quarrel: true,
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: new RegExp(
    String.raw`\bseparation anxiety\b|\b${ON} ${KIN}(?!\p{L})|\b${WONT} (?:ever )?let(?:ting)? go(?: of)? ${KIN}(?!\p{L})|\b${WONT} leave (?:(?:my|his|her|its) )?(?:mum|mummy|mom|mommy|mama|mother|dad|daddy|papa)(?:['’]s side)?\b(?! (?:alone|out))|\b(?:${ON}|cr(?:y|ies|ied|ying)|tears|upset|sobs?|sobbing|scream\w*|wails?|sad|hard|goodbyes?)\b.{0,20}\b(?:at|with|in front of|before) (?:the |his |her |my )?${PLACE}|\b(?:school|nursery|morning) drop[- ]?offs?\b|^(?:the )?drop[- ]?off(?: time)?$|\bclingy (?:koala|child|toddler|monkey|bear|kid|boy|girl|son|daughter|limpet|cub|joey|baby|kitten|puppy|little)\b|\b(?:koala|limpet|child|toddler|monkey) (?:who|that) (?:clings|is clingy|holds on tight)\b|\b(?:peel(?:s|ed|ing)?|pris(?:e|es|ed|ing)) (?:him|her|them|me) off\b`,
    'iu',
  ),
  not: /\b(?:lost|losing|died|dead|hospital|divorce\w*|moved out|sleep\w*|bed|bedtime|night|balloon|kite|teddy|blanket|dummy|scared of (?:dogs|water|the dark)|swim\w*|supermarket|alone at home|bull(?:y|ied|ies|ying)|hits?|hurts?|shout\w*|custody|prison|stay(?:s|ed)? (?:home )?for weeks|six weeks|first day|starting|new (?:school|nursery|class))\b/i,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|vehicle|insect|thing)$/.test(somebody(theme.hero)?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: somebody(hero),
    other: null,
    thing: about('button'),
  }),
  plots: [ONE_BUTTON],
  talk: {
    young: { yours: [() => 'How do you say bye-bye?'] },
    older: {
      wonder: [() => 'What was it that really came back?'],
      yours: [() => 'What would be good to hold until three?'],
    },
  },
};
