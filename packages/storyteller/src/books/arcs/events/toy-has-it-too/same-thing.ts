/**
 * What a child has and a toy has too, told in three steps that are done every day with a grown-up. What it is and in what
 * order it is done is as hospitals tell it to families: type 1 diabetes after the leaflet of Bedfordshire Hospitals NHS
 * Trust, the inhaler with its spacer after Hull University Teaching Hospitals, the morning check of hearing aids after
 * Hearing Australia.
 */
export interface SameThing {
  /** "diabetes": after "has". */
  readonly has: string;
  /** What it is, for a toy that asks: at most fourteen words to a sentence. */
  readonly is: string;
  /** The same in at most eight words. */
  readonly isShort: string;
  /** Whether it is done many times a day and not only in the morning. */
  readonly isOften: boolean;
  /** Three things that are done, each as one says it to a toy; at most eight words each. */
  readonly steps: readonly [first: string, second: string, third: string];
  /** What the toy's own is made from, which is never the child's real one: "a paper cup and a cork". */
  readonly made: string;
  /** What somebody who has it needs: "an inhaler". */
  readonly gear: string;
}

const KINDS: readonly (readonly [of: RegExp, thing: SameThing])[] = [
  [
    /\b(?:diabet\w*|insulin|type (?:1|one))\b/i,
    {
      has: 'diabetes',
      is: 'Your body has stopped making insulin. Food needs insulin to turn into running and jumping.',
      isShort: 'Your body needs some help with food.',
      isOften: true,
      steps: [
        'First we look at your number.',
        'Then we count what you will eat.',
        'Then this button gives you insulin.',
      ],
      made: 'a button on a ribbon',
      gear: 'a kit',
    },
  ],
  [
    /\b(?:asthma|inhalers?|spacer|puffer)\b/i,
    {
      has: 'asthma',
      is: 'The little tubes in your chest go tight sometimes. The puff keeps them open.',
      isShort: 'Your chest goes tight sometimes.',
      isOften: false,
      steps: [
        'First we shake the inhaler.',
        'Then you put the spacer to your mouth.',
        'Then one press, and five slow breaths.',
      ],
      made: 'a paper cup with a cork in it',
      gear: 'an inhaler',
    },
  ],
  [
    /\b(?:hearing[- ]aids?|cochlear)\b/i,
    {
      has: 'hearing aids',
      is: 'They make the sounds bigger, so that your ears can find them.',
      isShort: 'They make the sounds bigger for you.',
      isOften: false,
      steps: [
        'First a grown-up sees that they work.',
        'Then they go in, one and two.',
        'Then we switch them on, and listen.',
      ],
      made: 'two dried beans and some thread',
      gear: 'hearing aids',
    },
  ],
  [
    /\b(?:glasses|eye ?patch)\b/i,
    {
      has: 'glasses',
      is: 'Your eyes need some help to see things sharp. That is what glasses do.',
      isShort: 'Glasses help your eyes to see.',
      isOften: false,
      steps: [
        'First we wipe them with the cloth.',
        'Then one ear, and then the other ear.',
        'Then we look at everything again.',
      ],
      made: 'two rings of wire',
      gear: 'glasses',
    },
  ],
];

/** What a theme says that a child has; null where it says nothing that is known. */
export const sameThingIn = (raw: string): SameThing | null => KINDS.find(([of]) => of.test(raw))?.[1] ?? null;
