import type { Maker } from '@storylantern/contract';
import type { JudgedStory, SocialStory } from '@storylantern/storyteller';
import { NoOtherWay } from '../maker.ts';
import type { TextModel } from '../model-server/models.ts';
import type { Defects } from '../model-server/own-defect.ts';
import { askAndMend, orOwn, OWN_SUBJECT } from './ask-and-mend.ts';
import type { EmbeddedAuthor } from './embedded-author.ts';
import { endingAnswer, endingPrompt } from './prompts/ending.ts';
import { retellingPrompt, STORY_SYSTEM, storyAnswer, storyPrompt } from './prompts/story.ts';

/** What a remote author is made of. */
export interface RemoteAuthorParts {
  readonly model: TextModel;
  /** Tells every story first, judges what the model writes, and stands in for it. */
  readonly own: EmbeddedAuthor;
  readonly defects: Defects;
}

type StoryAuthor = Pick<EmbeddedAuthor, 'tell' | 'tellAnotherEnding'>;
type Told = Awaited<ReturnType<StoryAuthor['tell']>>;

/** A story has at most 350 words and its questions; models that think first need room for that. */
const MOST_TOKENS = 6_000;
const MOST_TITLES = 6;
const LONGEST_TITLE = 80;

/**
 * An author behind a model server. Our own story is told first; the model's title and words take the place of ours only
 * when they pass everything that ours pass, after at most two mendings. Whatever fails, the family gets our own story,
 * and its maker says why. A request that is given up rejects with the signal's reason.
 */
export function createRemoteAuthor({ model, own, defects }: RemoteAuthorParts): StoryAuthor {
  const { name, sendsNames } = model;
  const byModel = (story: SocialStory): Told => ({ story, maker: { by: 'remote', name } });
  const { storyProposals } = own;

  return {
    async tell(brief, options) {
      const { standing: before, ...fresh } = options;
      // The mould of the model's story; where one stands, it is told again only when the model's is of no use.
      const told = await own.tell(brief, fresh);
      const { signal, recent } = options;
      const ours = async (note: string, why = note) =>
        withNote(before ? await own.tell(brief, options).catch(withReason(why)) : told, note);
      const remote = async () => {
        const sent = await storyProposals.task(brief, told.story, { told: before ?? null, sendsNames }, signal);
        if (!sent) return ours(OWN_SUBJECT);
        const { task, standIns, standing } = sent;
        const story = await askAndMend(
          model,
          {
            purpose: 'story',
            name: 'social_story',
            schema: storyAnswer,
            system: STORY_SYSTEM,
            // Titles of earlier stories hold names; without leave to send those, nothing of them is sent.
            prompt: standing ? retellingPrompt(task, standing) : storyPrompt(task, sendsNames ? titlesOf(recent) : []),
            mostTokens: MOST_TOKENS,
            judge: async ({ title, questions, ...content }) =>
              judged(
                await storyProposals.readStory(brief, told.story, { title, content, questions }, standIns, signal),
              ),
          },
          options,
        );
        return byModel(story);
      };
      return orOwn({ ...options, defects }, remote, ours);
    },

    async tellAnotherEnding(brief, before, options) {
      const { signal, recent } = options;
      // A story that somebody else wrote may have no ending of ours; the model may have one for it all the same.
      const ending = await own.tellAnotherEnding(brief, before, options).catch((error: unknown) => {
        if (error instanceof NoOtherWay) return undefined;
        throw error;
      });
      const mould = ending ?? (await own.tell(brief, options));
      const ours = async (note: string, why = note) =>
        ending
          ? withNote(ending, why === note ? note : `${why} Storylantern wrote this ending itself.`)
          : withReason(why)(new NoOtherWay());
      const remote = async () => {
        const what = { told: before, sendsNames };
        const sent = await storyProposals.task(brief, mould.story, what, signal);
        if (!sent) return ours(OWN_SUBJECT);
        const story = await askAndMend(
          model,
          {
            purpose: 'ending',
            name: 'story_ending',
            schema: endingAnswer,
            system: STORY_SYSTEM,
            prompt: endingPrompt(sent),
            mostTokens: MOST_TOKENS,
            judge: async ({ affirmative, questions }) =>
              judged(
                await storyProposals.readEnding(
                  brief,
                  { told: before, own: mould.story, recent },
                  { affirmative, questions },
                  sent.standIns,
                  signal,
                ),
              ),
          },
          options,
        );
        return byModel(story);
      };
      return orOwn({ ...options, defects }, remote, ours);
    },
  };
}

/** That a story has no other way on this machine is told with why the model gave none. */
const withReason =
  (why: string) =>
  (error: unknown): never => {
    throw error instanceof NoOtherWay ? new NoOtherWay(why) : error;
  };

const judged = ({ story, faults }: JudgedStory) => ({ piece: story, faults });

const withNote = ({ story, maker }: Told, note: string): { story: SocialStory; maker: Maker } => ({
  story,
  maker: { ...maker, note },
});

/** A text begins with its title. */
const titlesOf = (texts: readonly string[]): string[] =>
  texts.slice(0, MOST_TITLES).flatMap((text) => text.split('\n')[0]?.slice(0, LONGEST_TITLE) ?? []);
