import { said, type NamedScene } from '../scene.ts';

/** A friend whom only the child sees, and who is said to have done it: the friend may stay, the mopping is for real hands. */
export const somebodyUnseenDidIt: NamedScene = {
  id: 'unseenfriend',
  image: 'a friend without hands, and a cup that broke',
  cue: said(
    String.raw`(?=[^]*\b(?:imaginary|invisible|pretend|made[- ]up) (?:\w+ )?(?:friend|cat|dog|brother|sister|person|mate|animal)\b)[^]*?\b(?:blam\w*|did it|does it|made (?:him|her|them) do|says (?:he|she|it) did|says it was|naughty things|told (?:him|her) to|gets the blame|fault)\b`,
  ),
  decides: true,
  answers: /\b(?:invisible|imaginary|pretend|friend|blames?|everything|did it|made up)\b/i,
  titles: { young: 'A Friend Without Hands', older: 'A Friend Without Hands' },
  beside: {
    benefits: [
      'Lets {name} keep a friend whom nobody else can see.',
      'Shows how a true sentence can be said without losing face.',
      'Takes the fear out of owning up: it is mopped, and then it is over.',
    ],
    talk: {
      young: ['What can that friend do?', 'Who can hold a cloth?', 'What is the friend doing today?'],
      older: [
        'What is the friend good for?',
        'Why is it handy to say that somebody else did it?',
        'What would make it easier to say?',
      ],
    },
  },
  text: {
    '4-5': `
      D<unseenfriend> A friend may be seen by one child only. {Name} has such a friend, and that is fine. It is not true that the friend broke the cup. A friend like that has no hands. It can fly, or sit in a cup. True hands drop things, and true hands mop them up.
      P<unseenfriend> Grown-ups know that cups break. They like to hear what is true, so that they can help.
      Q<unseenfriend> When something broke, {Name} may feel ____.
      H<unseenfriend> {helper} can say first, "Let us mop it up."
      H<unseenfriend> {helper} can set a place for that friend at tea.
      T<unseenfriend> {he} can say, "It was my hand."
      T<unseenfriend> {he} can get a cloth.
      C<unseenfriend> {he} can think, "My friend stays, and I say what is true."
      A<unseenfriend> The floor is dry again. It was said, and it was true. The friend is still here and wants to fly. There is a lot that two can do.
    `,
    '6-7': `
      D<unseenfriend> A friend whom nobody else can see is good company. {Name} made one up. It is not true that such a friend spilt the milk. Spilling takes a hand, and this friend has none. It is a handy thing to say, all the same.
      P<unseenfriend> Grown-ups are not cross with the friend. They would like to know who needs a cloth, and who needs help.
      P<unseenfriend> Saying "it was me" feels big before it is said. Afterwards it is quite small.
      Q<unseenfriend> When somebody asks, "Who was that?", {Name} may feel ____.
      H<unseenfriend> {helper} can ask for a cloth first, and ask questions later.
      H<unseenfriend> {helper} can say, "Thank you for telling me what is true."
      T<unseenfriend> {he} can say, "It was me, and it was a mistake."
      T<unseenfriend> {he} can let the friend stand next to {him} while {he says} it.
      C<unseenfriend> {he} can think, "My friend stays, and the truth is mine."
      A<unseenfriend> It is mopped up, and the truth was short. The friend was there the whole time and had nothing to say. Friends like that stay for as long as they are needed. They are better at flying than at spilling.
    `,
  },
};
