import { agreement } from './rules/agreement.ts';
import { articles } from './rules/articles.ts';
import { childEarly } from './rules/child-early.ts';
import { childNamed } from './rules/child-named.ts';
import { feelingNotGuessed } from './rules/feeling-not-guessed.ts';
import { length } from './rules/length.ts';
import { literal } from './rules/literal.ts';
import { noBlame } from './rules/no-blame.ts';
import { noCoercion } from './rules/no-coercion.ts';
import { noDoubledWords } from './rules/no-doubled-words.ts';
import { noFiller } from './rules/no-filler.ts';
import { noImperative } from './rules/no-imperative.ts';
import { noPromise } from './rules/no-promise.ts';
import { noRepeats } from './rules/no-repeats.ts';
import { noTemplateMarks } from './rules/no-template-marks.ts';
import { nothingInvented } from './rules/nothing-invented.ts';
import { offer } from './rules/offer.ts';
import { oneBlank } from './rules/one-blank.ts';
import { openingDescribes } from './rules/opening-describes.ts';
import { person } from './rules/person.ts';
import { ratio } from './rules/ratio.ts';
import { readingLevel } from './rules/reading-level.ts';
import { rightPronoun } from './rules/right-pronoun.ts';
import { safe } from './rules/safe.ts';
import { sixQuestions } from './rules/six-questions.ts';
import { topicNamed } from './rules/topic-named.ts';
import { wholeSentences } from './rules/whole-sentences.ts';
import type { Rule } from './rule.ts';

/** Every rule, in the order a parent reads them: what the story does first, then how it is worded. */
export const RULES: readonly Rule[] = [
  ratio,
  openingDescribes,
  topicNamed,
  person,
  noBlame,
  noCoercion,
  offer,
  literal,
  noPromise,
  feelingNotGuessed,
  noImperative,
  sixQuestions,
  length,
  safe,
  childNamed,
  nothingInvented,
  oneBlank,
  readingLevel,
  rightPronoun,
  childEarly,
  agreement,
  articles,
  noDoubledWords,
  wholeSentences,
  noTemplateMarks,
  noRepeats,
  noFiller,
];
