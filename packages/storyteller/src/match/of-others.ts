/** "uses a wheelchair and ...": how a child gets about, said before what is hard. */
export const BY_THE_WAY =
  /^\s*(?:(?:he|she|they|my (?:son|daughter|child))(?:'s| is)? )?(?:uses?|is in|in|using) (?:a|an) (?:manual |electric |power )?(?:wheel ?chair|walking frame|rollator)(?: user)?(?:,| and| but)\s+/i;

/** Words that say something of a brother or sister, and the situations that are never told for it. */
interface OfOthers {
  readonly said: RegExp;
  readonly ids: ReadonlySet<string>;
}

export const OF_OTHERS: readonly OfOthers[] = [
  {
    // "her brother has seizures", "his twin is in a wheelchair": what is told of the child's own body, and of nobody else's.
    said: /\b(?:brother|sister|sibling|twin|cousin)(?:'s)? (?:[\p{L}']+ ){0,2}?(?:has|is|with|in|uses|wears|needs|gets|had) (?:[\p{L}'-]+ ){0,3}[\p{L}'-]+/giu,
    ids: new Set([
      'long-illness',
      'new-equipment',
      'hearing-aid',
      'glasses',
      'being-autistic',
      'having-adhd',
      'body-gets-tired',
      'stutter',
      'allergy',
    ]),
  },
  {
    // "her brother hits her": not what the child of the story does.
    said: /\b(?:brother|sister|sibling|twin|cousin) (?:[\p{L}']+ ){0,1}?(?:hits?|hitting|bites?|biting|kicks?|kicking|slaps?|punches|spits at) (?:him|her|them)\b(?=\s*(?:[.,!?]|$)| (?:and|but|when|all|every|a lot|so|too|because|if)\b)/giu,
    ids: new Set(['hitting', 'biting', 'spitting', 'managing-anger']),
  },
];
