import { READING_ORDER, type AgeBand } from '@storylantern/contract';
import { auditSocialStory } from '../audit/audit.ts';
import { matterTold } from '../facts/matter/matter-told.ts';
import { GENERAL } from '../match/match.ts';
import { renderParagraph } from '../render/render.ts';
import type { Candidate } from './candidates.ts';
import { auditInput, type Choice } from './choice.ts';
import type { Groundwork } from './groundwork.ts';
import type { Material } from './material.ts';
import { isSaidIn, OF_ANY_STORY, telling } from './telling-words.ts';
import { isWrittenToTheWord, keepsAllRules } from './weave-noted.ts';

const AT = READING_ORDER.indexOf('descriptive');
/** So many of the telling words of what the parent came with stand in a story that tells it already. */
const TOLD_SHARE = 0.5;
/** The general story is about anything, so that more of it has to be said. */
const TOLD_SHARE_OF_GENERAL = 0.75;
/** How an opening goes on from nothing, so that a sentence may stand before it. */
const GOES_ON = /^(?:Then|After that|That|It|So|And|But|Yes|No)\b/;

/**
 * Says first what the parent came with, where the story says little of it: "Florence is left-handed. Her writing is smudgy." Then
 * the image that was authored for it follows (`docs/decisions/036`). Every rule that the story kept is kept, and what an earlier
 * story said so is not said again.
 */
export function withMatterFirst(ground: Groundwork, material: Material, choice: Choice, told: Candidate): Candidate {
  const { brief, subject, earlier, child } = ground;
  const source = told.sources[AT] ?? '';
  if (
    subject.applauds ||
    brief.remembered === true ||
    child.person === 'first' ||
    isWrittenToTheWord(material.frame.id) ||
    !told.audit.passed ||
    GOES_ON.test(source)
  )
    return told;
  const matter = matterTold(brief.problem, child.name, brief.gender, material.band);
  if (matter === undefined) return told;
  // Named in the parent's own words already, it is not said twice.
  const hard = material.phrases['hard']?.text;
  if (hard !== undefined && material.frame.id === GENERAL && told.content.descriptive.includes(hard)) return told;
  // The general story has its image first: what it is about stands beside that, or it is found too late.
  const isGeneral = material.frame.id === GENERAL;
  const story = isGeneral ? told.content.descriptive : READING_ORDER.map((kind) => told.content[kind]).join('\n');
  const words = telling(matter.replace(/\{\w+(?: ([a-z ]+))?\}/g, ' $1 ')).filter((word) => !OF_ANY_STORY.test(word));
  const share = words.filter((word) => isSaidIn(word, story)).length / Math.max(1, words.length);
  if (share >= (isGeneral ? TOLD_SHARE_OF_GENERAL : TOLD_SHARE)) return told;
  for (const each of shorterAndShorter(matter)) {
    const first = `${each} ${source}`;
    const descriptive = renderParagraph(first, material.child, material.phrases);
    const said = renderParagraph(each, material.child, material.phrases);
    if (earlier.some(({ text }) => text.includes(said))) return told;
    const content = { ...told.content, descriptive };
    const audit = auditSocialStory(auditInput(material, choice, content, material.frame.name));
    // What it is about may stand before the child does, and makes the general story what it is even where it reads a bit harder.
    const isRead = isGeneral && isShortEnough(said, material.band);
    if (keepsAllRules(audit, told.audit, isRead ? ['child-early', 'reading-level'] : ['child-early']))
      return { ...told, content, audit, sources: told.sources.map((own, n) => (n === AT ? first : own)) };
  }
  return told;
}

/** Words in the longest sentence of a parent that a child of this age may hear at the head of a general story. */
const LONGEST: Readonly<Record<AgeBand, number>> = { '2-3': 9, '4-5': 13, '6-7': 15, '8-10': 21, '11+': 27 };
const isShortEnough = (said: string, band: AgeBand): boolean =>
  said.split(/(?<=[.!?]) /).every((each) => each.split(' ').length <= LONGEST[band]);

/** "Worried that there will be a storm and our roof will come off": cut in two, the second would be told as what will be. */
const FEARS_BOTH =
  /^\{Name\} (?:may be (?:very |so )?(?:worried|scared|afraid|frightened|anxious|nervous|terrified)|thinks|believes|worries|says|dreams)\b[^.]*\b(?:and|so)\b[^.]*\b(?:will|would|could|might|is going to|are going to)\b/;

/** All of it, in shorter sentences where it can be cut, and then its first clause alone: never without its "when" or "if". */
function shorterAndShorter(matter: string): string[] {
  const inTwo = FEARS_BOTH.test(matter)
    ? matter
    : matter.replace(
        /,? (and|but|so) (now )?(?=\{he [a-z]+\} |(?:(?:\{he\}|he|she|they|it|(?:his|her|the|some|\{his\}) [a-z ]+?|children|people|nobody|everyone|everybody) (?:is|are|may|has|have|does|do|cannot|needs?|was|were|will|[a-z]+s|[a-z]+ed|told|said|had|saw|can))\b)/,
        (_, link: string, now = '') => `${link === 'and' ? '. ~' : `. ${link === 'but' ? 'But' : 'So'} ~`}${now}`,
      );
  const two = inTwo.replace(/\. ~(\p{Ll})/u, (_, letter: string) => `. ${letter.toUpperCase()}`).replace('~', '');
  // Behind somebody else, or spiders, "they" would be those.
  const named = two.startsWith('{Name}') ? two : two.replace(/(?<=\. (?:But |So )?)\{[Hh]e (?=[a-z]+\})/u, '{Name ');
  const alone = matter.replace(/(?<=^(?:\S+ ){3,}?\S+),? (?:and|but|so|because)\b.*$/, '.').replace(/\.\.$/, '.');
  const [firstSentence = matter] = /^.*?[.](?= )/.exec(matter) ?? [];
  return [...new Set([matter, named, firstSentence, alone])];
}
