import type { BookFinding, BookScript, Character, ScriptPage } from '@storylantern/contract';
import type { Telling } from '../arc.ts';
import type { Entity, Theme } from '../theme.ts';
import { finding } from './finding.ts';
import { BOOK_LIMITS, LEAST_PAGES, MOST_PAGES, tellingFor } from './limits.ts';
import { pronounFaults } from './one-of-two.ts';
import { namesThing } from './thing-words.ts';
import { pageText, type PageText } from './page-text.ts';
import { isSpokenOf } from '../theme/clauses.ts';
import { namesEntity, sceneFaults } from './scene-truth.ts';
import { textFaults } from './text-faults.ts';
import { kindsOf } from './who-is-named.ts';

/** What is audited: a script, or one in the making. */
export type AuditedBook = Pick<BookScript, 'title' | 'refrain' | 'cast' | 'pages'> & { readonly arc?: string };

/** Told of a feeling or a rule rather than of what the theme names, which need not be seen: a dog that died is not. */
const ABOUT_A_FEELING = new Set(['gentle', 'keep-safe']);

const textsJudged = new WeakMap<PageText, Map<string, readonly BookFinding[]>>();

/** What is wrong with a page's words, which does not depend on any other page; each is judged once. */
function textFaultsOf(
  text: string,
  index: number,
  { telling, ofDeath = false }: { readonly telling: Telling; readonly ofDeath?: boolean },
): readonly BookFinding[] {
  const page = pageText(text);
  let judged = textsJudged.get(page);
  if (!judged) textsJudged.set(page, (judged = new Map<string, readonly BookFinding[]>()));
  const key = `${index} ${telling} ${ofDeath}`;
  let found = judged.get(key);
  if (!found) judged.set(key, (found = textFaults(page, index, telling, ofDeath)));
  return found;
}

/** Everything that is wrong with one page, given the pages before it. */
export function pageFaults(
  page: ScriptPage,
  earlier: readonly ScriptPage[],
  index: number,
  book: {
    readonly cast: readonly Character[];
    readonly theme: Theme;
    readonly telling: Telling;
    /** The book may name a death. */
    readonly ofDeath?: boolean;
  },
): BookFinding[] {
  return [
    ...textFaultsOf(page.text, index, book),
    ...sceneFaults({ page, earlier, index, cast: book.cast, theme: book.theme }),
  ];
}

/**
 * Audits a picture book against a theme and an age in years. Hard findings: too few or too many pages, a sentence or a page
 * too long for the age, traps of put-together language, anything unsafe or preachy, a picture that contradicts its text,
 * and a hero of the theme who is not told and drawn. The other findings are advice: a place or a thing of the theme that
 * has no part in the story is left out of it and told to the parent, as a sentence that only mentions it belongs nowhere.
 */
export function auditBook(script: AuditedBook, theme: Theme, age: number): BookFinding[] {
  const telling = tellingFor(age);
  const { cast, pages } = script;
  const ofDeath = script.arc?.startsWith('tender-') === true;
  return [
    ...pages.flatMap((page, index) =>
      pageFaults(page, pages.slice(0, index), index, { cast, theme, telling, ofDeath }),
    ),
    ...bookFaults(script, theme, telling),
    ...pronounFaults(pages, cast),
  ];
}

/** What is wrong with a book as a whole; its pages are judged one by one elsewhere. */
function bookFaults(script: AuditedBook, theme: Theme, telling: Telling): BookFinding[] {
  const { pages, title, refrain } = script;
  const found: BookFinding[] = [];
  const whole = (rule: string, hard: boolean, detail: string): void =>
    void found.push(finding(rule, hard, null, detail));
  if (pages.length < LEAST_PAGES || pages.length > MOST_PAGES) whole('pages', true, `${pages.length} pages`);
  if (title === '' || /[{}[\]|<>]|undefined/.test(title)) whole('title', true, title);
  for (const { entity, fault } of ABOUT_A_FEELING.has(script.arc ?? '') ? [] : themeFaults(script, theme))
    whole('theme', entity === theme.hero, fault);
  const all = pages.map((page) => page.text).join(' ');
  const count = pages.reduce((sum, page) => sum + pageText(page.text).words.length, 0);
  const [least, most] = BOOK_LIMITS[telling].book;
  if (count < least || count > most) whole('length', false, `${count} words, ${least} to ${most} are right`);
  if (refrain !== null) {
    const said = all.toLowerCase().split(refrainCore(refrain)).length - 1;
    if (said < 2 || said > 5) whole('refrain', false, `The refrain is said ${said} times.`);
  }
  const spoken = (all.match(/"[^"]*"/g) ?? []).join(' ').length / Math.max(1, all.length);
  if (telling !== 'young' && (spoken < 0.15 || spoken > 0.5))
    whole('dialogue', false, `${Math.round(spoken * 100)} % is spoken`);
  for (let i = 1; i < pages.length; i++) {
    if (sameView(pages[i - 1], pages[i])) found.push(finding('same-view', false, i, 'The same view twice running.'));
  }
  return found;
}

/** The refrain as it is found again: without its end and in small letters. */
const refrainCore = (refrain: string): string => refrain.toLowerCase().replace(/[.!?,]+$/, '');

const sameView = (a: ScriptPage | undefined, b: ScriptPage | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.scene.setting === b.scene.setting &&
  a.scene.camera === b.scene.camera &&
  a.scene.actors[0]?.who === b.scene.actors[0]?.who &&
  a.scene.actors[0]?.pose === b.scene.actors[0]?.pose;

/** Known parts of the theme that no page tells, or that no picture shows. */
function themeFaults({ pages, cast }: AuditedBook, theme: Theme): { entity: Entity; fault: string }[] {
  const all = pages
    .map((page) => page.text)
    .join(' ')
    .toLowerCase();
  const seen = new Set(pages.flatMap((page) => page.scene.actors.map((actor) => actor.who)));
  const drawn = new Set(
    pages.flatMap((page) => [...page.scene.things, ...page.scene.actors.map((actor) => actor.holds)]),
  );
  const settings = new Set(pages.map((page) => page.scene.setting));
  const faults: { entity: Entity; fault: string }[] = [];
  const shows = (entity: Entity): boolean =>
    // "Birthday", "morning", "bath time": what no entry draws has no picture to be missed.
    (entity.being === null && entity.thing === null && entity.place === null) ||
    cast.some(
      (each) =>
        seen.has(each.id) &&
        (each.name === entity.name || kindsOf(each, theme).includes(entity.being?.id ?? entity.word)),
    ) ||
    (entity.thing?.drawn !== null && entity.thing !== null && drawn.has(entity.thing.drawn)) ||
    (entity.being !== null && 'thing' in entity.being.drawing && drawn.has(entity.being.drawing.thing)) ||
    (entity.place !== null && settings.has(entity.place.setting)) ||
    // A robot that is made is no battery, and a sandcastle no bucket: what is drawn as another thing need not be seen.
    (entity.thing !== null && (entity.thing.drawn === null || !namesThing(entity.word, entity.thing.drawn)));
  for (const entity of [theme.hero, theme.other, theme.place, theme.thing]) {
    if (!entity?.known) continue;
    const words = [entity.word, entity.being?.id, entity.thing?.id, entity.place?.id.replace(/^the /, '')].filter(
      (each) => each !== undefined,
    );
    if (!words.some((word) => namesEntity(all, word, entity.name)))
      faults.push({ entity, fault: `${entity.word} is not told` });
    // A hotel that somebody only says is opened somewhere need not be seen.
    else if (
      !shows(entity) &&
      !(entity === theme.place && isSpokenOf(theme, entity)) &&
      // What somebody wishes to be is only wished.
      !(entity === theme.other && theme.want?.startsWith('be ') === true && theme.want.includes(entity.word))
    )
      faults.push({ entity, fault: `${entity.word} is not drawn` });
  }
  return faults;
}
