import { makerSchema, USUAL_TELLING, type AuditReport, type Maker, type Story } from '@storylantern/contract';
import { challengeById, COLLECTION_TEXTS, type ShelvedStory } from '@storylantern/library';
import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { readJson } from '../../platform/database/json-column.ts';
import type { LibraryStoryTable } from '../../platform/database/tables.ts';

export const storedNarrationSchema = z.object({ file: z.string(), seconds: z.number(), maker: makerSchema });
/** The spoken story, as it is kept. */
export type StoredNarration = z.infer<typeof storedNarrationSchema>;
const narrationState = z.enum(['waiting', 'ready', 'failed']);

/** Reading aloud to a child, with time to look at the picture, goes at about this many words a minute. */
const WORDS_PER_MINUTE = 110;
const WRITER: Maker = { by: 'embedded', name: 'Storylantern library' };

/** What the story is about, in the words of its shelf. */
export const shelfName = ({ challengeId, collectionId }: ShelvedStory): string =>
  challengeId === null
    ? collectionId === null
      ? ''
      : COLLECTION_TEXTS[collectionId].title
    : (challengeById(challengeId)?.name ?? challengeId);

/** What the page of a story needs besides the story itself. */
export interface PageParts {
  readonly audit: AuditReport;
  readonly picture: { readonly url: string; readonly description: string };
  readonly expected: { readonly picture: Maker; readonly voice: Maker };
}

type Opened = Omit<
  Selectable<LibraryStoryTable>,
  'household_id' | 'story_id' | 'title' | 'child_name' | 'age_band' | 'situation_name' | 'search_text' | 'manifest'
>;

/** A story of the expert library as its page shows it: the same page as a family's own stories. */
export function libraryStoryPage(shelved: ShelvedStory, opened: Opened, parts: PageParts): Story {
  const { story } = shelved;
  const state = narrationState.parse(opened.narration_state);
  const narration =
    opened.narration === null ? undefined : readJson('narration', storedNarrationSchema, opened.narration);
  return {
    id: shelved.id,
    title: story.title,
    imageUrl: parts.picture.url,
    imageDescription: parts.picture.description,
    picture: 'ready',
    audioUrl: narration && state === 'ready' ? `/api/media/${narration.file}` : null,
    videoUrl: null,
    developmentalBenefits: story.benefits.join(' '),
    content: story.content,
    category: 'expert-help',
    topic: shelved.challengeId,
    situation: shelfName(shelved),
    childName: story.hero.name,
    ageBand: story.ageBand,
    createdAt: opened.created_at,
    savedAt: opened.saved_at,
    readingMinutes: Math.max(1, Math.round(parts.audit.reading.words / WORDS_PER_MINUTE)),
    talkTogether: [...story.talkTogether],
    leftOut: [],
    alsoAbout: [],
    audit: parts.audit,
    narration: { state, ...(opened.narration_message === null ? {} : { message: opened.narration_message }) },
    nameSaid: opened.name_said,
    occasion: 'help',
    version: 1,
    telling: USUAL_TELLING,
    edited: false,
    question: null,
    changeable: false,
    madeBy: { text: WRITER, picture: parts.expected.picture, voice: narration?.maker ?? parts.expected.voice },
  };
}
