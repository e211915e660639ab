/** How a game is spoken of on the day when it counts: a side has a match, a cast has a show. */
export interface Contest {
  /** "the team", "the play": what the list is for. */
  readonly group: string;
  /** "match", "show": after "a". */
  readonly event: string;
  /** "At the match", to begin a sentence. */
  readonly onTheDay: string;
  /** "play", "sing": what whoever is on the list is allowed to do. */
  readonly join: string;
  /** Whether there is another side, which one can lose to. */
  readonly hasSides: boolean;
}

const SIDES =
  /^(?:football|basketball|netball|rugby|cricket|hockey|tennis|baseball|softball|soccer|volleyball|rounders|chess)/;

const STAGES: readonly (readonly [RegExp, string, string])[] = [
  [/^the school play$/, 'the play', 'act'],
  [/^(?:singing|choir)$/, 'the choir', 'sing'],
  [/^(?:dancing|ballet)$/, 'the show', 'dance'],
];

export function contestOf(game: string): Contest {
  const stage = STAGES.find(([words]) => words.test(game));
  if (stage) return { group: stage[1], event: 'show', onTheDay: 'At the show', join: stage[2], hasSides: false };
  if (SIDES.test(game)) {
    return { group: 'the team', event: 'match', onTheDay: 'At the match', join: 'play', hasSides: true };
  }
  return { group: 'the team', event: 'contest', onTheDay: 'On the big day', join: 'join in', hasSides: false };
}
