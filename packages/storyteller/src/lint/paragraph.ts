import { RULES } from '../audit/all-rules.ts';
import { studyParagraph, type AuditContext, type StudiedParagraph } from '../audit/audited-text.ts';
import { AUTHORED_LONGEST } from './authored-limits.ts';
import type { Pronouns } from '../child/pronouns.ts';
import { FACT_NAMES, type Frame } from '../frame.ts';
import type { Placed } from '../lint-frame.ts';
import { readingsOf } from '../render/alternatives.ts';
import { isChildMark } from '../render/marks.ts';
import type { Phrases } from '../render/phrase.ts';
import { renderParagraph } from '../render/render.ts';
import { rolePhrases, samplePhrases, sampleHelpers } from '../render/sample-phrases.ts';
import { isWordForm, syllables } from '../words/dictionary.ts';
import { wordsOf } from '../words/sentences.ts';
import { authored, fault, note, type LintFinding } from './finding.ts';

/** Three syllables: a name long enough to show a sentence that has grown too long. */
const NAME = 'Valeria';
/** What the sample helpers and roles count as told. */
const TOLD = ['mum', 'mom', 'dad', 'grandma', 'grandpa', 'auntie', 'uncle', 'brother', 'sister', 'Nova'];
/** A role stands for what the parent said: its phrases count as told, a relative or a diagnosis in them too. */
const toldOf = (frame: Frame): readonly string[] => givenBy(frame).told;
const given = new WeakMap<Frame, { readonly told: readonly string[]; readonly ofRole: ReadonlySet<string> }>();
function givenBy(frame: Frame) {
  let known = given.get(frame);
  if (known === undefined) {
    const ofRole = Object.keys(frame.roles).flatMap((role) => rolePhrases(frame, role).map((phrase) => phrase.text));
    known = { told: [...TOLD, frame.name, ...ofRole], ofRole: new Set(ofRole.flatMap(wordsOf)) };
    given.set(frame, known);
  }
  return known;
}
const PRONOUNS: readonly Pronouns[] = ['he', 'she', 'they', 'name'];
/** Helpers a paragraph is told with in the first person: nobody named, and Grandma. */
const ROUNDS_AS_TELLER = 2;
/** Longer words are hard below eight. */
const MOST_SYLLABLES = { '2-3': 3, '4-5': 4, '6-7': 4, '8-10': 5, '11+': 6 } as const;

/** Checks one authored paragraph with every pronoun, helper, role and alternative, though not with all of them at once. */
export function lintParagraph(placed: Placed): LintFinding[] {
  const { band, kind, variant, frame } = placed;
  const line = authored(kind, variant);
  const found = new Map<string, LintFinding>();
  const add = (finding: LintFinding): void => void found.set(`${finding.severity} ${finding.message}`, finding);
  for (const message of markFaults(placed)) add(fault(band, line, message));
  if ([...found.values()].some((each) => each.severity === 'fault')) return [...found.values()];

  for (const reading of readingsOf(variant.text)) {
    const rounds = roundsOf(reading, placed);
    const phrases = Array.from({ length: Math.max(rounds, ROUNDS_AS_TELLER) }, (_, n) => samplePhrases(frame, band, n));
    for (let n = 0; n < ROUNDS_AS_TELLER; n++) {
      for (const finding of faultsAsTeller(placed, line, reading, phrases[n] ?? {})) add(finding);
    }
    for (const [turn, pronouns] of PRONOUNS.entries()) {
      // Without a helper or a role in it, it reads the same in every round.
      const read = new Set<string>();
      // Every round is told of a boy, and each of one of the others as well, who take turns; all are told the first.
      for (let n = 0; n < rounds; n++) {
        if (turn > 0 && n > 0 && n % (PRONOUNS.length - 1) !== turn - 1) continue;
        const text = renderParagraph(reading, { name: NAME, pronouns }, phrases[n] ?? {});
        if (read.has(text)) continue;
        read.add(text);
        const studied = studyParagraph(kind, text, NAME);
        for (const finding of renderedFaults(placed, line, studied, pronouns)) add(finding);
      }
    }
  }
  return [...found.values()];
}

/** In how many ways a paragraph reads: with every helper, and with every phrase of the roles that stand in it. */
const roundsOf = (reading: string, { frame, band }: Placed): number =>
  Math.max(
    sampleHelpers(band).length,
    ...Object.keys(frame.roles)
      .filter((role) => reading.includes(`{${role}`))
      .map((role) => rolePhrases(frame, role).length),
  );

/** Rules that may fail in the first person alone. */
const OF_THE_TELLER: ReadonlySet<string> = new Set(['agreement', 'pronoun', 'G4', 'G5']);

/** What goes wrong when the child tells the paragraph as "I". */
function faultsAsTeller({ frame, band, kind }: Placed, line: string, reading: string, phrases: Phrases): LintFinding[] {
  const child = { name: NAME, pronouns: 'she', person: 'first' } as const;
  const studied = studyParagraph(kind, renderParagraph(reading, child, phrases), NAME, 'first');
  const context: AuditContext = { ageBand: band, ...child, topicWords: [], facts: toldOf(frame) };
  return RULES.flatMap((rule) => {
    if (!('inParagraph' in rule) || !OF_THE_TELLER.has(rule.id)) return [];
    const detail = rule.inParagraph(studied, context);
    return detail === null ? [] : [fault(band, line, `Told as "I": ${rule.id} ${rule.title}: ${detail}`)];
  });
}

function markFaults({ frame, kind, variant }: Placed): string[] {
  const { text, thread, needs } = variant;
  const found: string[] = [];
  const blanks = text.match(/_+/g) ?? [];
  if (kind === 'partial' ? blanks.length !== 1 || blanks[0] !== '____' : blanks.length > 0) {
    found.push(
      kind === 'partial' ? 'A partial paragraph has exactly one ____.' : 'Only a partial paragraph has a blank.',
    );
  }
  if (thread !== undefined && !Object.hasOwn(frame.threads, thread)) found.push(`There is no thread "${thread}".`);
  if ((text.match(/[[\]]/g)?.length ?? 0) % 2 === 1 || /\[[^\]|]*\]/.test(text))
    found.push('Alternatives cannot be read.');
  for (const [mark, what = '', verb = ''] of text.matchAll(/\{([^}\s]*)(?:\s([^}]*))?\}/g)) {
    if (isChildMark(what) || what === 'helper') continue;
    const isFact = (FACT_NAMES as readonly string[]).includes(what);
    if (!isFact && !Object.hasOwn(frame.roles, what)) found.push(`Unknown mark ${mark}.`);
    else if (isFact && !(needs as readonly string[]).includes(what))
      found.push(`${mark} is used but not in the <tags>.`);
    else if (isFact && verb !== '') found.push(`${mark}: the number of a fact is not known, so it takes no verb.`);
    else if (
      !isFact &&
      verb === '' &&
      mixedNumber(frame, what) &&
      new RegExp(`${mark.replace(/[{}]/g, String.raw`\$&`)} [a-z]+s\\b`).test(text)
    ) {
      found.push(`${mark} may be one or many: put its verb inside the mark.`);
    }
  }
  for (const need of needs) {
    if (need !== 'helper' && !text.includes(`{${need}`)) found.push(`The fact "${need}" is asked for and not used.`);
  }
  if (/\{he\} (?!(?:can|may|will|could|might|would)\b)[a-z]+s\b/.test(text))
    found.push('A verb after {he} belongs inside: {he wants}.');
  if (/\{(?:helper)\} (?!(?:can|may|will|could|might|would)\b)[a-z]+s\b/.test(text))
    found.push('A verb after {helper} belongs inside: {helper sits}.');
  if (kind === 'control' && !/"[^"]+"/.test(text) && !needs.includes('topic'))
    found.push('A control paragraph quotes the words to remember.');
  return found;
}

const mixedNumber = (frame: Placed['frame'], role: string): boolean =>
  new Set(rolePhrases(frame, role).map((phrase) => phrase.plural === true)).size > 1;

function renderedFaults(placed: Placed, line: string, studied: StudiedParagraph, pronouns: Pronouns): LintFinding[] {
  const { band, kind } = placed;
  const context: AuditContext = { ageBand: band, name: NAME, pronouns, topicWords: [], facts: toldOf(placed.frame) };
  const found: LintFinding[] = [];
  // What a family calls a place or a person is theirs to say.
  const { ofRole } = givenBy(placed.frame);
  for (const rule of RULES) {
    if (!('inParagraph' in rule)) continue;
    const detail = rule.inParagraph(studied, context);
    if (detail !== null) found.push((rule.hard ? fault : note)(band, line, `${rule.id} ${rule.title}: ${detail}`));
  }
  for (const sentence of studied.sentences) {
    if (sentence.words.length > AUTHORED_LONGEST[band]) {
      found.push(
        fault(band, line, `${sentence.words.length} words, at most ${AUTHORED_LONGEST[band]}: ${sentence.text}`),
      );
    }
    for (const word of wordsOf(sentence.masked)) {
      if (/^[Q_\d]/.test(word) || /^\p{Lu}/u.test(word)) continue;
      if (ofRole.has(word)) continue;
      if (!isWordForm(word)) found.push(note(band, line, `Not in the dictionary: ${word}`));
      if (syllables(word) > MOST_SYLLABLES[band]) found.push(note(band, line, `A long word for this age: ${word}`));
    }
  }
  if (/[’‘“”—–…;]/.test(studied.text))
    found.push(note(band, line, 'Plain quotes and no dashes or semicolons, please.'));
  if (kind === 'directive' && studied.sentences[0] && !/\b(?:can|may|will try)\b/.test(studied.sentences[0].plain)) {
    found.push(fault(band, line, 'The first sentence of a directive is an offer (can, may, will try).'));
  }
  const coaching = studied.sentences.filter((each) => each.work === 'directive' || each.work === 'control').length;
  const allowed = kind === 'directive' || kind === 'control' ? 1 : 0;
  if (coaching > allowed) found.push(note(band, line, 'More than one sentence here tells the child what to do.'));
  if (studied.sentences.some((each) => each.masked.split(/\bQq*\b/).length > 2)) {
    found.push(note(band, line, 'The name stands twice in one sentence.'));
  }
  return found;
}
