import { READING_ORDER, USUAL_TELLING, type AuditReport, type StoryContent } from '@storylantern/contract';
import type { Brief, SocialStory } from '@storylantern/storyteller';

/** What the quick author finds of every story. */
export const QUICK_AUDIT: AuditReport = {
  passed: true,
  findings: [],
  sentences: [],
  reading: { words: 120, sentences: 12, meanSentence: 10, longestSentence: 14, grade: 2, inBand: true },
  ratio: { version100: 2, version101: 3 },
};

/** A small story that says how it was to be told: another telling has other words. */
export function quickStory(brief: Brief): SocialStory {
  const telling = brief.telling ?? USUAL_TELLING;
  const teller = telling.person === 'first' ? 'I hear' : `${brief.name} hears`;
  const how = [telling.length, telling.level].filter((each) => each !== 'usual').join(', ');
  const content = Object.fromEntries(
    READING_ORDER.map((kind) => [kind, `${teller} the ${kind} part${how === '' ? '' : `, ${how}`}.`]),
  ) as StoryContent;
  const situation = brief.situation ?? 'something-hard';
  return {
    title: `${brief.name} and the Lantern`,
    content,
    benefits: ['It describes what happens.'],
    talkTogether: ['What did you hear?'],
    leftOut: [],
    alsoAbout: [{ id: 'fear-dark', name: 'Fear of the dark' }],
    situation,
    situationName: situation.replaceAll('-', ' '),
    thread: 'lantern',
    scene: { setting: 'bedroom', time: 'night', pose: 'sit', feeling: 'calm', companion: null, props: ['lamp'] },
    audit: QUICK_AUDIT,
    question: brief.problem.includes('vague') ? 'When does it happen?' : null,
    telling,
  };
}
