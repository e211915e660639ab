import { NOTHING_ELSE, onTheGround, type StoryEvent } from '../event.ts';
import { about, somebody } from '../page.ts';
import { MIND_THE_STEP } from './mind-the-step.ts';
import { TONGUES } from './parts.ts';
import { NEAR_MISSES, WORDINGS } from './wordings.ts';

const LANGUAGE = String.raw`(?:${TONGUES}|the language|(?:a|the) new language|another language|any words)`;
const NOT_YET = String.raw`(?:doesn['’]?t|does not|don['’]?t|do not|can['’]?t|cannot|couldn['’]?t|didn['’]?t)(?: yet| really)?`;
const NAMED = new RegExp(
  [
    String.raw`\b${NOT_YET} (?:speak|know|understand|talk)(?: any| a word of| much)? ${LANGUAGE}\b`,
    String.raw`\b(?:learn(?:s|ing)?|picking up)(?: to speak| to talk)? ${LANGUAGE}(?: at (?:school|nursery))?(?: as a second language)?\b`,
    String.raw`\b(?:no|nobody|no ?one|none)(?: of them| there| here| at \p{L}+)? (?:understands|can understand|speaks|understood|could understand|knows what)\b`,
    String.raw`\b(?:without knowing|without a word of|not a word of|no) (?:${TONGUES}|the language)\b`,
    String.raw`\bspeak(?:s|ing)? (?:only |just )?(?:${TONGUES})(?: only)? at (?:home|school|nursery)\b`,
    String.raw`\bonly speaks? (?:${TONGUES})\b|\bspeaks only (?:${TONGUES})\b`,
    String.raw`\b(?:two|three|2) languages\b|\bbilingual\b|^(?:a |the )?(?:new|different|foreign|second) language$`,
    String.raw`\bmov(?:es?|ed|ing) (?:abroad|(?:to|in) (?:a|an|the)?(?:new |another |different |foreign )?country)\b`,
    String.raw`\bcannot understand (?:anybody|anyone|anything|a word)\b`,
  ].join('|'),
  'iu',
);

/** Somebody is where nobody speaks as they do. How the class meets a newcomer has a book of its own. */
export const NEW_LANGUAGE: StoryEvent = {
  id: 'new-language',
  wordings: WORDINGS,
  nearMisses: NEAR_MISSES,
  of: NAMED,
  not: /\b(?:new (?:boy|girl|child|kid|pupil|student|friend|classmate)|friends? (?:is |has )?(?:mov\w+|who)|best friend|(?:boy|girl|child) (?:in|at|from) (?:my|our|the) class|my class|refugee|war|count(?:s|ing)?|numbers|alphabet|homework|holiday|summer|sign language|deaf|stammer\w*|stutter\w*|lisp|speech|autis\w*|selective|robot|alien|ghost|dragon|planet|space|baby|toddler|dolphin|animals?|dog|cat|parrot|hears?|whale|to the (?:birds?|trees?)|grand\p{L}+ (?:only )?speaks|how (?:he|she|i|it) feels?)\b/iu,
  fits: (theme) =>
    onTheGround(theme) &&
    theme.hero?.plural !== true &&
    !/^(?:sea|insect|thing|vehicle)$/.test(theme.hero?.being?.isa ?? ''),
  reads: ({ hero }) => ({
    ...NOTHING_ELSE,
    hero: hero?.being?.isa === 'person' ? null : somebody(hero),
    other: null,
    thing: about('paint'),
  }),
  plots: [{ ...MIND_THE_STEP, when: NAMED }],
  talk: {
    young: { yours: [() => 'How do you say hello?'] },
    older: {
      wonder: [() => 'Why did everybody look at their feet?'],
      yours: [() => 'What was the first word you learned of another language, and what is it good for?'],
    },
  },
};
