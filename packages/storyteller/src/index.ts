/** The one public door of the storyteller: social stories and picture books about one child, their audits, and screening. */
export type { AuditInput } from './audit/audited-text.ts';
export { auditSocialStory } from './audit/audit.ts';
export { ageFromText } from './books/age-from-text.ts';
export { auditBook } from './books/audit/audit-book.ts';
export type { BookBrief } from './books/brief.ts';
export { tellPictureBook, type TellBookOptions } from './books/tell-picture-book.ts';
export { understandTheme } from './books/theme/understand.ts';
export { warmBooks } from './books/warm-up.ts';
export type { Brief, SocialStory, Suggestion } from './brief.ts';
export { storyName, UnusableName } from './child/name.ts';
export { pronounsFor, type Pronouns } from './child/pronouns.ts';
export { matchSituation, SITUATIONS, tellSocialStory, type TellOptions } from './tell-social-story.ts';
export { screenRequest } from './screen/screen-request.ts';
export type { Screening, UnsuitableReason } from './screen/screening.ts';
export type { SongBrief } from './songs/brief.ts';
export { writeLyrics, type WriteLyricsOptions } from './songs/write-lyrics.ts';
