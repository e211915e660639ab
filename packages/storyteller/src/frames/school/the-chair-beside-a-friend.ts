import { said, type NamedScene } from '../scene.ts';

const FRIEND = String.raw`(?:(?:best )?(?:friend|mate|bestie)(?:,? (?:called |named )?[A-Z][a-z]+,?)?)`;
const NEW_ONE = String.raw`(?:an?|the|another|other|some(?:one|body)|this|that) (?:new |other |different |else)?(?:girls?|boys?|friends?|kids?|child|children|group|else)|some(?:one|body) else|other (?:girls|boys|kids|children|people)|[A-Z][a-z]+ (?:now|instead|all the time)`;

/** A best friend who has found another one: the place beside a friend on which somebody else sits. */
export const theChairBesideAFriend: NamedScene = {
  id: 'newbest',
  image: 'a chair beside a friend that has somebody else on it',
  cue: said(
    String.raw`\b${FRIEND} (?:\w+ ){0,5}?(?:(?:has|have|got|found|made) (?:a )?(?:new|another|different) (?:best )?(?:friend|bestie|mate)|(?:prefers|gone off with|went off with|left (?:her|him|them) for|(?:(?:only |just )?(?:wants? to )?|started |is |keeps )?(?:play|sit|hang|go)(?:s|ing|ed)?(?: out| around| round| off)? with) (?:${NEW_ONE}))|\b(?:found|got|has|have|made) (?:a )?new best (?:friend|mate|bestie)|\bwon['’]?t (?:sit|play) with (?:her|him|them) any ?more`,
    String.raw`\b(?:three of (?:them|us)|moved (?:away|schools?)|brother|sister|scared|babyish|jealous\w*)\b`,
  ),
  decides: new RegExp(
    String.raw`^(?![^]*\b(?:moved (?:away|schools?)|three of (?:them|us)|brother|sister|babyish|jealous\w*)\b)[^]*?\bbest ${FRIEND} (?:\w+ ){0,5}?(?:(?:has|have|got|found|made) (?:a )?(?:new|another) (?:best )?(?:friend|bestie|mate)|(?:gone off with|went off with|started|only wants|now|keeps|is|just wants)[^.!?]{0,16}(?:play|sit|hang)\w*[^.!?]{0,6} with (?:${NEW_ONE}))`,
    'i',
  ),
  titles: { young: 'A Chair Beside a Friend', older: 'The Chair Beside a Friend' },
  roles: {
    mate: {
      fallback: { text: 'the friend' },
      cues: [
        {
          match:
            /\b(?:[Ff]riend|[Mm]ate|[Bb]estie),? (?:called |named |is called )?(?!Has\b|Is\b|Now\b|And\b|Who\b)(\p{Lu}\p{Ll}+)/u,
          phrase: { text: '$' },
        },
      ],
    },
  },
  text: {
    '8-10': `
      D<newbest> For a long time {Name} had one chair at lunch that needed no asking. It was beside {mate}. Then somebody else sat on it, and whoever had it before is left out. There was no quarrel and no explanation. Being left out by one person can hurt more than by ten, because it was the one who counted. It is no sign that something is wrong with the person who is left over.
      P<newbest> When people make a new friend, they look at nothing else for a while, rather as with a new bike. It may not occur to {mate} that anyone is standing there.
      P<newbest> The new one may have no idea whose chair it was. From that side it simply looked free.
      Q<newbest> When {mate} goes off with somebody else, {Name} might feel ____. It may be sadness with some anger underneath.
      Q<newbest> At lunch, with nobody on the next chair, {Name} might feel ____.
      H<newbest> {helper} can listen to the whole of it, without taking sides. ~ It may be different by Thursday.
      H<newbest> {helper} can have somebody else round, for an afternoon with something to do. ~ One other name makes lunch easier.
      T<newbest> {he} can say to {mate} alone, "I miss having lunch with you. Can we, one day this week?"
      T<newbest> {he} can pick one person who is kind, and sit there just for today.
      C<newbest> {he} can think, "Somebody else has the chair. I am still a good friend."
      A<newbest> Some friendships grow wide enough for three, and some come back after a term. Some turn into a wave across the hall. Nobody can know yet which one this is. On another chair there was somebody with crisps and a long story about a ferret. Being left out of one lunch hurt, and the next lunch had room in it.
    `,
  },
};
