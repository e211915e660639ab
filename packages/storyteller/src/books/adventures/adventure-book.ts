import type { BookScript } from '@storylantern/contract';
import { FACT_SHEETS } from '@storylantern/library';
import { bookChance } from '../chance.ts';
import { companyOf } from '../company/company.ts';
import type { Family } from '../company/family.ts';
import { friendsOf } from '../night/night-theme.ts';
import { notManaged } from '../not-managed.ts';
import { bareTheme } from '../theme/bare-theme.ts';
import type { AdventureCase } from './adventure-case.ts';
import { ADVENTURE_ARC, chosenSheet, topicNamed } from './choose-sheet.ts';
import type { SheetFound } from './find-sheet.ts';
import { kindOf } from '../theme/noun-kind.ts';
import { STOP_WORDS } from '../theme/word-lists.ts';
import { answerTo } from './find-out/answers/index.ts';
import { findOutBook } from './find-out/find-out-book.ts';
import { asksAboutTheWorld } from './asks-about-the-world.ts';
import { sheetAsked, sheetOfQuestion } from './subject-asked.ts';
import { toldSheet } from './tell-sheet.ts';

/** As many tellings are tried before another name, or another way, is taken. */
const TRIES = 6;

/**
 * The adventure a theme asks for: of a fact sheet that knows about it, else one in which somebody finds out how to find
 * out. Null when it asks for a story, which the arcs tell. No book of this has a hard finding.
 */
export function adventureBook(asked: AdventureCase): BookScript | null {
  const { brief, theme } = asked;
  const again = earlierSheet(asked);
  if (again) return soundest(again, asked) ?? null;
  const answered = answeredBook(asked);
  if (answered) return answered;
  if (brief.educational === true) {
    const found = chosenSheet({
      topic: topicNamed(brief.theme) ?? theme.raw,
      details: brief.details ?? '',
      telling: asked.telling,
      before: asked.before,
      recentArcs: asked.recentArcs,
      chance: bookChance(asked.seed),
    });
    return (found && soundest(found, asked)) ?? findOutBook(asked);
  }
  const asking = asksAboutTheWorld(theme, brief.childName);
  if (asking === 'no') return null;
  const found = sheetAsked(theme.raw);
  const told = found === undefined ? null : soundest(found, asked);
  if (asking !== 'surely') return told;
  // "How does water get into taps": a sheet that leaves the taps unsaid has not answered.
  const isAnswered = told !== null && !told.notManaged.some((each) => kindOf(each.toLowerCase()) !== undefined);
  return isAnswered ? told : (findOutBook(asked) ?? told);
}

/**
 * A question to which the answer is known is told with it, by finding it out or by the sheet that has this very question;
 * null when nothing of the sort is asked.
 */
export function answeredBook(asked: AdventureCase): BookScript | null {
  const answer = answerTo(asked.theme.raw);
  const answered = answer && findOutBook(asked, answer);
  if (answered) return answered;
  const found = sheetOfQuestion(asked.theme.raw);
  return (found && soundest(found, asked)) ?? null;
}

/** Another night with the guide of an adventure, about the same: its other steps. */
function earlierSheet({ brief }: AdventureCase): SheetFound | null {
  const nights = brief.nights ?? [];
  if (nights[0]?.theme !== brief.theme) return null;
  const arc = nights.map(({ script }) => script.arc).find((each) => each.startsWith(ADVENTURE_ARC));
  const sheet = FACT_SHEETS.find((each) => `${ADVENTURE_ARC}${each.id}` === arc);
  return sheet ? { sheet, words: [] } : null;
}

/** A telling of a sheet without hard findings; with a name of our own when no sentence can carry the one that was typed. */
function soundest(found: SheetFound, asked: AdventureCase): BookScript | null {
  const { family, theme } = asked;
  const named = tried(found, asked, family);
  if (named) return named;
  const typed = theme.heroName ?? family.childName;
  const unnamed =
    typed === null
      ? null
      : tried(found, { ...asked, theme: { ...theme, heroName: null } }, { ...family, childName: null });
  return unnamed && typed !== null ? { ...unnamed, notManaged: [typed, ...unnamed.notManaged] } : null;
}

function tried({ sheet, words }: SheetFound, asked: AdventureCase, family: Family): BookScript | null {
  const { brief, theme, age, telling, before, seed } = asked;
  // Nobody and nothing of the theme but the child: what it names is the sheet's to tell.
  const bare = bareTheme(theme);
  const friends = friendsOf(brief);
  const taken = new Set([...words, ...tokensIn(sheet.subject)].map((each) => each.toLowerCase()));
  const isTopic = topicNamed(brief.theme) !== undefined;
  const open = isTopic ? [] : [...theme.used, ...theme.unused].filter((each) => !taken.has(each.toLowerCase()));
  for (let n = 0; n < TRIES; n++) {
    const chance = bookChance(Math.imul(seed, 977) + n * 131 + 7);
    const company = companyOf({ theme: bare, family, age, chance, alsoInIt: brief.alsoInIt ?? [], friends });
    const knownGuide = friends.map((each) => each.kind).find((kind) => sheet.guides.includes(kind));
    const wanted = [...open, ...family.interests];
    // Only words with letters of their own: "why", "does" and the like ask of anything.
    const question = isTopic ? [] : tokensIn(brief.theme).filter((each) => !STOP_WORDS.has(each.toLowerCase()));
    const told = toldSheet({ sheet, theme: bare, company, knownGuide, telling, age, before, chance, wanted, question });
    if (told.findings.some((each) => each.hard)) continue;
    const text = `${told.title} ${told.pages.map((page) => page.text).join(' ')}`;
    const missing = isTopic ? [] : notManaged({ ...theme, used: [], unused: open }, text);
    return { ...told, notManaged: missing };
  }
  return null;
}

const tokensIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? [];
