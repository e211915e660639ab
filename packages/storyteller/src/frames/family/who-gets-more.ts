import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const GRAND = String.raw`(?:nan|nana|nanna|nanny|gran|granny|grandma|grandmother|nonna|oma|grandad|granddad|grandpa|grandfather|nonno|opa|grandparents|in[- ]?laws?|mother[- ]in[- ]law|aunt\w*|uncle|step[- ]?(?:dad|mum)['’]?s (?:mum|mother|dad|parents|family))`;
const FAVOURS = String.raw`(?:favou?rs?\b|favou?ritism|(?:has|have|clear|plays?) (?:\w+ )?favou?rites?|treats?\b[^.!?]{0,40}\b(?:better|differently|nicer)|(?:gives?|buys?|gets?|spoils?|spends?|does|do)\b[^.!?]{0,30}\bmore\b|prefers?\b|only (?:buys?|gives?|takes?|asks?)|spoils? (?:his|her|their) (?:\w+ )?(?:brother|sister|cousins?))`;

/** Who gives more, as they were named. */
const GIVER: Role = {
  fallback: { text: 'somebody in the family' },
  cues: [
    { match: /\bstep[- ]?(?:dad|mum)['’]?s\b/i, phrase: { text: 'somebody in the family' } },
    { match: /\b(?:grandparents|in[- ]?laws)\b/i, phrase: { text: '{his} grandparents', plural: true } },
    { match: /\b(nan|nana|nanna|nanny|gran|granny|grandma|nonna|oma)\b/i, phrase: { text: '$', gender: 'f' } },
    { match: /\b(grandad|granddad|grandpa|nonno|opa)\b/i, phrase: { text: '$', gender: 'm' } },
    { match: /\bmother[- ]in[- ]law|grandmother\b/i, phrase: { text: '{his} grandmother', gender: 'f' } },
  ],
}; // prettier-ignore

/** Who gets it. */
const TAKER: Role = {
  fallback: { text: 'another child' },
  cues: [
    { match: /\bstep[- ]?brothers\b|\bstep[- ]?sisters\b|\bstep[- ]?siblings\b/i, phrase: { text: 'the other children', plural: true } },
    { match: /\bstep[- ]?(?:brother|son)\b/i, phrase: { text: '{his} stepbrother', gender: 'm' } },
    { match: /\bstep[- ]?(?:sister|daughter)\b/i, phrase: { text: '{his} stepsister', gender: 'f' } },
    { match: /\bcousins\b/i, phrase: { text: '{his} cousins', plural: true } },
    { match: /\bcousin\b/i, phrase: { text: '{his} cousin' } },
    { match: /\bbrother\b/i, phrase: { text: '{his} brother', gender: 'm' } },
    { match: /\bsister\b/i, phrase: { text: '{his} sister', gender: 'f' } },
  ],
}; // prettier-ignore

/** Somebody in the family favours another child, and it was seen: it may be said, it is for grown-ups to put right, and it is no measure of a child. */
export const whoGetsMore: NamedScene = {
  id: 'favours',
  image: 'eyes that look to somebody else first, and eyes that look here',
  cue: said(
    String.raw`\b${GRAND}\b[^.!?]{0,40}\b${FAVOURS}|\b(?:favou?r\w*|spoil\w*) by (?:his|her|their|my|the) ${GRAND}\b`,
    String.raw`\b(?:favou?rite (?:food|toy|colour|teddy|thing|song|book|person|granny|nan|place)|prefers? (?:to|nan|gran|dad|mum)|baby (?:brother|sister)|the baby|newborn|died|dementia|ill)\b`,
  ),
  decides: true,
  answers: /\b(?:more|favou?r\w*|fair|notice\w*|better|step\w*)\b/i,
  titles: { young: 'Eyes That Look Here', older: 'Less, and Not Less' },
  roles: { giver: GIVER, taker: TAKER },
  beside: {
    benefits: [
      'Says what {name} has seen, and that it may be said out loud.',
      'Leaves the putting right to the grown-ups.',
      'Keeps what somebody gives apart from what {name} is worth.',
    ],
    talk: {
      young: ['Who got more in the story?', 'How does it feel to see that?', 'Shall we find a time to tell about it?'],
      older: [
        'What does it say about the one who gives?',
        'Which word went into the blank?',
        'Shall we agree on a sign for visits?',
      ],
    },
  },
  text: {
    '4-5': `
      D<favours> {giver} may give more to somebody else. {Name} may see it and want some, too. To see it go to {taker} can sting. It is not because {Name is} less nice. Grown-ups can get it wrong.
      P<favours> Grown-ups may not see what they do. They need another grown-up to tell them.
      Q<favours> When {taker gets} more, {Name} may feel ____.
      H<favours> {helper} can say, "I saw it, too."
      H<favours> {helper} can talk to the other grown-ups. ~ That is not a job for a child.
      T<favours> {he} can tell all of it at home.
      T<favours> {he} can say thank you, and say the rest later.
      C<favours> {he} can think, "It stings. I am as good as before."
      A<favours> It was told, and somebody listened. The next time may be fairer, or it may not. It is okay to want as much as somebody else. There are eyes that look for {Name} first, and they are glad.
    `,
    '6-7': `
      D<favours> In some families, one child is given more than somebody else. {Name} may have seen it with {giver} and {taker}. Eyes are good at that. They count presents, laps and smiles. To want as much is not greedy. It tells something about the one who gives. It does not tell what {Name is} worth.
      P<favours> People who do it may not notice. They may know one child better, or think that one needs more.
      P<favours> The one who gets more did not choose it. It can be odd on that side, too.
      Q<favours> When {taker gets} more, {Name} may feel ____. There may be two words for it.
      H<favours> {helper} can talk to the grown-ups about it. ~ It is for them to put right.
      H<favours> {helper} can think of a sign for visits. ~ Two squeezes of a hand will do.
      T<favours> {he} can tell one thing that happened, just as it was.
      T<favours> {he} can ask for what {he wants} most, such as a game for two.
      C<favours> {he} can think, "I got less. I am not less."
      A<favours> It has been said at home, and it was believed. The next visit may be fairer or just the same, for grown-ups change slowly. It is fair to want the same as somebody else. Some people look for {Name} first, and they are good to sit beside.
    `,
    '8-10': `
      D<favours> People have a sense of fairness, and it is very exact when somebody else gets more. {Name} may have noticed it with {giver} and {taker}. It can be in presents, in time or in a voice. It may well be true. To want as much is natural, and to pretend not to see it is hard work. It says something about the one who gives, and nothing about what another child is worth.
      P<favours> Adults with a favourite usually deny it, also to themselves. Some go by habit, and some by who is easy to talk to.
      P<favours> The one who gets more did not ask for it. It can be uncomfortable on that side too.
      Q<favours> When it happens again, {Name} might feel ____. Hurt often looks like bad temper.
      H<favours> {helper} can say, "I have seen it as well," and take it up with the adults.
      H<favours> {helper} can agree on a sign for visits, so that one look is enough.
      T<favours> {he} can give one clear example at home, with a day to it. ~ One example does more than "always".
      T<favours> {he} can decide what is good about those visits all the same, such as the garden or the cake.
      C<favours> {he} can think, "It was less. I am not less."
      A<favours> One example was told, and nobody explained it away. The adults may manage to change it, a little or not at all. Wanting as much as somebody else is not envy so much as arithmetic. There are people whose faces change when {Name} comes in, and they are worth sitting next to.
    `,
    '11+': `
      D<favours> Most families deny that somebody has favourites, and most children in them could name one. {Name} may have noticed how it goes with {giver} and {taker}, in sums, in patience or in questions asked. To want the same is not childish. The observation may be quite accurate, and that does not make it sting less. What it measures is other people's habits and loyalties. It does not measure whoever gets the thinner envelope.
      P<favours> Relatives often go by habit, by who is nearer or by who came first, and believe that it does not show.
      P<favours> Whoever gets more usually notices as well, and does not know what to do with it.
      Q<favours> When it happens again, {Name} might notice ____. Sarcasm often has a softer word under it.
      H<favours> {helper} can say that it has been seen. ~ Being believed is about half of it.
      H<favours> {helper} can take it up with the adults concerned, who are the ones to change it.
      T<favours> {he} can describe one instance, with a date and without adjectives.
      T<favours> {he} can leave {taker} out of the quarrel. ~ That part of it was set up by others.
      C<favours> {he} can think, "Unequal, and no measurement of me."
      A<favours> It may be put right in part, or stay as it is for as long as those people do. To want what somebody else gets so easily is an ordinary feeling with a long history. It has been said in one sentence, to someone who can act on it. And there are people who are plainly glad when {Name} turns up, and they can be counted as well.
    `,
  },
};
