interface Game {
  /** "cricket". */
  readonly name: string;
  /** What flies over the wall: "ball". */
  readonly ball: string;
  /** "hit", "kicked"; what is done to it. */
  readonly hit: string;
  /** The same after "has been": "thrown". */
  readonly done: string;
  /** Who says what is in and what is out. */
  readonly judge: string;
  /** "on the roof". */
  readonly where: string;
}

const SORTS: readonly (readonly [of: RegExp, game: Omit<Game, 'where'>])[] = [
  [/\bcricket\b/i, { name: 'cricket', ball: 'ball', hit: 'hit', done: 'hit', judge: 'umpire' }],
  [
    /\b(?:football|soccer|kick\w*)\b/i,
    { name: 'football', ball: 'ball', hit: 'kicked', done: 'kicked', judge: 'referee' },
  ],
  [
    /\b(?:badminton|shuttlecock)\b/i,
    { name: 'badminton', ball: 'shuttlecock', hit: 'hit', done: 'hit', judge: 'umpire' },
  ],
  [/\bfrisbee\b/i, { name: 'frisbee', ball: 'frisbee', hit: 'threw', done: 'thrown', judge: 'referee' }],
  [/\btennis\b/i, { name: 'tennis', ball: 'ball', hit: 'hit', done: 'hit', judge: 'umpire' }],
  [/\b(?:baseball|rounders)\b/i, { name: 'rounders', ball: 'ball', hit: 'hit', done: 'hit', judge: 'umpire' }],
];

const NEIGHBOUR = String.raw`(?:neighbou?rs?['’]?s?|next door|old (?:man|lady)['’]?s|mr \p{L}+['’]?s?|mrs \p{L}+['’]?s?)`;
/** How a theme says that a ball has gone where nobody dares to fetch it. */
export const OVER = new RegExp(
  [
    String.raw`\b(?:ball|football|cricket|shuttlecock|frisbee)\b[^.]*\b(?:lands?|landed|goes|went|flies|flew|falls|fell|over|into|gets? stuck|kicks?|kicked|hits?|loses?|lost)\b[^.]*\b${NEIGHBOUR}(?![\p{L}])[^.]*`,
    String.raw`\b(?:kicks?|kicked|hits?|throws?|threw)\b[^.]*\b(?:ball|football|shuttlecock|frisbee)\b[^.]*\b${NEIGHBOUR}(?![\p{L}])[^.]*`,
    String.raw`\b${NEIGHBOUR}(?![\p{L}])[^.]*\b(?:keeps?|has|won['’]?t give back|will not give back|never gives back|collects)\b[^.]*\b(?:balls?|football|frisbees?)\b[^.]*`,
    String.raw`\b(?:ball|football|frisbee|shuttlecock) (?:is |has gone |went |goes |flies )?over the (?:wall|fence|hedge)\b[^.]*`,
    String.raw`\bcricket\b[^.]*\b(?:on the (?:roof|terrace)|in the (?:street|gully|yard))\b[^.]*|\b(?:roof ?top|gully|street) cricket\b[^.]*`,
  ].join('|'),
  'iu',
);

/** What is played, and where. */
export function gameIn(raw: string): Game {
  const [, game] = SORTS.find(([of]) => of.test(raw)) ?? [
    null,
    { name: 'ball', ball: 'ball', hit: 'kicked', done: 'kicked', judge: 'referee' },
  ];
  const where = /\b(?:on|from) (?:the |our )?(?:flat )?(roof ?top|roof|terrace)\b/i.exec(raw)?.[1]?.toLowerCase();
  if (where !== undefined) return { ...game, where: `on the ${where.replace(/roof ?top/, 'roof')}` };
  return { ...game, where: /\b(?:street|gully)\b/i.test(raw) ? 'in the street' : 'in the yard' };
}
