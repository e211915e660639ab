import type { ThingName } from '@storylantern/contract';

/** What somebody plays, and how its one note sounds. */
export interface Music {
  /** "play the violin", "sing". */
  readonly to: string;
  /** "playing the violin". */
  readonly doing: string;
  /** "Zoom", without a stop. */
  readonly note: string;
  readonly drawn: ThingName | null;
  /** "violin"; null for who sings. */
  readonly what: string | null;
  /** Nobody has it along in the park. */
  readonly heavy: boolean;
}

const played = (what: string, note: string, drawn: ThingName | null = null): Music => ({
  to: `play the ${what}`,
  doing: `playing the ${what}`,
  note,
  drawn,
  what,
  heavy: /piano|keyboard|harp/.test(what),
});

const ALL: readonly (readonly [RegExp, Music])[] = [
  [/\b(?:violins?|fiddle)\b/i, played('violin', 'Zeeem', 'violin')],
  [/\bpianos?\b/i, played('piano', 'Plonk', 'piano')],
  [/\b(?:guitars?)\b/i, played('guitar', 'Twang', 'guitar')],
  [/\btrumpets?\b/i, played('trumpet', 'Parp', 'trumpet')],
  [/\bflutes?\b/i, played('flute', 'Pheee', 'flute')],
  [/\brecorders?\b/i, played('recorder', 'Peeep', 'flute')],
  [/\bsaxophones?\b/i, played('saxophone', 'Honk')],
  [/\btubas?\b/i, played('tuba', 'Oomp')],
  [/\btrombones?\b/i, played('trombone', 'Prrrp')],
  [/\baccordions?\b/i, played('accordion', 'Wheee', 'accordion')],
  [/\bharps?\b/i, played('harp', 'Pling')],
  [/\bcellos?\b/i, played('cello', 'Vooom')],
  [/\bukul?ele\b/i, played('ukulele', 'Plink')],
  [/\bbanjos?\b/i, played('banjo', 'Plink')],
  [/\bxylophones?\b/i, played('xylophone', 'Plink')],
  [/\bkeyboards?\b/i, played('keyboard', 'Plonk', 'piano')],
  [/\bopera\b/i, { to: 'sing opera', doing: 'singing opera', note: 'Laaa', drawn: null, what: null, heavy: false }],
  [
    /\bsing(?:s|ing|er)?\b|\bchoir\b|\bpop star\b/i,
    { to: 'sing', doing: 'singing', note: 'Laaa', drawn: null, what: null, heavy: false },
  ],
];

/** Whoever only wants to be in a band has a tuba. */
export const musicIn = (raw: string): Music => ALL.find(([said]) => said.test(raw))?.[1] ?? played('tuba', 'Oomp');

const I = String.raw`(?:violins?|fiddle|pianos?|guitars?|trumpets?|flutes?|recorders?|saxophones?|tubas?|trombones?|accordions?|harps?|cellos?|ukul?ele|banjos?|xylophones?|keyboards?)`;
const WISHES = String.raw`(?:wants?|wanted|learn(?:s|ed|t|ing)?|dream(?:s|ed|t)?|longs?|longed|wish(?:es|ed)?|tries|tried|trying|would (?:like|love)|loves?|loved|likes?|liked)`;

/** What a theme says of somebody who makes music, or wants to. */
export const MAKES_MUSIC = new RegExp(
  [
    String.raw`\b${WISHES} (?:to |of |how |be |being |being able |an? )*(?:play(?:s|ing)? (?:the |a |an |his |her |my )?${I}|sing(?:ing|er)?|opera singer|famous singer|pop star|musician)\b`,
    String.raw`\b${WISHES} (?:to |of )*(?:(?:be|play|sing|playing|singing|being) in|join|start|form) (?:the |a )?(?:\p{L}+ )?(?:band|choir|orchestra)\b`,
    String.raw`\b(?:joins?|joined|starts?|started|forms?) (?:a|the) (?:\p{L}+ )?(?:band|orchestra)\b`,
    String.raw`\blearn(?:s|ing)? (?:the )?${I}\b`,
    String.raw`\b${I} (?:lessons?|practice)\b`,
    String.raw`\bplay(?:s|ed|ing)? (?:the|a) (?:pianos?|guitars?|harps?|cellos?|ukul?ele|banjos?|xylophones?|keyboards?|violins?)\b`,
    String.raw`\bsings? opera\b`,
  ].join('|'),
  'iu',
);
