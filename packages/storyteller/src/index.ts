/** The one public door of the storyteller: social stories about one child, their audit, and screening of requests. */
export type { AuditInput } from './audit/audited-text.ts';
export { auditSocialStory } from './audit/audit.ts';
export type { Brief, SocialStory, Suggestion } from './brief.ts';
export { storyName, UnusableName } from './child/name.ts';
export { pronounsFor, type Pronouns } from './child/pronouns.ts';
export { matchSituation, SITUATIONS, tellSocialStory, type TellOptions } from './tell-social-story.ts';
export { screenRequest } from './screen/screen-request.ts';
export type { Screening, UnsuitableReason } from './screen/screening.ts';
