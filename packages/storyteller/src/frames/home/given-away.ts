import { said, type NamedScene } from '../scene.ts';

/** What is given away, by the word for it. */
const LOVED = [
  'blanket',
  'blankie',
  'teddy',
  'bear',
  'bunny',
  'doll',
  'comforter',
  'rabbit',
  'muslin',
  'coat',
  'bike',
  'trike',
  'train',
].map((thing) => ({ match: new RegExp(String.raw`\b${thing}\b`, 'i'), phrase: { text: `the ${thing}` } }));

/** A thing that was loved has been given to somebody else. */
export const givenAway: NamedScene = {
  id: 'givenaway',
  image: 'an empty place on a bed, and the one who has the thing now',
  cue: said(
    String.raw`\b(?:(?:we|i|mum\w*|dad\w*|mom\w*|nan\w*|gran\w*|my (?:husband|wife|partner)|(?:his|her|their) (?:mum|dad|nan|gran\w*)) (?:\w+ )?(?:gave|give|have given|passed|handed|donated|sold|threw|chucked)|(?:was|were|been|got|is being|are) (?:given|passed|handed|donated|sold|thrown)|gave) (?:away |down |out |on )?(?:(?:his|her|their|a|the) (?:\w+ ){0,3}(?:blank(?:et|ie|y)|teddy|bear|bunny|toys?|doll|comforter|cuddly|coat|bike|books?|clothes|rabbit|muslin|trike|train)s?\b)?[^.]{0,20}\b(?:to|away)\b|\b(?:blank(?:et|ie|y)|teddy|bear|bunny|toys?|doll|comforter|rabbit|muslin)s? (?:\w+ )?(?:given|passed|donated|sold|thrown) (?:to|away|out)\b`,
    String.raw`\b(?:cot|crib|high ?chair|pram|dog|cat|puppy|hamster|dummy|dummies|died|memory|present|birthday|medicine|injection|kidney|blood|left it|(?:stayed|left|forgotten) (?:in|at|on|behind)|forgot\w*|thinks? (?:that )?(?:i|we|he|she)\b|thinking (?:i|we|he|she)\b|lost (?:his|her|their|it))\b|\bthe one (?:that )?(?:\w+ ){1,2}gave\b`,
  ),
  decides:
    /\b(?:gave|given|passed|donated|sold|threw|thrown) (?:away |out )?(?:his|her|their) (?:\w+ ){0,2}(?:blank(?:et|ie|y)|teddy|bear|bunny|doll|comforter|rabbit|muslin|toys?)\b|\b(?:blank(?:et|ie|y)|teddy|bear|bunny|doll|comforter|rabbit|muslin|toys?) (?:\w+ ){0,2}(?:given|donated|sold|thrown) (?:to|away|out)\b/i,
  titles: { young: 'Who Has It Now?', older: 'Who Has It Now?' },
  roles: {
    gift: {
      fallback: { text: 'the toy' },
      cues: [...LOVED],
    },
    hasit: {
      fallback: { text: 'other people' },
      cues: [
        { match: /\bto (?:his|her|their|the|our) (?:new |little |baby )*cousin\b/i, phrase: { text: '{his} cousin' } },
        {
          match: /\bto (?:his|her|their|the|our) (?:new |little |baby )*brother\b/i,
          phrase: { text: '{his} brother' },
        },
        { match: /\bto (?:his|her|their|the|our) (?:new |little |baby )*sister\b/i, phrase: { text: '{his} sister' } },
        { match: /\bto (?:his|her|their|the|our|a) (?:new )?baby\b/i, phrase: { text: 'the baby' } },
        { match: /\bto (?:his|her|their|a) (?:\w+ )?friend\b/i, phrase: { text: 'a friend' } },
      ],
    },
  },
  text: {
    '2-3': `
      D<givenaway> Where is {gift}? {Name} may look and look. It is with {hasit} now. It was given. Nobody asked {Name}. Oh!
      P<givenaway> Big ones got it wrong. They can say sorry.
      Q<givenaway> With it gone, {Name} may feel ____.
      H<givenaway> {helper} can ask for it.
      H<givenaway> {helper} can say sorry and cuddle.
      T<givenaway> {he} can say, "I miss it."
      T<givenaway> {he} can pick a new soft thing.
      C<givenaway> {he} can say, "Mine. I miss it."
      A<givenaway> It may come back, or it may not. It is missed. That is fine. Here is a lap, and it is warm. Next time, they ask.
    `,
    '4-5': `
      D<givenaway> There is an empty place where {gift} used to be. {Name} may look at it. Now {hasit} may hold what was held here. A grown-up gave it away and did not ask first. Things that are loved look old to other people. They do not look old to the one who loves them. So it is missed, and it is fine to be cross.
      P<givenaway> The grown-up thought that it was not needed any more. That was a mistake. Grown-ups do make mistakes, and they can say so.
      Q<givenaway> When the arms are empty, {Name} may feel ____.
      H<givenaway> {helper} can say sorry, and ask for it back.
      H<givenaway> {helper} can ask before anything else is given away.
      T<givenaway> {he} can tell what it was like, from top to bottom.
      T<givenaway> {he} can put a sign on the things that stay.
      C<givenaway> {he} can say, "You did not ask me. I miss it."
      A<givenaway> Somebody asked where it is, and somebody said sorry. It may come back, or it may stay away. For now it is missed, and there is a lap for that. On the other loved things there is now a red dot. It means, "Ask first."
    `,
    '6-7': `
      D<givenaway> {gift} is gone, and there is a gap. It was given to {hasit}, and {Name} was not asked. To a grown-up it was something old that took up room. To the owner it was years of evenings. Being angry about that is not childish. Missing it is not either.
      P<givenaway> Whoever did it meant to be kind to one person, and forgot another. That can be hard to admit, even for adults.
      Q<givenaway> When {he looks} at the gap, {Name} may feel ____. Two words may fit at once.
      H<givenaway> {helper} can say, "I should have asked you." ~ It does not bring it back, and it still helps.
      H<givenaway> {helper} can find out if it can be asked for or visited.
      T<givenaway> {he} can say plainly what it meant. ~ Others cannot guess it.
      T<givenaway> {he} can make a box for things that nobody may give away.
      C<givenaway> {he} can think, "It was mine to give."
      A<givenaway> The box has a lid and a label, and the label says "ask". Whether the lost thing comes back is not certain. Somebody rang up and asked, and somebody said sorry. The gap may be looked at and missed for as long as it takes.
    `,
  },
};
