import { READING_ORDER } from '@storylantern/contract';
import { auditSocialStory } from '../audit/audit.ts';
import { ownCompany } from '../facts/moment/own-company.ts';
import { ownEnvy } from '../facts/moment/own-envy.ts';
import { ownHardThing } from './own-hard-thing.ts';
import { ownMoment } from '../facts/moment/own-moment.ts';
import { ownPlace } from '../facts/moment/own-place.ts';
import { doingInOwnTerms } from '../facts/own-terms.ts';
import { renderParagraph } from '../render/render.ts';
import { stumbles } from '../words/stumbles.ts';
import type { Candidate } from './candidates.ts';
import { auditInput, type Choice } from './choice.ts';
import { byName, whoWrites } from './cued-roles.ts';
import type { Groundwork } from './groundwork.ts';
import type { Material } from './material.ts';
import { tellingLemmas } from './point-of.ts';
import { isWrittenToTheWord, keepsAllRules } from './weave-noted.ts';

const AT = READING_ORDER.indexOf('partial');
/** How a partial sentence begins, and what is felt in it: "When hands get quick, {Name} may feel ____". */
const PARTIAL =
  /^(?:[A-Z](?:[^.!?{]|\{[^}]*\})*?, )?(\{(?:Name|his)\}[^.!?]* (?:may|might|could) (?:feel|notice|be|have) [^.!?]*____)/;
/**
 * What follows the blank and goes with any question: of the word itself, or of where in a body it is. The rest belongs to the
 * moment that was asked of ("A remark can land harder than it was meant"), and goes with it.
 */
const OF_ANY_MOMENT =
  /^\. (?:(?:It|There|Two|Any|Both|Neither|Either|That) [^.!?]*\b(?:words?|feelings?|answers?|mix(?:ed|ture)?|things|at once|tumm(?:y|ies)|stomachs?|legs|jaws?|chest|throat|face|body|bodies|hands|arms|shoulders|skin|knees|neck)\b|(?:The )?(?:body|bodies|jaws?|stomachs?|shoulders|hands) )[^.!?]*[.!?]$/i;
/** A clause of a doing that names nobody who does it. */
const DOING = /^(?:When it comes to |(?!When |After |Before |At |In |On |During )[A-Z])[^{]*\{his\}(?!.*\{(?!his\}))/;
/** Several people at the head of a clause. */
const MANY =
  /^(?:When|After|Before) (?:the )?(?:other |some |many )?(?:people|others|children|friends|boys|girls|grown-ups|adults|classmates|visitors|teachers|players|[a-z]+s) [a-z]+ /;
const KIN_OF_CHILD = /\{his\} (?:(?:little|big|baby|twin|older|younger) )?(?:sister|brother|twin|cousin|friend)\b/;

/** Whoever writes "I'm his mum" is Mum. */
const OF_A_PARENT = { fallback: { text: '{his} parent' }, cues: [] };

/**
 * Tells the moment in which it is hard in the parent's own words, in the sentence that asks what is felt then: "When {his}
 * sister takes {his} toys, {Name} may feel ____." The partial sentence is the one place of a story that names a moment
 * (`docs/decisions/032`); every rule that the story kept is kept.
 */
export function withOwnMoment(ground: Groundwork, material: Material, choice: Choice, told: Candidate): Candidate {
  const { brief, subject, given, earlier } = ground;
  const source = told.sources[AT] ?? '';
  if (subject.applauds || brief.remembered === true || isWrittenToTheWord(material.frame.id) || !told.audit.passed)
    return told;
  const asks = PARTIAL.exec(source);
  const after = source.slice(asks?.[0].length ?? 0);
  const kept = OF_ANY_MOMENT.test(after) ? after : '.';
  const story = READING_ORDER.map((kind) => told.content[kind]).join('\n');
  const child = { name: material.child.name, gender: brief.gender, band: material.band };
  if (asks === null || /\{(?:hard|deed)\b/.test(asks[0])) return told;
  const text = given.join(' . ');
  const moments = [
    ownMoment(brief.problem, child),
    ownEnvy(brief.problem),
    ownCompany(brief.problem, story),
    ownHardThing(brief.problem, child, story),
    ownPlace(brief.problem, story),
  ].flatMap((each) => (each === undefined || each.includes('{himself}') || stumbles(each) ? [] : [each]));
  for (const moment of moments) {
    if (isAsked(moment, asks[0])) return told;
    for (const each of wordingsOf(moment, text, material)) {
      const asked = asks[1] ?? '';
      // "When it comes to leaving his friends, Sam may feel": of a doing that nobody is named to do the child is named after it.
      // "When people brush past Cass, they may feel": of a child who is "they", nobody could tell who feels it.
      const isOfTwo = material.child.pronouns === 'they' && MANY.test(each);
      const partial = DOING.test(each)
        ? `${each.replaceAll('{his}', '{own}')}, ${asked.replace('{he}', '{Name}')}${kept}`
        : `${each}, ${/\{/.test(each) && !isOfTwo ? asked.replace('{Name}', '{he}') : asked}${kept}`;
      const content = { ...told.content, partial: renderParagraph(partial, material.child, material.phrases) };
      // Asked for once more, the moment is told in the words of the situation, and another time in these again.
      if (earlier[0]?.text.includes(content.partial.split(',')[0] ?? '') === true) return told;
      const audit = auditSocialStory(auditInput(material, choice, content, material.frame.name));
      if (keepsAllRules(audit, told.audit))
        return { ...told, content, audit, sources: told.sources.map((own, n) => (n === AT ? partial : own)) };
    }
  }
  return told;
}

/** Whether the partial sentence asks of that very moment already. */
function isAsked(moment: string, partial: string): boolean {
  const plain = partial.toLowerCase();
  const says = [...tellingLemmas(moment.replace(/\{(\w+)/g, ' '))];
  return says.length > 0 && says.every((word) => plain.includes(word));
}

/** A moment with the names that the notes give, as it was typed, and in few words. */
function wordingsOf(moment: string, text: string, { child, band }: Material): ReadonlySet<string> {
  const writer = whoWrites(OF_A_PARENT, text)?.text ?? 'a grown-up';
  const named = moment.replace(/\ba grown-up\b/, writer).replace(KIN_OF_CHILD, (who) => {
    const { text: whole, again } = byName({ text: who }, text, child.name);
    return band === '2-3' ? (again ?? whole) : whole;
  });
  return new Set([named, moment, inFewWords(named)]);
}

/** "When it is time to leave the park" -> "Leaving the park": for whom a sentence of eight words is long. */
function inFewWords(moment: string): string {
  // Whoever brushes teeth that are somebody else's is no subject of that sentence: "Brushing {his} teeth, {he} may feel".
  const act = /^When it is time to ((?!.*\{).+)$/.exec(moment)?.[1];
  const doing = act === undefined ? undefined : doingInOwnTerms(act, null, act.split(' ').length);
  // "Time to walk in" is more than "walking".
  const isCut = doing !== undefined && doing.split(' ').length < (act ?? '').split(' ').length;
  return doing === undefined || isCut ? moment : `${doing.charAt(0).toUpperCase()}${doing.slice(1)}`;
}
