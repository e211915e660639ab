import { said, type NamedScene } from '../scene.ts';

const FRIEND = String.raw`(?:(?:best )?(?:friend|mate|bestie)(?:,? (?:called |named )?[A-Z][a-z]+,?)?)`;
const NEW_ONE = String.raw`(?:an?|the|another|other|some(?:one|body)|this|that) (?:new |other |different |else)?(?:girls?|boys?|friends?|kids?|child|children|group|else)|some(?:one|body) else|other (?:girls|boys|kids|children|people)|[A-Z][a-z]+ (?:now|instead|all the time)`;

/** A best friend who has found another one: the place beside a friend that somebody else has now, at lunch, in a game or on the bus. */
export const thePlaceBesideAFriend: NamedScene = {
  id: 'newbest',
  image: 'a place beside a friend that somebody else has now',
  cue: said(
    String.raw`\b${FRIEND} (?:\w+ ){0,5}?(?:(?:has|have|got|found|made) (?:a )?(?:new|another|different) (?:best )?(?:friend|bestie|mate)|(?:prefers|gone off with|went off with|left (?:her|him|them) for|(?:(?:only |just )?(?:wants? to )?|started |is |keeps )?(?:play|sit|hang|go)(?:s|ing|ed)?(?: out| around| round| off)? with) (?:${NEW_ONE}))|\b(?:found|got|has|have|made) (?:a )?new best (?:friend|mate|bestie)|\bwon['’]?t (?:sit|play) with (?:her|him|them) any ?more`,
    String.raw`\b(?:three of (?:them|us)|moved (?:away|schools?)|brother|sister|scared|babyish|jealous\w*)\b`,
  ),
  decides: new RegExp(
    String.raw`^(?![^]*\b(?:moved (?:away|schools?)|three of (?:them|us)|brother|sister|babyish|jealous\w*)\b)[^]*?\bbest ${FRIEND} (?:\w+ ){0,5}?(?:(?:has|have|got|found|made) (?:a )?(?:new|another) (?:best )?(?:friend|bestie|mate)|(?:gone|went|goes) off with (?:${NEW_ONE})|(?:gone off with|went off with|started|only wants|now|keeps|is|just wants)[^.!?]{0,16}(?:play|sit|hang)\w*[^.!?]{0,6} with (?:${NEW_ONE}))`,
    'i',
  ),
  titles: { young: 'The Place Beside a Friend', older: 'The Place Beside a Friend' },
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
    '6-7': `
      D<newbest> Beside a friend there is a place to play. {Name} may have had it for a long time. Now somebody else is there. Whoever had it before is left out. That can hurt, even if nobody was mean. It is no sign that something is wrong with {Name}.
      P<newbest> A new friend is a bit like a new bike. People look at nothing else for a while.
      P<newbest> The new one may not know that it was somebody's place. It just looked free.
      Q<newbest> When {mate} goes off with somebody else, {Name} may feel ____. It may be two words at once.
      Q<newbest> When the place is taken, {Name} may feel ____.
      H<newbest> {helper} can listen to all of it. ~ It may be different next week.
      H<newbest> {helper} can have one other child round to play. ~ One more name helps on a school day.
      T<newbest> {he} can ask {mate}, "Can we play, all three?" ~ Some games are better with three.
      T<newbest> {he} can play with one kind child, just for today.
      C<newbest> {he} can think, "The place is taken. I am still a good friend."
      A<newbest> Some friends come back, and some pairs grow to three. Nobody knows yet how it will be here. Being left out hurts, and there are more places than one. Beside somebody there may be a free one.
    `,
    '8-10': `
      D<newbest> For a long time {Name} may have had one place that needed no asking. It was beside {mate}. Then somebody else had it, and whoever was there before is left out. Often there is no quarrel and no explanation. Being left out by one person can hurt more than by ten, because it was the one who counted. It is no sign that something is wrong with the person who is left over.
      P<newbest> When people make a new friend, they look at nothing else for a while, rather as with a new bike. It may not occur to {mate} that anyone is standing there.
      P<newbest> The new one may have no idea whose place it was. From that side it simply looked free.
      Q<newbest> When {mate} goes off with somebody else, {Name} might feel ____. It may be sadness with some anger underneath.
      Q<newbest> When the place is taken, {Name} might feel ____.
      H<newbest> {helper} can listen to the whole of it, without taking sides. ~ It may be different by Thursday.
      H<newbest> {helper} can have somebody else round, for an afternoon with something to do. ~ One other name makes a school day easier.
      T<newbest> {he} can say to {mate} alone, "I miss doing things with you. Can we, one day this week?"
      T<newbest> {he} can pick one person who is kind, and join in there just for today.
      C<newbest> {he} can think, "Somebody else has the place. I am still a good friend."
      A<newbest> Some friendships grow wide enough for three, and some come back after a term. Some turn into a wave across the hall. Nobody can know yet which one this is. Elsewhere there may be somebody with a bag of crisps and a long story about a ferret. Being left out of one pair hurts, and it leaves a good many other places.
    `,
    '11+': `
      D<newbest> There are places that nobody assigns and everybody knows, and one of them is beside a best friend. {Name} may have had it for years. Then somebody else has it, often without a quarrel or an announcement, and whoever was there before is left out. It can hurt more than being ignored by a whole group, because only one opinion counted. It is also among the commonest things that happen to friendships, and it is no verdict on anyone.
      P<newbest> A new friendship takes all the attention there is for a while, much like a new phone. It may not occur to {mate} that anyone is standing there.
      P<newbest> Whoever has the place now may have no idea that it was taken. It is tempting to be angry in that direction, and it settles nothing.
      Q<newbest> When {mate} goes off with somebody else, {Name} might feel ____. Sadness likes to dress up as anger.
      Q<newbest> Seeing the two of them together, {Name} might notice ____.
      H<newbest> {helper} can listen to the whole of it without calling anyone names. ~ It may look different by Thursday.
      H<newbest> {helper} can make it easy to see other people, with lifts and floors to sleep on.
      T<newbest> {he} can tell {mate}, alone and in one sentence, "I miss doing things with you." ~ A sentence can be answered, and a silence cannot.
      T<newbest> {he} can think of two or three people who are easy to be with, and begin there.
      C<newbest> {he} can think, "It is a place that was lost, and not my worth."
      A<newbest> Some pairs come apart and come together again after a term. Some grow into a three, and some turn into a nod across a corridor, which is sad without being anybody's fault. Nobody can know yet which this is. Being left out of one pair leaves all the other people in the building. A few of them are better company than they look from here.
    `,
  },
};
