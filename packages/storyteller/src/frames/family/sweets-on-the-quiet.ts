import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const GRAND = String.raw`(?:nan|nana|nanna|nanny|gran|granny|grandma|nonna|oma|grandad|granddad|grandpa|nonno|opa|grandparents?|grandmother|grandfather|mother[- ]in[- ]law|in[- ]?laws|aunt\w*)`;
const SWEETS = String.raw`(?:sweets?|sweeties|chocolates?|choc|biscuits?|ice[- ]?cream|cakes?|fizzy|coke|crisps|treats?|haribo|junk|pocket money|money|coins|a (?:fiver|tenner))`;
const QUIET = String.raw`(?:secret(?:ly)?|sly|behind (?:my|our) backs?|(?:do ?n['’]?t|dont|not to) tell|(?:does ?n['’]?t|wo ?n['’]?t) need to know)`;
const GIVER: Role = {
  fallback: { text: 'somebody in the family' },
  cues: [
    { match: /\b(grandma|granny|nana|nanna|nanny|nan|gran|nonna|oma)\b/i, phrase: { text: '$', gender: 'f' } },
    { match: /\b(grandpa|grandad|granddad|nonno|opa)\b/i, phrase: { text: '$', gender: 'm' } },
  ],
}; // prettier-ignore

/**
 * A grandparent gives sweets and says that Mum need not know. Nobody is made out to be bad, and one rule is told: what somebody
 * says not to tell may be told at home, whoever says it and however small it is (NSPCC, "good and bad secrets").
 */
export const sweetsOnTheQuiet: NamedScene = {
  id: 'quietsweets',
  image: 'a wrapper in a pocket, and a kitchen where it can be told',
  cue: said(
    String.raw`\b${GRAND}\b[^.!?]{0,40}\b(?:(?:gives?|slips?|sneaks?|feeds?|buys?|hands?|lets?)\b[^]{0,40}\b${SWEETS}\b[^]{0,60}\b${QUIET}|${QUIET}\b[^]{0,30}\b${SWEETS}\b)`,
    String.raw`\b(?:touch\w*|body|hurt\w*|bath|bed|photo\w*|undress\w*|knickers|pants|threat\w*|stranger|surprise|present|birthday|allerg\w*|diabet\w*|coeliac)\b`,
  ),
  decides: true,
  // No matter of a body, though both have a secret in them.
  isNoneOfThese: true,
  answers: /\b(?:secret\w*|sweets?|chocolate|tell|told|no|money|treats?)\b/i,
  titles: { young: 'A Wrapper in a Pocket', older: 'A Wrapper in a Pocket' },
  roles: { treater: GIVER },
  beside: {
    benefits: [
      'Says that a treat may be told at home, whoever said not to tell.',
      'Takes it off the child to sort out what grown-ups want of each other.',
      'Tells a surprise, which gets told, from a secret, which does not.',
    ],
    talk: {
      young: ['What is in the pocket?', 'How does a secret feel?', 'Shall we tell each other one thing from today?'],
      older: [
        'What is the difference between a surprise and a secret?',
        'Which word went into the blank?',
        'Shall we agree on what to do with treats?',
      ],
    },
  },
  text: {
    '4-5': `
      D<quietsweets> {treater} gave {Name} a treat. It was sweet, and it was nice. Then came the words, "Do not tell." That can be hard, for a secret is heavy in a pocket. A treat can be told at home. Nobody gets into trouble for telling.
      P<quietsweets> {treater} likes to see a happy face. Grown-ups can talk to each other about treats.
      P<quietsweets> A surprise gets told in the end, with a hooray. A secret that stays shut is not like that.
      Q<quietsweets> With a secret inside, {Name} may feel ____.
      H<quietsweets> {helper} can say, "Thank you for telling me."
      H<quietsweets> {helper} can talk to {treater}. ~ That is a job for grown-ups.
      T<quietsweets> {he} can say, "We tell things at home."
      T<quietsweets> {he} can show the wrapper at home.
      C<quietsweets> {he} can think, "I can tell that."
      A<quietsweets> The wrapper came out of the pocket, and it was told. Now the pocket is easy to carry. {treater} is as dear as before. The next treat can come with no secret round it.
    `,
    '6-7': `
      D<quietsweets> There is a treat, and it tastes good. {Name} got it from {treater}, with the words, "Do not tell." That makes it hard, because now there are two people to please. It is not for a child to sort that out. One rule makes it easier. What somebody says not to tell can be told at home.
      P<quietsweets> {treater} most likely means it kindly. It is fun to spoil somebody. The rest is a matter for the grown-ups.
      P<quietsweets> A surprise is hidden for a short time, and then everybody gets to know. A secret has no such day.
      Q<quietsweets> When somebody at home asks, {Name} may feel ____. It may be in the tummy.
      H<quietsweets> {helper} can say thank you for being told, and not be cross.
      H<quietsweets> {helper} can agree with {treater} about treats. ~ That is a job for grown-ups.
      T<quietsweets> {he} can say, "In our family we tell."
      T<quietsweets> {he} can say thank you, and bring the treat home for later.
      C<quietsweets> {he} can think, "It may be told, and nobody is bad."
      A<quietsweets> The wrapper lay on the kitchen table, and it was told in one breath. Nobody shouted. It is easier to carry a pocket that is empty. {treater} is as dear as before. The secret does not need to stay.
    `,
    '8-10': `
      D<quietsweets> A sweet from {treater} is a simple thing. With "don't tell" round it, it becomes a hard one. {Name} may like the treat, and not like it that the wrapper needs hiding. Whoever keeps quiet is stuck between two people, and did not ask to be. What grown-ups think of each other's rules is for them to settle. What somebody says not to tell can be told at home.
      P<quietsweets> People like to be the one who says yes. {treater} may think of it as a game for two, and not know that it weighs anything.
      P<quietsweets> It is useful to know the difference. A surprise has a date on which everyone hears of it, and a secret has none.
      Q<quietsweets> Asked at home what there was to eat, {Name} might feel ____.
      H<quietsweets> {helper} can hear it without a fuss, and take it up with {treater} alone.
      H<quietsweets> {helper} can agree on a number of treats that everybody knows about.
      T<quietsweets> {he} can say in a friendly way, "I'd like it better if I could tell."
      T<quietsweets> {he} can say it at home straight away. ~ It gets harder to say with every day.
      C<quietsweets> {he} can think, "Not my rule to settle. Mine to tell."
      A<quietsweets> It was said over the washing-up, and it took one sentence. Nobody was betrayed by it. {treater} still has a tin, and what comes out of it is the business of the grown-ups. A treat is easier to enjoy when the wrapper can go in any bin.
    `,
  },
};
