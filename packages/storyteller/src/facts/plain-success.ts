import { deedIn } from './deed.ts';
import { plainText } from './given-text.ts';

/** How a parent tells of something that went well without asking for anything. */
const WENT_WELL =
  /\b(?:managed to|learn(?:ed|t) (?:how )?to|so proud|proud of|for the first time|can now|(?:put on|tied|zipped|brushed|washed|packed|made|poured|in) (?:his|her|their) own|(?:all )?by (?:him|her|them)sel(?:f|ves)|without (?:any )?help|(?:a|the) whole (?:length|width|page|book|night))\b/i;
/** Any of these and there may be a trouble behind it: "he eats by himself at lunch" is no success. */
const MAY_BE_TROUBLE =
  /\?|\b(?:not|no|nobody|never|\w+n'?t|cannot|wont|cant|dont|refus\w*|wants?|scar\w*|afraid|fears?|worr\w*|cr(?:y|ies|ied|ying)|scream\w*|hat(?:es?|ed)|hard|problems?|trouble|struggl\w*|but|only|still|stop\w*|hit\w*|bit\w*|angry|upset|sad|lonely|alone|how|why|help (?:me|us)|lock\w*|climb\w*|doors?|escap\w*|r[au]n\w*|unbuckl\w*|undo\w*|left|walk\w*|plays?|sits?|eats?|ate|lunch|break|hurt\w*|accidents?|dies?|died|swear\w*|lies?|steal\w*|phone|online|fire|matches|kettle|cooker)\b/i;
/** "Sleeping at Grandma's for the first time" is still to come. */
const TO_COME = /^\s*[a-z]+ing\b|\b(?:will|going to|tomorrow|next|soon)\b/i;

/**
 * Whether a parent's words tell of a success and of nothing else: "He put on his own shoes." What is unsure is none, for
 * applause where help was asked for hurts more than help where applause was due.
 */
export function tellsOnlyOfSuccess(problem: string): boolean {
  const text = plainText(problem);
  return !TO_COME.test(text) && WENT_WELL.test(text) && !MAY_BE_TROUBLE.test(text) && deedIn(problem) !== undefined;
}
