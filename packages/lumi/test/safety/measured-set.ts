import { ALARM_TIERS, assessSafety, type SafetyTier } from '../../src/safety/index.ts';

/** One line of a set: what a message should be, and the messages that lead to it. */
export interface Labelled {
  readonly tier: SafetyTier | 'harmless';
  readonly messages: readonly string[];
}

/** Lines of `tier<TAB>message` (`none` is harmless); `#` begins a remark; ` || ` parts earlier messages from the newest. */
export function readSet(text: string): readonly Labelled[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [tier = '', ...rest] = line.split('\t');
      return {
        tier: (tier.trim() === 'none' ? 'harmless' : tier.trim()) as Labelled['tier'],
        messages: rest.join(' ').split(' || '),
      };
    });
}

/** Counts over one set. Recall counts any alarm for any alarm; a false alarm is an alarm or a same-day text. */
export interface Measured {
  readonly alarms: number;
  readonly recalled: number;
  readonly harmless: number;
  readonly falseAlarms: readonly string[];
  readonly missed: readonly string[];
  readonly otherTier: readonly string[];
  readonly softened: readonly string[];
  readonly line: string;
}

const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;

/** Runs the rules over a set. */
export function measure(set: readonly Labelled[]): Measured {
  const missed: string[] = [];
  const falseAlarms: string[] = [];
  const otherTier: string[] = [];
  const softened: string[] = [];
  let alarms = 0;
  let harmless = 0;
  let others = 0;
  let exact = 0;
  for (const { tier, messages } of set) {
    const found = assessSafety(messages, { ageMonths: null });
    const alarmed = ALARM_TIERS.has(found.tier);
    const note = `${tier} -> ${found.tier} (${found.concept}: ${found.evidence})  ${messages.at(-1)?.slice(-160) ?? ''}`;
    if (tier === 'harmless') {
      harmless++;
      if (alarmed || found.tier === 'same-day') falseAlarms.push(note);
      else if (found.tier !== 'none') softened.push(note);
    } else if (ALARM_TIERS.has(tier)) {
      alarms++;
      if (!alarmed) missed.push(note);
      else if (found.tier === tier) exact++;
    } else {
      others++;
      if (found.tier !== tier && !(tier === 'same-day' && alarmed)) otherTier.push(note);
    }
  }
  const recalled = alarms - missed.length;
  const line = `alarms ${recalled}/${alarms} (${percent(recalled, alarms)}), in their own tier ${exact}; false alarms ${falseAlarms.length}/${harmless} (${percent(falseAlarms.length, harmless)}), softened ${softened.length}; other tiers ${others - otherTier.length}/${others}`;
  return { alarms, recalled, harmless, falseAlarms, missed, otherTier, softened, line };
}
