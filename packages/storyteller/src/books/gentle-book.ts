import {
  READING_ORDER,
  type AgeBand,
  type BookScript,
  type Character,
  type Gender,
  type PageScene,
  type ScriptPage,
} from '@storylantern/contract';
import { tellSocialStory } from '../tell-social-story.ts';
import type { SocialStory } from '../brief.ts';
import type { Company, Figure, Telling } from './arc.ts';
import { auditBook } from './audit/audit-book.ts';
import { gradeOf } from './audit/grade.ts';
import { BOOK_LIMITS, LEAST_PAGES, MOST_PAGES } from './audit/limits.ts';
import { pageText } from './audit/page-text.ts';
import type { BookBrief } from './brief.ts';
import { bookChance } from './chance.ts';
import { companyOf } from './company/company.ts';
import type { Family } from './company/family.ts';
import { isCast } from './company/figure.ts';
import { mendedScene } from './mend-scene.ts';
import { notManaged } from './not-managed.ts';
import { GENTLE_THREADS, type GentleThread } from './gentle-threads.ts';
import type { SmallHard } from './tender/small-hard.ts';
import type { Theme } from './theme.ts';
import { bareTheme } from './theme/bare-theme.ts';
import { talkAbout } from './talk/talk-about.ts';
import { ToldBefore } from './told-before.ts';

/** What a gentle book is told from. */
export interface GentleCase {
  readonly brief: BookBrief;
  readonly theme: Theme;
  readonly family: Family;
  readonly age: number;
  readonly telling: Telling;
  readonly seed: number;
  /** Texts of the family's last books, newest first. */
  readonly recent: readonly string[];
  /** What the theme tells of, when its words leave no doubt; else the social stories decide. */
  readonly small?: SmallHard;
}

/** Bands of the social stories to try in turn: the age's own, then simpler ones whose sentences are surely short enough. */
function bandsOf(telling: Telling, age: number): readonly AgeBand[] {
  if (telling === 'young') return ['2-3', '2-3', '2-3', '2-3'];
  if (telling === 'middle') return age < 6 ? ['4-5', '4-5', '4-5', '2-3'] : ['6-7', '6-7', '4-5', '4-5'];
  return ['8-10', '8-10', '6-7', '6-7', '4-5'];
}
const GENDER: Readonly<Record<Family['childSaid'], Gender | null>> = { he: 'boy', she: 'girl', name: null };

/** It is toys that are shared, and no room: what a brother does is told of what the two of them have. */
const WILL_NOT_SHARE =
  /^(?:my |our )?(?:little |big |baby )?(brother|sister|cousin|friend)(?: who| that)? (?:hates|won['’]?t|will not|never|doesn['’]?t|does not|refuses to|can['’]?t)(?: (?:like|want))?(?: to)? ?(?:shar(?:e|es|ing))\b.*$/iu;

const TOOK =
  /^(?:my |our )?(?:little |big |baby )?(brother|sister|cousin|friend) (?:took|takes|stole|steals|ate|eats|snatched|grabbed|hid|hides) (?:my|his|her) .*$/iu;
/** "my sister got a prize and I didn't". */
const GOT =
  /^(?:my |our )?(?:little |big |baby )?(brother|sister|cousin|friend) (?:got|gets|won|has|had) .{3,30} (?:and|but) (?:i|he|she) .*$/iu;
const asGentlySaid = (asked: string): string =>
  asked
    .replace(WILL_NOT_SHARE, 'sharing toys with my $1')
    .replace(TOOK, 'sharing toys with my $1')
    .replace(GOT, 'jealous because somebody else got it');

/** A line that leaves a gap for the child to fill belongs to a social story, not to a book that is read aloud. */
const GAP = /_{2,}/;
/** What speaks of the sentence before it, and means nothing when that one is left out. */
const SPEAKS_OF_IT = /^(?:It|That|This|Then|They|He|She|And|But|So|One|Each)\b/;
/** Sentences without those that have a gap, and without what only follows from one of these. */
const withoutGaps = (sentences: readonly string[]): string[] =>
  sentences.filter((each, i) => !GAP.test(each) && !(GAP.test(sentences[i - 1] ?? '') && SPEAKS_OF_IT.test(each)));
const LONG_PAUSE = /(?<=\p{L}), (and|but|so|then) (?=\p{Ll})/u;

/**
 * A tender theme as a picture book: a social story of the same words, told in six to eight pages with calm pictures of
 * its own place. Null when no telling keeps to the limits of the age.
 */
export function gentleBook({ brief, theme, family, age, telling, seed, recent, small }: GentleCase): BookScript | null {
  const chance = bookChance(seed);
  const company = companyOf({
    theme: bareTheme(theme),
    family,
    age,
    chance,
    alsoInIt: brief.alsoInIt ?? [],
  });
  let hard: BookScript | null = null;
  for (const [n, ageBand] of bandsOf(telling, age).entries()) {
    const story = tellSocialStory(
      {
        name: company.child.name,
        ageBand,
        gender: GENDER[family.childSaid],
        problem: small?.problem ?? asGentlySaid(brief.theme),
        notes: brief.details ?? '',
        ...(small && { situation: small.situation }),
      },
      { seed: seed + n * 7919, recent },
    );
    const cast = [company.child, company.grownUp].filter(isCast).map((each) => each.character);
    const others = company.alsoThere.filter(isCast).map((each) => each.character);
    const plain = withGrownUpNamed(pagesOf(story, telling, cast, theme), company.grownUp, brief.theme);
    const judged = (pages: readonly ScriptPage[]): Gentle => {
      const book = {
        title: story.title,
        arc: 'gentle',
        refrain: null,
        cast: seenOf([...cast, ...others], pages),
        pages: [...pages],
      };
      return { ...book, findings: auditBook(book, theme, age) };
    };
    const threads = threadsFor(company, recent);
    // With something to look at beside it, when that is sound; else by itself.
    const { findings, ...book } =
      threads
        .map((thread) => judged(withThread(plain, thread, company, telling, theme)))
        .find((each) => each.findings.every((finding) => !finding.hard)) ?? judged(plain);
    const { pages } = book;
    if (findings.some((each) => each.hard)) continue;
    const told: BookScript = {
      ...book,
      onlySaid: [],
      notManaged: notManaged(theme, `${book.title} ${book.pages.map((page) => page.text).join(' ')}`),
      talk: talkAbout(book.arc, telling, company, chance),
      facts: [],
      friends: [],
      findings,
    };
    // A social story may be read by the child; a book that is harder to listen to than its age is a last resort.
    if (
      gradeOf(
        pages.map((page) => page.text),
        cast.map((each) => each.name),
      ) <= BOOK_LIMITS[telling].grade[1]
    )
      return told;
    hard ??= told;
  }
  return hard;
}

type Gentle = Pick<BookScript, 'title' | 'arc' | 'refrain' | 'cast' | 'pages' | 'findings'>;

/** Two threads to try: those that this family was told least. */
function threadsFor({ chance, child, grownUp }: Company, recent: readonly string[]): readonly GentleThread[] {
  const before = new ToldBefore(recent);
  const words = wordsOf(child, grownUp);
  const told = ({ told: by }: GentleThread): number =>
    Object.values(by).reduce((sum, lines) => sum + lines.reduce((all, line) => all + before.retold(line(words)), 0), 0);
  return chance
    .some(GENTLE_THREADS.length, GENTLE_THREADS)
    .toSorted((a, b) => told(a) - told(b))
    .slice(0, 2);
}

const wordsOf = (child: Figure, grownUp: Figure): Parameters<GentleThread['told']['young'][0]>[0] => ({
  k: child.name,
  g: grownUp.name,
  G: grownUp.name.charAt(0).toLocaleUpperCase('en') + grownUp.name.slice(1),
});

/** Who is out of sight of a child who is lost is whoever the details say was there: "With Dad". */
const withGrownUpNamed = (pages: readonly ScriptPage[], { name }: Figure, asked: string): ScriptPage[] =>
  pages.map((page) =>
    /\blost\b/i.test(asked) ? { ...page, text: page.text.replace(/\b[Tt]he grown-up(?!s)\b/gu, name) } : page,
  );

/** The least pages before something else begins, and at home there is a table, a sill and a rug. */
const BEGINS_AFTER = 1;

/** A story with its thread: begun after the first page, gone on with in the middle, ended in the last picture. */
function withThread(
  pages: readonly ScriptPage[],
  { thing, told }: GentleThread,
  { child, grownUp, alsoThere }: Company,
  telling: Telling,
  theme: Theme,
): ScriptPage[] {
  if (pages.length + told[telling].length > MOST_PAGES) return [...pages];
  const words = wordsOf(child, grownUp);
  const [begins, goesOn, ends] = told[telling].map((line, n): ScriptPage => {
    const text = startedLarge(line(words));
    const time = pages.at(-1)?.scene.time ?? 'day';
    const withGrownUp = text.toLowerCase().includes(grownUp.name.toLowerCase());
    const actors = [child, ...(withGrownUp ? [grownUp] : [])].map((who) => ({
      who: who.id,
      pose: n === 1 ? ('kneel' as const) : ('sit' as const),
      feeling: n === 0 ? ('curious' as const) : n === 1 ? ('calm' as const) : ('happy' as const),
      holds: null,
    }));
    const beside = (n === 0 ? [] : alsoThere).map((who) => ({
      who: who.id,
      pose: n === 1 ? ('stand' as const) : ('sit' as const),
      feeling: n === 1 ? ('curious' as const) : ('happy' as const),
      holds: null,
    }));
    return {
      text: [text, ...(n === 0 ? [] : alsoThere.map(({ name }) => besideLine(name, n)))].join(' '),
      scene: {
        setting: 'living-room',
        time,
        weather: 'clear',
        camera: CAMERAS[(n + 1) % 3] ?? 'close',
        actors: [...actors, ...beside],
        things: [thing],
      },
    };
  });
  if (!begins || !goesOn || !ends) return [...pages];
  // Not between a thing and what is said of it.
  const apart = (from: number): number => {
    const found = pages.findIndex((page, i) => i >= from && !SPEAKS_OF_IT.test(page.text));
    return found < 0 ? from : found;
  };
  const first = apart(BEGINS_AFTER);
  const middle = apart(Math.max(first + 1, Math.ceil((pages.length + BEGINS_AFTER) / 2)));
  const all = [...pages.slice(0, first), begins, ...pages.slice(first, middle), goesOn, ...pages.slice(middle), ends];
  const cast = [child, grownUp, ...alsoThere].filter(isCast).map((each) => each.character);
  const mended: ScriptPage[] = [];
  for (const page of all) mended.push({ ...page, scene: mendedScene(page, mended, cast, theme) });
  return mended;
}

/** A brother or sister who is in the book has a look at it as well; they are no part of what is hard. */
const besideLine = (name: string, n: number): string => (n === 1 ? `${name} looked too.` : `${name} saw it too.`);

const startedLarge = (text: string): string => text.charAt(0).toLocaleUpperCase('en') + text.slice(1);

const seenOf = (cast: readonly Character[], pages: readonly ScriptPage[]): Character[] =>
  cast.filter((each, i) => i === 0 || pages.some((page) => page.scene.actors.some((actor) => actor.who === each.id)));

/** The story's paragraphs as pages: gaps left out, long sentences parted, too few pages parted once more. */
function pagesOf(story: SocialStory, telling: Telling, cast: readonly Character[], theme: Theme): ScriptPage[] {
  const limits = BOOK_LIMITS[telling];
  const sentences = READING_ORDER.map((kind) =>
    withoutGaps(pageText(story.content[kind]).sentences).flatMap((each) => parted(each, limits.sentence)),
  ).filter((each) => each.length > 0);
  let texts = sentences.flatMap((each) => filled(each, limits.page[1]));
  while (texts.length < LEAST_PAGES) {
    const longest = texts.reduce(
      (best, each, i) => ((texts[best]?.length ?? 0) < each.length && pageText(each).sentences.length > 1 ? i : best),
      0,
    );
    const { sentences: parts } = pageText(texts[longest] ?? '');
    if (parts.length < 2) break;
    const half = Math.ceil(parts.length / 2);
    texts = [
      ...texts.slice(0, longest),
      parts.slice(0, half).join(' '),
      parts.slice(half).join(' '),
      ...texts.slice(longest + 1),
    ];
  }
  const pages: ScriptPage[] = [];
  for (const [index, text] of texts.slice(0, MOST_PAGES).entries()) {
    const scene = sceneOf(story, cast, index, texts.length);
    pages.push({ text, scene: mendedScene({ text, scene }, pages, cast, theme) });
  }
  return pages;
}

/** A sentence in pieces that keep to a limit, parted where a reader pauses anyway. */
function parted(sentence: string, most: number): string[] {
  if (pageText(sentence).words.length <= most || sentence.includes('"')) return [sentence];
  const pause = LONG_PAUSE.exec(sentence);
  if (!pause) return [sentence];
  const head = `${sentence.slice(0, pause.index)}.`;
  const rest = sentence.slice(pause.index + 2);
  return [head, ...parted(rest.charAt(0).toUpperCase() + rest.slice(1), most)];
}

/** Sentences gathered into pages that keep to a limit; one that speaks of the sentence before it stays with that. */
function filled(sentences: readonly string[], most: number): string[] {
  const pages: string[][] = [];
  for (const sentence of sentences) {
    const last = pages.at(-1);
    const joined = [...(last ?? []), sentence].join(' ');
    if (last === undefined) pages.push([sentence]);
    else if (pageText(joined).words.length <= most) last.push(sentence);
    else {
      const before = last.length > 1 && SPEAKS_OF_IT.test(sentence) ? last.pop() : undefined;
      pages.push(before === undefined ? [sentence] : [before, sentence]);
    }
  }
  return pages.map((page) => page.join(' '));
}

const POSES = ['sit', 'think', 'stand', 'look-up', 'walk', 'hold', 'sit', 'stand'] as const;
const CAMERAS = ['wide', 'medium', 'close'] as const;

/** The place of the story's own cover; calm faces, the first pages a little sad or worried when the story is. */
function sceneOf(story: SocialStory, cast: readonly Character[], index: number, count: number): PageScene {
  const { scene } = story;
  const [child, grownUp] = cast;
  const heavy =
    scene.feeling === 'happy' || scene.feeling === 'excited' || scene.feeling === 'proud' ? 'calm' : scene.feeling;
  const feeling = index < count / 3 ? heavy : 'calm';
  const actor = (
    who: Character | undefined,
    pose: PageScene['actors'][number]['pose'],
    mood: PageScene['actors'][number]['feeling'],
  ): PageScene['actors'] => (who ? [{ who: who.id, pose, feeling: mood, holds: null }] : []);
  return {
    setting: scene.setting,
    time: scene.time,
    weather: 'clear',
    camera: CAMERAS[index % CAMERAS.length] ?? 'medium',
    actors: [
      ...actor(child, index === count - 1 ? 'sit' : (POSES[index % POSES.length] ?? 'sit'), feeling),
      ...actor(grownUp, 'sit', 'calm'),
    ],
    things: [],
  };
}
