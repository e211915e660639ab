import { READING_ORDER } from '@storylantern/contract';
import { challengeById, inPerson, type Article, type ShelvedStory } from '@storylantern/library';
import MiniSearch from 'minisearch';
import { plainWords } from '../understand/plain-words.ts';
import { term } from './terms.ts';

/** What a search over the whole expert library finds, best first. */
export interface FoundInLibrary {
  /** Ids of stories. */
  readonly stories: readonly string[];
  /** Ids of pages of guidance. */
  readonly guidance: readonly string[];
}

export interface LibrarySearch {
  /** At most 24 of each. */
  find(words: string): FoundInLibrary;
}

interface Entry {
  readonly id: string;
  readonly kind: 'story' | 'guidance';
  readonly title: string;
  readonly about: string;
  readonly text: string;
}

const MOST = 24;
/** What scores less than this share of the best of its kind shares only one of several words with it. */
const WORTH_SHOWING = 0.3;

const storyEntry = ({ id, challengeId, story }: ShelvedStory): Entry => ({
  id: `story ${id}`,
  kind: 'story',
  title: plainWords(story.title),
  about: plainWords(
    [
      story.description,
      story.hero.name,
      challengeById(challengeId ?? '')?.name ?? '',
      ...story.topicWords,
      ...story.themes,
    ].join(' '),
  ),
  text: plainWords(READING_ORDER.map((kind) => story.content[kind]).join(' ')),
});

const guidanceEntry = (article: Article): Entry => ({
  id: `guidance ${article.id}`,
  kind: 'guidance',
  title: plainWords(article.title),
  about: plainWords([...article.keys, ...article.questions].join(' ')),
  text: plainWords(inPerson([...article.tonight, ...article.typical.map((each) => each.text)].join(' '), 'they')),
});

/** Builds the search over stories and guidance: about a tenth of a second, once. */
export function librarySearch(stories: readonly ShelvedStory[], articles: readonly Article[]): LibrarySearch {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'about', 'text'],
    storeFields: ['kind'],
    processTerm: term,
    searchOptions: {
      boost: { title: 4, about: 3 },
      prefix: (word) => word.length > 2,
      fuzzy: (word) => (word.length > 4 ? 0.2 : false),
      combineWith: 'OR',
    },
  });
  index.addAll([...stories.map(storyEntry), ...articles.map(guidanceEntry)]);
  return {
    find(words) {
      const asked = plainWords(words);
      const hits = index.search(asked);
      const of = (kind: Entry['kind']) =>
        hits
          .filter((hit) => hit['kind'] === kind)
          .filter((hit, _at, [best]) => hit.score >= (best?.score ?? 0) * WORTH_SHOWING)
          .slice(0, MOST)
          .map((hit) => String(hit.id).slice(kind.length + 1));
      return { stories: of('story'), guidance: of('guidance') };
    },
  };
}
