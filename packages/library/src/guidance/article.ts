/** What parents ask about. */
export const GUIDANCE_TOPICS = [
  'sleep',
  'food',
  'toilet',
  'self-care',
  'tantrums',
  'feelings',
  'behaviour',
  'screens',
  'speech',
  'movement',
  'play',
  'milestones',
  'bilingual',
  'premature',
  'neurodiversity',
  'school',
  'friends',
  'siblings',
  'separation',
  'family-change',
  'grief',
  'health',
  'safety',
  'parents',
  'growing-up',
] as const;
export type GuidanceTopic = (typeof GUIDANCE_TOPICS)[number];

/** A public source: the organisation, the name of its page, its address, and whether its text was read for this. */
export interface Source {
  readonly organisation: string;
  readonly page: string;
  readonly address: string;
  /** `read`: the claims were compared with the page's text. `known`: well known to be said there; to be compared. */
  readonly checked: 'read' | 'known';
}

/** Something a parent may say next, in several wordings, and the answer to it (30 to 80 words). */
export interface Turn {
  /** At least three wordings, as typed at nine in the evening. */
  readonly asks: readonly string[];
  readonly answer: string;
}

/**
 * One thing parents ask, with all that an answer is made of. Texts speak of one child with marks that agree with any
 * pronoun: {he} {him} {his} {himself} (capital: {He}), and on every verb after {he} its ending or form: want{s},
 * go{es}, cr{ies}, {is}, {has}, {does}, {was}. British spelling; no diagnosis, no dose, no blame.
 */
export interface Article {
  readonly id: string;
  readonly title: string;
  readonly topic: GuidanceTopic;
  /** Months of age it is meant for, both ends included. */
  readonly ages: readonly [from: number, to: number];
  /** Eight or more wordings as parents type them. */
  readonly questions: readonly string[];
  /** Single words and short phrases that mean this article and hardly any other. */
  readonly keys: readonly string[];
  /**
   * Opening sentences that name what is hard this evening; two or more. The first whose `when` words (any of them)
   * stand in the question is used; the ones without `when` fit every question of the article.
   */
  readonly ack: readonly { readonly when?: readonly string[]; readonly text: string }[];
  /** What is typical, one sentence for each stretch of ages (months, both ends included). */
  readonly typical: readonly { readonly from: number; readonly to: number; readonly text: string }[];
  readonly sources: readonly Source[];
  /** Two or three things for tonight, smallest first: a verb, an object, and the words to say where words matter. */
  readonly tonight: readonly string[];
  /** When to ask whom: a line that a stranger could check (minutes, times a week, months of age), and a person. */
  readonly ask: string;
  /** What Storylantern can make for it; null after grief or where an offer would be out of place. */
  readonly offer: {
    readonly kind: 'story' | 'song' | 'picture-book' | 'expert';
    /** A short sentence: "A story about leaving the shop could be ready by bedtime." */
    readonly label: string;
    /** Prefills the form's problem or theme; for `expert` it is a challenge id. */
    readonly about: string;
  } | null;
  /** Questions back whose answer would change the advice; two or more, never two in one answer. */
  readonly back: readonly string[];
  /** About five. They carry the conversation. */
  readonly turns: readonly Turn[];
  /** Challenges (ids) it belongs to. */
  readonly challenges: readonly string[];
}
