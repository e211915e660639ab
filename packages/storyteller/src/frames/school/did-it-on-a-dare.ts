import { said, type NamedScene } from '../scene.ts';
import { LOOT } from './asked-to-steal.ts';

const TAKING = String.raw`(?:steal\w*|stole|stolen|nick\w*|pinch\w*|shop ?-?lift\w*|tak(?:e|es|ing)|took|swip\w+)`;

/** Somebody was dared to take a thing, and took it. */
export const didItOnADare: NamedScene = {
  id: 'didonadare',
  image: 'a dare that lasted a minute, and the way back to a till',
  cue: said(
    String.raw`\bdar(?:e|es|ed|ing)\b[^!?]{0,40}\b${TAKING}\b[^!?]{0,60}\b(?:did (?:it|so|as)|has done it|(?:he|she|they) did\b|went along|gave in|got caught|was caught|came home with|(?:and|so) (?:he|she|they) (?:took|stole|nicked))|\b(?:stole|nicked|took|pinched|shop ?-?lifted|caught (?:steal|shop|nick|tak)\w+)\b[^.!?]{0,60}\b(?:on a dare|for a dare|was dared|dared (?:him|her|them)|because of a dare|friends? told (?:him|her|them) to|to impress|so (?:that )?(?:his|her|their) (?:friends|mates))`,
    String.raw`\b(?:did(?:n['’]?t| not) (?:do|take|steal)|said no|(?:he|she) dared (?:a|his|her|another))\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:dar\w*|sweets?|chocolate|shop|stole|steal\w*|nick\w*|mates?|friends?|did it|caught)\b/i,
  titles: { young: 'After the Dare', older: 'After the Dare' },
  roles: { loot: LOOT },
  beside: {
    benefits: [
      'Says that a dare pulled, and that taking is still to be put right.',
      'Shows the way back, with a grown-up beside {name}.',
      'Gives {name} a short no for the next dare.',
    ],
    talk: {
      young: [
        'What went back to the shop?',
        'Which word fits in the blank for {name}?',
        'Shall we practise a short no?',
      ],
      older: [
        'What is it in a dare that pulls?',
        'Which word went into the blank?',
        'Shall we plan how it is put right?',
      ],
    },
  },
  text: {
    '6-7': `
      D<didonadare> "Go on, take it," said the others, and it was a dare. {Name} took {loot} and did not pay. A dare pulls hard when friends are looking. It is over in a minute. What was taken is still there, and it belongs to somebody. It can be put right.
      P<didonadare> A shop pays for what is on its shelves. Somebody counts it at night and wonders.
      P<didonadare> Those who dare others are mostly glad not to do it themselves.
      Q<didonadare> Now that it is quiet, {Name} may feel ____. It may sit in the tummy.
      H<didonadare> {helper} can go back to the shop with {him}.
      H<didonadare> {helper} can be glad that it was told.
      T<didonadare> {he} can say in the shop, "I took this. I am sorry."
      T<didonadare> {he} can pay for it with pocket money.
      C<didonadare> {he} can think, "A dare is only words. I can say no."
      A<didonadare> Two people walked back, and one of them said it. The person at the till nodded. Next time there may be another dare. A no to it is short, and friends who are friends can hear one.
    `,
    '8-10': `
      D<didonadare> A dare is a trick with a clock in it: it is now, and others are watching. Others dared {Name} to take {loot}, and it was done before anyone had thought. In front of a group, brains weigh things wrongly, and that is well known. It was stealing all the same. Taking a thing back is slower, and it is possible.
      P<didonadare> Those who dare seldom do it themselves. They get the fun, and somebody else gets the trouble.
      P<didonadare> The shop has met this before. A person who comes back by choice is remembered in another way.
      Q<didonadare> Thinking of it now, {Name} might feel ____. It can be more than one thing.
      H<didonadare> {helper} can come along to the shop, and let {him} do the talking.
      H<didonadare> {helper} can keep the talk about the taking and the talk about the friends apart.
      T<didonadare> {he} can take the money there and say, "I took this, and I want to pay."
      T<didonadare> {he} can find a sentence for the next dare, such as, "You do it, then."
      C<didonadare> {he} can think, "They watched. I paid. Next time I walk."
      A<didonadare> It was said across a counter, and it took less time than the dare. The pocket is lighter, and so is the stomach. Some friends may laugh about it, and some may be impressed. Friends who only like a person for a dare can be told no, and it costs nothing at the till.
    `,
    '11+': `
      D<didonadare> Dares work because other people are holding the stopwatch. Somebody dared {Name} to take {loot}, and for about a minute it seemed more expensive to refuse. Research on people of this age says the same thing with graphs: with friends watching, the risk looks smaller than it is. It explains what happened. It was still theft, and it is still small enough to be put right.
      P<didonadare> People who hand out dares are rarely at the front when they are carried out. It is a comfortable position.
      P<didonadare> Shops can report a thing like that, and most prefer a person who comes in and pays. It is better done early.
      Q<didonadare> With the others gone, {Name} might notice ____.
      H<didonadare> {helper} can go along and stand by the door. ~ It is allowed to want company.
      H<didonadare> {helper} can hear the whole of it once, and then talk about what comes next.
      T<didonadare> {he} can pay for it in person, with one sentence and no story.
      T<didonadare> {he} can have an exit ready for the next one: a message to send, a bus to catch.
      C<didonadare> {he} can think, "They had the stopwatch. I have the rest of the day."
      A<didonadare> It has been paid for, and the walk there was the longest part of it. What the others make of that is their business. A group with no room for a no is rather small. The next dare will come, since they do, and there is a bus to catch.
    `,
  },
};
