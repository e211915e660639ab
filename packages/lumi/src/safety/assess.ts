import { ageFlagIn } from './age-flags.ts';
import { monthsIn } from './age-in-text.ts';
import { combined, type Finding } from './combine.ts';
import { countryFor } from './country-in-text.ts';
import { languageOf, type SafetyLanguage } from './language.ts';
import { readMessage, type Match, type Reading } from './matches.ts';
import { hear, loudestWords } from './second-net/second-net.ts';
import { saysSafe } from './settled.ts';
import { checkNowLine, fixedText, stickyText } from './texts/fixed-text.ts';
import { ALARM_TIERS, type SafetyTier } from './tiers.ts';
import { NOTHING, rankOf, SOUNDS, weighed, type Patterned } from './weigh.ts';

/** What is known besides the messages. */
export interface SafetyOptions {
  /** The child's age in months when known; an age in the newest message goes before it. */
  readonly ageMonths: number | null;
  /** The family's country, ISO 3166-1 alpha-2. */
  readonly country?: string | null;
}

/** What the rules found, and what must be said. */
export interface SafetyVerdict {
  readonly tier: SafetyTier;
  /** Which danger or limit, in plain words; empty for `none`. */
  readonly concept: string;
  /** The normalised words it was read from. */
  readonly evidence: string;
  readonly language: SafetyLanguage;
  /** The country whose numbers the texts name, or null for the general wording. */
  readonly country: string | null;
  /** The fixed text, lines parted by new lines, or null. */
  readonly text: string | null;
  /** Whether an ordinary answer may follow `text` and `opening`; when not, `text` is the whole answer. */
  readonly answerMayFollow: boolean;
  /** A danger was spoken of as past or possible: `opening` must stand first. */
  readonly checkNow: boolean;
  readonly opening: string | null;
  /** An earlier alarm is still open, and `text` asks whether everyone is safe. */
  readonly sticky: boolean;
  /** This message closed an earlier alarm. */
  readonly settled: boolean;
}

/** Tiers whose fixed text is the whole answer. */
const WHOLE_ANSWER: ReadonlySet<SafetyTier> = new Set([
  ...ALARM_TIERS,
  'same-day',
  'jailbreak',
  'off-topic',
  'privacy',
]);

/** Words of a message that says little by itself, clause marks counted. */
const BRIEF_WORDS = 9;

/** A breath held in temper, or snoring with pauses, explains these; they are then no alarm of their own. */
const EXPLAINED: readonly (readonly [string, ReadonlySet<string>])[] = [
  ['holds the breath and faints', new Set(['not breathing', 'blue or grey', 'unconscious'])],
  ['snores and stops breathing', new Set(['not breathing', 'choking'])],
];

/** A cry for help has few words, and none that make it a question about some other day. */
const CRY_WORDS = 8;
const CRY =
  /(?<![^ ])(?:what (?:do|should|can|shall) (?:i|we) do|what to do|que (?:hago|hacemos)|help(?: me| us)?)(?! (?:if|when|in case|about|to|with|for|so|next time|si|cuando))(?![^ ])/;

/** Whether an alarm stands in a sentence of few words that asks what to do: "choking what do i do". */
const isCry = (text: string, alarms: readonly Match[]): boolean =>
  text
    .split('|')
    .some(
      (sentence) =>
        sentence.trim().split(' ').length <= CRY_WORDS &&
        CRY.test(sentence) &&
        alarms.some((each) => sentence.includes(each.evidence)),
    );

function findingOf(match: Match): Finding {
  const { tier, id, addition } = match.concept;
  return { tier, concept: id, evidence: match.evidence, ...(addition === undefined ? {} : { addition }) };
}

/** What the patterns find in the newest reading, with what the readings before it add. */
function patternsIn(readings: readonly Reading[], newest: Reading, knownAge: number | null): Patterned {
  const age =
    monthsIn(newest.text) ??
    knownAge ??
    readings.map((each) => monthsIn(each.text)).findLast((each) => each !== null) ??
    null;
  const now = newest.matches.filter((each) => each.state === 'now');
  const hidden = new Set(
    EXPLAINED.filter(([id]) => now.some((each) => each.concept.id === id)).flatMap(([, ids]) => [...ids]),
  );
  const found = now.filter((each) => each.concept.tier !== 'none' && !hidden.has(each.concept.id)).map(findingOf);
  const together = combined(readings, age);
  const flag = ageFlagIn(newest.text, age);
  if (flag !== null) found.push({ tier: 'referral', concept: flag.id, evidence: flag.evidence });
  const has = (id: string) => now.find((each) => each.concept.id === id);
  for (const id of ['a fall', 'ill', 'fever', 'rash', 'vomiting']) {
    const sign = has(id);
    if (sign !== undefined)
      found.push({ tier: 'illness', concept: id === 'rash' ? 'a rash' : id, evidence: sign.evidence });
  }
  const asked = found.find(
    (each) => each.tier === 'diagnosis' && /(?<![^ ])(?:rash|spots?)(?![^ ])/.test(each.evidence),
  );
  if (asked !== undefined) found.push({ ...asked, concept: 'a rash' });
  const possible = newest.matches.find(
    (each) => ALARM_TIERS.has(each.concept.tier) && (each.state === 'hypothetical' || each.state === 'past'),
  );
  const acrossMessages = together !== null && combined([newest], age) === null;
  const brief = newest.text.split(' ').length <= BRIEF_WORDS;
  const inTalk = readings.length > 1;
  return {
    found,
    together,
    acrossMessages,
    brief,
    inTalk,
    possible: possible === undefined ? null : findingOf(possible),
    cry: isCry(
      newest.text,
      now.filter((each) => ALARM_TIERS.has(each.concept.tier)),
    ),
  };
}

/**
 * Reads a whole conversation for danger, before anything is answered. Pure: the same messages give the same verdict.
 * `messages` are the parent's own, oldest first. Every message is read whole; facts combine over four messages; an alarm
 * stays open until the parent says that all is safe.
 *
 * The rules and texts are drafted from public sources by laypeople and must be reviewed by a clinician before release.
 * They are a net with holes and no clinician: the emergency sentence belongs under the chat box at all times.
 */
export function assessSafety(messages: readonly string[], options: SafetyOptions): SafetyVerdict {
  const language = languageOf(messages);
  const country = countryFor(messages, options.country);
  const verdict = (finding: Finding, more: Partial<SafetyVerdict>): SafetyVerdict => ({
    tier: finding.tier,
    concept: finding.concept,
    evidence: finding.evidence,
    language,
    country: country?.code ?? null,
    text: fixedText(finding.tier, finding.concept, finding.addition, language, country),
    answerMayFollow: !WHOLE_ANSWER.has(finding.tier),
    checkNow: false,
    opening: null,
    sticky: false,
    settled: false,
    ...more,
  });
  let readings: Reading[] = [];
  let open: Finding | null = null;
  let last = verdict(NOTHING, {});
  messages.forEach((message, at) => {
    const reading = readMessage(message);
    readings.push(reading);
    const { finding, maybe } = weighed(patternsIn(readings, reading, options.ageMonths), hear(reading));
    const newest = at === messages.length - 1;
    // The second net hears the danger that is told as over; the words that say so go before it.
    const over = open !== null && finding.concept === SOUNDS && saysSafe(reading.text);
    if (ALARM_TIERS.has(finding.tier) && !over) {
      open = finding;
      if (newest)
        last = verdict(finding.concept === SOUNDS ? { ...finding, evidence: loudestWords(reading) } : finding, {});
    } else if (open !== null) {
      const settled = saysSafe(reading.text);
      if (newest) {
        const text = stickyText(open.tier, settled, language, country);
        last = settled
          ? verdict(NOTHING, { text, answerMayFollow: false, settled })
          : verdict(open, { text, answerMayFollow: false, sticky: true });
      }
      if (settled) {
        open = null;
        readings = [];
      }
    } else if (newest) {
      const check = maybe !== null && rankOf('check-now') < rankOf(finding.tier) ? maybe : null;
      const about: Finding = check === null ? finding : { ...check, tier: 'check-now' };
      const checkNow = about.tier === 'check-now';
      last = verdict(about, {
        checkNow: checkNow || maybe !== null,
        opening:
          checkNow || maybe !== null ? checkNowLine(check?.tier ?? maybe?.tier ?? about.tier, language, country) : null,
      });
    }
  });
  return last;
}
