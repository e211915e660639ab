import type { Looks, PagePicture, SongVariant } from '@storylantern/contract';
import { createLumi, type Lumi } from '@storylantern/lumi';
import { NarratorError } from '@storylantern/narrator';
import type { BookBrief, Brief, SongBrief } from '@storylantern/storyteller';
import sharp from 'sharp';
import type { Makers } from '../../src/makers.ts';
import type { SongPerformance } from '../../src/makers/maker.ts';
import { measurePicture } from '../../src/makers/picture/receive-picture.ts';
import { quickBook, quickCast } from './quick-book.ts';
import { QUICK_AUDIT, quickStory } from './quick-story.ts';
import { quickComposed, quickLine, quickPerformed, quickSong } from './quick-song.ts';

/** What only a model server's makers ask for. */
const notAsked = () => Promise.reject(new Error('No model server is asked here'));

/**
 * Makers that answer at once with small, valid pieces, so that tests of the server wait for nothing. They stand in
 * for the crafts, which have tests of their own; everything between the request and them is what production runs.
 */
export interface QuickMakers extends Makers {
  /** What was asked of them, in order. */
  readonly told: Brief[];
  readonly booksTold: { readonly brief: BookBrief; readonly recent: readonly string[] }[];
  readonly songsWritten: { readonly brief: SongBrief; readonly seed: number; readonly recent: readonly string[] }[];
  readonly performed: { readonly performance: SongPerformance; readonly variant: string }[];
  readonly pagesDrawn: PagePicture[];
  readonly spoken: { readonly text: string; readonly said: Readonly<Record<string, string>> }[];
  /** Set to make the next calls fail. */
  failing: { narrator: boolean; illustrator: boolean; author: boolean; musician: boolean | SongVariant };
  /** Set to make every call wait for it. */
  hold: { narrator: Promise<void>; author: Promise<void>; illustrator: Promise<void>; musician: Promise<void> };
}

const LOOKS: Looks = {
  hairStyle: 'short',
  hairColour: 'brown',
  skin: 'honey',
  eyes: 'brown',
  glasses: false,
  hearingAid: false,
  wheelchair: false,
};

const nothing = async (): Promise<void> => undefined;
const made: { lumi?: Lumi } = {};
const lumi = (): Lumi => (made.lumi ??= createLumi());

const untilAborted = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

export async function quickMakers(): Promise<QuickMakers> {
  const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#e9a94b' } })
    .webp()
    .toBuffer();
  const told: Brief[] = [];
  const spoken: QuickMakers['spoken'] = [];
  const failing: QuickMakers['failing'] = { narrator: false, illustrator: false, author: false, musician: false };
  const ready = Promise.resolve();
  const hold = { narrator: ready, author: ready, illustrator: ready, musician: ready };
  const songsWritten: QuickMakers['songsWritten'] = [];
  const performed: QuickMakers['performed'] = [];
  const booksTold: QuickMakers['booksTold'] = [];
  const pagesDrawn: PagePicture[] = [];
  return {
    told,
    booksTold,
    songsWritten,
    performed,
    pagesDrawn,
    spoken,
    failing,
    hold,
    pictures: {
      looks: (_name, _notes, chosen) => ({ ...LOOKS, ...chosen }),
      describe: (_picture, name) => `${name} with a lantern.`,
      bookLooks: (_name, { hair }, chosen) => ({
        ...LOOKS,
        ...(hair?.includes('purple') ? { hairColour: 'purple' } : {}),
        ...chosen,
      }),
      cast: (characters, { looks }) => quickCast(characters, looks),
      change: (cast, { looks, outfit }) =>
        cast.map((member) =>
          member.character.is === 'child' && member.person
            ? {
                ...member,
                person: {
                  looks: { ...member.person.looks, ...looks },
                  outfit: { ...member.person.outfit, ...outfit },
                },
              }
            : member,
        ),
      describePage: ({ scene }) => `A page in the ${scene.setting}.`,
    },
    // The assistant is quick as it is.
    assistant: {
      answer: async (conversation) => ({
        answer: lumi().answer(conversation),
        maker: { by: 'embedded', name: 'quick' },
      }),
      warm: nothing,
      close: nothing,
    },
    author: {
      audit: async () => QUICK_AUDIT,
      async screen(brief) {
        return brief.problem.includes('unsuitable')
          ? { suitable: false, message: 'We cannot tell this story.', help: ['Call somebody you trust.'] }
          : /\p{Letter}/u.test(brief.name)
            ? { suitable: true, name: brief.name.trim(), occasion: brief.occasion ?? 'help' }
            : { suitable: false, unusableName: true, message: 'This name has no letters.' };
      },
      // Reading is quick as it is.
      async understand(wish) {
        if (wish.problem.includes('unsuitable'))
          return { suitable: false, message: 'We cannot tell this story.', help: ['Call somebody you trust.'] };
        // Only now: many a server under test is asked for nothing, and the craft takes seconds to load.
        const { understandBrief } = await import('@storylantern/storyteller');
        return { suitable: true, ...understandBrief(wish) };
      },
      async situations(occasion) {
        const { listedSituations } = await import('@storylantern/storyteller');
        return listedSituations(occasion);
      },
      async tell(brief, { signal }) {
        await Promise.race([hold.author, untilAborted(signal)]);
        if (failing.author) throw new Error('The author broke');
        told.push(brief);
        return { story: quickStory(brief), maker: { by: 'embedded', name: 'Quick author' } };
      },
      async tellAnotherEnding(brief, before, { recent }) {
        const story = quickStory(brief);
        const affirmative = `${brief.name} hears ending ${recent.length}.`;
        return {
          story: { ...story, title: before.title, content: { ...before.content, affirmative } },
          maker: { by: 'embedded', name: 'Quick author' },
        };
      },
      // Nothing is asked of model servers: what they write is judged elsewhere.
      withhold: async (texts) => ({ texts, restore: async (answers) => answers }),
      storyProposals: { task: notAsked, readStory: notAsked, readEnding: notAsked },
      bookProposals: {
        frame: () => Promise.resolve(null),
        judge: () => Promise.resolve({ script: null, faults: [] }),
      },
      songProposals: {
        frame: () => Promise.resolve(null),
        judge: () => Promise.resolve({ song: null, faults: [] }),
      },
      storyReader: {
        audit: async (_brief, { content }) => ({
          ...QUICK_AUDIT,
          passed: !Object.values(content).some((text) => text.includes('too long')),
        }),
        refusal: async (_brief, { title, content }) =>
          [title, ...Object.values(content)].some((text) => text.includes('unsuitable'))
            ? { message: 'We cannot read this to a child.', help: ['Call somebody you trust.'] }
            : null,
      },
      screenBook: {
        async wish({ theme, childName, childAge }) {
          if (theme.includes('unsuitable'))
            return { suitable: false, message: 'We cannot tell this story.', help: ['Call somebody you trust.'] };
          if (childName !== '' && !/\p{Letter}/u.test(childName))
            return { suitable: false, unusableName: true, message: 'This name has no letters.' };
          return { suitable: true, name: childName || null, age: Number.parseInt(childAge, 10) || null };
        },
        async text(text) {
          return text.includes('unsuitable')
            ? { suitable: false, message: 'We cannot read this to a child.', help: [] }
            : { suitable: true };
        },
      },
      async tellBook(brief, { recent, signal }) {
        await Promise.race([hold.author, untilAborted(signal)]);
        if (failing.author) throw new Error('The author broke');
        booksTold.push({ brief, recent });
        return { script: quickBook(brief), maker: { by: 'embedded', name: 'Quick author' } };
      },
      async writeSong(brief, { seed, recent, sounds, signal }) {
        await Promise.race([hold.author, untilAborted(signal)]);
        if (failing.author) throw new Error('The author broke');
        songsWritten.push({ brief, seed, recent });
        return { song: quickSong(brief, seed, sounds), maker: { by: 'embedded', name: 'Quick author' } };
      },
      songReader: {
        unheardInSong: async ({ childName }) => (childName === 'Niamh' ? ['niamh'] : []),
        unheardInLine: async (text) => (text.includes('Niamh') ? ['niamh'] : []),
        scanLines: async (texts) =>
          texts.map((text) =>
            text.includes('unsingable') ? { reason: 'This cannot be sung.' } : { line: quickLine(text) },
          ),
      },
      warm: async () => undefined,
      close: async () => undefined,
    },
    illustrator: {
      receive: async () => null,
      measure: measurePicture,
      async drawPage(picture, options) {
        await Promise.race([hold.illustrator, untilAborted(options?.signal)]);
        if (failing.illustrator) throw new Error('The illustrator broke');
        pagesDrawn.push(picture);
        // Another picture has other bytes, as it would have from the real one.
        const mark = new TextEncoder().encode(JSON.stringify(picture));
        return {
          images: [
            { width: 1200, height: 900, bytes: new Uint8Array([...bytes, ...mark]) },
            { width: 480, height: 360, bytes: new Uint8Array([...bytes, ...mark, 0]) },
          ],
          mime: 'image/webp',
          description: `A drawn page in the ${picture.scene.setting}, ${picture.style}.`,
          maker: { by: 'embedded', name: 'Quick illustrator' },
        };
      },
      async draw() {
        if (failing.illustrator) throw new Error('The illustrator broke');
        return {
          images: [
            { width: 800, height: 600, bytes: new Uint8Array(bytes) },
            { width: 400, height: 300, bytes: new Uint8Array([...bytes, 0]) },
          ],
          mime: 'image/webp',
          description: 'A child with a lantern.',
          maker: { by: 'embedded', name: 'Quick illustrator' },
        };
      },
      warm: async () => undefined,
      close: async () => undefined,
    },
    musician: {
      compose: async (sheet) => quickComposed(sheet),
      async perform(performance, variant, options) {
        await Promise.race([hold.musician, untilAborted(options?.signal)]);
        if (failing.musician === true || failing.musician === variant) throw new Error('The musician broke');
        performed.push({ performance, variant });
        return { ...quickPerformed(performance, variant), maker: { by: 'embedded', name: 'Quick musician' } };
      },
      leadSheet: async ({ lyrics }) => [`<svg xmlns="http://www.w3.org/2000/svg"><title>${lyrics.hook}</title></svg>`],
      midi: async () => new TextEncoder().encode('MThd'),
      warm: async () => undefined,
      close: async () => undefined,
    },
    narrator: {
      fit: notAsked,
      join: notAsked,
      measure: async ({ bytes }) => (bytes.length > 0 ? 1 : null),
      sounds: async (words, said) =>
        Object.fromEntries(words.map((word) => [word, [Object.values(said)[0] ?? word.toUpperCase()]])),
      async narrate(script, options) {
        await Promise.race([hold.narrator, untilAborted(options?.signal)]);
        if (failing.narrator) throw new Error('The narrator broke');
        spoken.push({ text: script.segments.map((segment) => segment.text).join(' '), said: script.said });
        return {
          audio: new TextEncoder().encode(JSON.stringify(script)),
          manifest: {
            mime: 'audio/mpeg',
            seconds: script.segments.length,
            voice: 'quick',
            lufs: -18,
            truePeakDb: -2,
            segments: script.segments.map((segment, place) => ({
              ...segment,
              start: place,
              end: place + 1,
              sentences: [],
            })),
          },
          maker: { by: 'embedded', name: 'Quick narrator' },
        };
      },
      async sayOnce(text) {
        if (failing.narrator) throw new Error('The narrator broke');
        if (!/\p{Letter}/u.test(text)) throw new NarratorError('nothing-to-say', 'There is nothing to say.');
        return { audio: new TextEncoder().encode(text), mime: 'audio/mpeg', seconds: 0.5 };
      },
      warm: async () => undefined,
      close: async () => undefined,
    },
  };
}
