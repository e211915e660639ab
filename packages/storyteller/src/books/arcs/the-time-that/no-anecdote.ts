/** When a grown-up was small, and what a child asks, are told by others. */
export const ANOTHER_MATTER =
  /\b(?:was|were) (?:(?:very|only|just|still) )?(?:little|small|young|a (?:little |small )?(?:boy|girl|child|baby|kid)|my age|(?:\p{L}+|\d+) years? old)\b|\bused to (?:be|have|live|work)\b|^(?:visiting|going to|flying to|travelling|(?:a|our) (?:trip|visit|holiday))\b|^(?:my|our) \p{L}+(?: \p{L}+)? (?:asks?|asked|wonders?|wondered|wants?|wanted|keeps? asking)\b/iu;
/** Nothing to be told with a laugh round a table. */
export const NO_ANECDOTE =
  /\b(?:ambulance|police|burnt|burning down|fire brigade|crash\w*|accident|argu\w*|fight|fought|hit|punch\w*|bull\w*|cried|crying|scream\w*|drown\w*|blood|bled|bleeding|stolen|robbed|burgl\w*|wet (?:himself|herself|themselves|the bed)|wee|pooed?|sick|vomit\w*|divorc\w*|split up|moved out|left us|left home|lost (?:his|her|my) (?:mum|dad|job)|scared|frightened|afraid|nightmare|war|flood(?:ed)? out|stranger|bitten|stung|shout(?:ed)? at|told off|detention|expelled|failed|worst|sad|lonely|allerg\w*|mov(?:e|es|ed|ing) (?:house|home|away|schools?|to (?:a|another) )|(?:leaving|left|leaves?) (?:all )?(?:(?:his|her|my|our|their) )?(?:best |old )*(?:friends?|home|country)(?: behind)?|goodbye|miss(?:es|ed|ing) (?:his|her|my|our|their)|died|dies|funeral|hospital|operation|cancer)\b/i;
/** Whoever no family has had to tea. */
export const OF_TALES =
  /\b(?:dragons?|unicorns?|wizards?|witch(?:es)?|mermaids?|aliens?|fair(?:y|ies)|giants?|ghosts?|monsters?(?! trucks?\b)|robots?|time machine|magic(?:al)?|spaceships?|rockets?|superhero\w*|ogres?|trolls?|elves|elf|pixies?|goblins?|yetis?|dinosaurs?)\b/i;
/** Somebody made up: "a rabbit called Cherry who lost her tail"; of a seagull that stole our chips a family tells. */
export const MADE_UP =
  /^(?:an?|one) (?:\p{L}+ ){1,3}(?:(?:called|named) \p{Lu}[\p{L}'-]+ )?(?:who|that|which)\b(?!.*\b(?:my|our|us|we|I|me|mum\w*|dad\w*|gran\w*|nan\w*)\b)/u;
/** No more than who it is: "a girl called Grace" happened to nobody. */
export const ONLY_A_NAME = /^(?:an?|the|one|my|our) (?:\p{L}+ ){1,3}(?:called|named) \p{Lu}[\p{L}'’-]+[.!]?$/u;
