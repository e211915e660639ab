import type { SettingName } from '@storylantern/contract';
import { JOBS_AT_WORK } from './jobs-at-work.ts';
import { JOBS_IN_STORIES } from './jobs-in-stories.ts';

/** Something that whoever does a job has to do, "catch the thief"; and how it is when it was not done. Eight words at most. */
type Duty = readonly [to: string, undone: string];

/** A job, or what everybody expects of somebody. */
export interface Job {
  /** Words that name it. */
  readonly of: RegExp;
  readonly at: SettingName;
  readonly duties: readonly [Duty, Duty, Duty];
  /** It is what somebody of a kind is, and no work: what it will not do is told by stories of its own. */
  readonly isNature?: true;
}

/** What has to be done in a job that nobody has described. */
const ANY_JOB: readonly [Duty, Duty, Duty] = [
  ['be ready at nine', 'Half of the people had gone home.'],
  ['do it for the whole queue', 'The queue asked for its money back.'],
  ['do it before the mayor', 'The mayor asked for his hat.'],
];

/** The job that words name. */
export const jobNamed = (words: string): Job | undefined =>
  [...JOBS_AT_WORK, ...JOBS_IN_STORIES].find(({ of }) => of.test(words));

/** Whether somebody is paid for it. */
export const isWork = (job: Pick<Job, 'duties'>): boolean => JOBS_AT_WORK.some(({ duties }) => duties === job.duties);

/** The same where no list knows of it: it is done somewhere, and one can see whether it was. */
export const anyJob = (at: SettingName): Job => ({ of: /$^/, at, duties: ANY_JOB });
