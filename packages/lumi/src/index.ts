/** The one public door of Lumi: safety rules, understanding, guidance found and answers composed; and the library's search. */
export { faultsOfPart, NOT_WHOLE, type AnswerFault, type Grounds } from './check/answer-rules.ts';
export { isChatter } from './check/chatter.ts';
export { checkedAnswer } from './check/checked-answer.ts';
export { groundsOf, type AnswerGrounds } from './check/grounds.ts';
export type { Conversation, Exchange, KnownChild } from './converse/conversation.ts';
export { createLumi, type Lumi } from './converse/lumi.ts';
export { plainText } from './converse/plain-text.ts';
export { GREETING } from './converse/small-talk.ts';
export { librarySearch, type FoundInLibrary, type LibrarySearch } from './retrieve/library-search.ts';
export {
  ALARM_TIERS,
  assessSafety,
  COUNTRIES,
  NUMBERS_WRITTEN_ON,
  SAFETY_TIERS,
  type CountryNumbers,
  type SafetyLanguage,
  type SafetyOptions,
  type SafetyTier,
  type SafetyVerdict,
} from './safety/index.ts';
