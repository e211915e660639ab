import { said, type NamedScene } from './scene.ts';

const PARENT = String.raw`\b(?:(?:his|her|their) (?:mum|mummy|mom|dad|daddy|father|mother)|dad|daddy|mum|mummy|(?:my |the )?ex(?:-?\w+)?)\b`;
const NEW_ONE = String.raw`\b(?:girlfriend|boyfriend|partner|fianc\w+|new (?:wife|husband|family)|wife|step-?(?:mum|mom|mother|dad|father))\b`;
const TO_COME = String.raw`\b(?:pregnant|expecting|(?:having|going to have|will have|about to have) (?:a|another|their) (?:\w+ )?(?:baby|child)|having (?:twins|a baby)|baby (?:is )?(?:on the way|due|coming))\b`;

/** A parent who is with somebody new is going to have a baby. */
export const halfOfASibling: NamedScene = {
  id: 'halfcoming',
  image: 'the word "half", which fits apples better than people',
  cue: said(
    `(?=[^]*${PARENT})(?=[^]*${NEW_ONE})[^]*?${TO_COME}`,
    String.raw`\b(?:i['’]?m|i am|we are|we['’]re|my (?:partner|husband|wife)|me and my) (?:\w+ ){0,3}?(?:pregnant|expecting|having)|\bmy (?:partner|boyfriend|husband) and (?:i|me)\b|\b(?:had|has had|was born|born|new-?born|months? old|weeks? old)\b|\b(?:teacher|auntie|aunt|uncle)\b|\b(?:died|lost the baby|miscarr\w*)\b`,
  ),
  decides: true,
  answers: /\b(?:baby|pregnant|expecting|having|girlfriend|partner|wife|step\w*|never|meet|half|furious|angry|hates?)\b/i,
  titles: { young: 'One More in the Family', older: 'Half Is for Apples' },
  beside: {
    benefits: [
      'Says that a baby to come takes nobody’s place.',
      'Leaves room for being angry, curious or neither.',
      'Offers {name} one thing to ask for.',
    ],
    talk: {
      young: [
        'Who is going to have a baby?',
        'How may such news be?',
        'Shall we think of one thing that stays as it is?',
      ],
      older: [
        'What is odd about the word "half"?',
        'Which word went into the blank?',
        'Shall we write down one thing that is to stay, and with whom?',
      ],
    },
  },
  text: {
    '4-5': `
      D<halfcoming> There is news about a baby. It will be a brother or a sister for {Name}. One of {his} parents will be its parent too. Nobody asked {him}, so it may be a big surprise. It may be a happy one, or not.
      P<halfcoming> Grown-ups may smile a lot about it. They can forget to ask how it is for others.
      Q<halfcoming> When somebody talks about the baby, {Name} may feel ____.
      H<halfcoming> {helper} can hear all of it, the cross bits too.
      H<halfcoming> {helper} can say what stays the same.
      T<halfcoming> {he} can ask for a time for two, with no baby talk.
      T<halfcoming> {he} can draw everyone who belongs to {him}.
      C<halfcoming> {he} can say, "I don't know yet if I like it."
      A<halfcoming> The baby has a long time to grow first. Nobody needs to be glad by any day. There is room for one more in the picture. {Name} is in the middle. A brother or sister can be met a little at a time.
    `,
    '6-7': `
      D<halfcoming> There is going to be a baby. It has one parent that {Name} has, and another one. It will be a half-brother or a half-sister. {Name} was told about it and not asked. "Half" is a word for apples, and it sounds odd for a person. It only means that one parent is the same.
      P<halfcoming> Grown-ups with a baby coming may think that everyone is glad. Somebody can tell them if it is not so.
      P<halfcoming> A new baby takes time and arms. It does not take the place that an older child has.
      Q<halfcoming> When the baby is talked about, {Name} may feel ____. Two words may be true.
      H<halfcoming> {helper} can listen without saying that it is lovely.
      H<halfcoming> {helper} can ask that parent for a time just for two.
      T<halfcoming> {he} can say, "I am not glad yet."
      T<halfcoming> {he} can name one thing that is to stay as it is.
      C<halfcoming> {he} can think, "A baby is one more, and not one instead."
      A<halfcoming> It is some time yet until the baby comes. Until then nobody needs to like it. {Name} has a parent who was {hers} first and still is. The half that is the same counts as a whole one.
    `,
    '8-10': `
      D<halfcoming> A baby is on the way, and one of its parents is also a parent of {Name}. It will be a half-brother or a half-sister. The word comes from counting parents, and it is a poor word, since nobody has ever met half a person. The news was told and not asked. It is possible to like babies in general and to mind this one. Minding it does no harm to anybody.
      P<halfcoming> Adults who are expecting a baby tend to think that their news is good news for all. They may have practised the sentence and forgotten to plan for the answer.
      P<halfcoming> A new baby takes up nights, arms and conversation for a year or so. What it does not take is the place of the one who was there before. That place has a name on it.
      Q<halfcoming> When it comes up at supper or on the phone, {Name} might feel ____. It may change twice in one sentence.
      H<halfcoming> {helper} can hear it without an opinion on anybody. ~ Then it stays easy to say.
      H<halfcoming> {helper} can ask that parent to name one fixed time for two, before the baby is there.
      T<halfcoming> {he} can say what is to stay as it is, such as a day, a bed or a Sunday call. ~ Grown-ups can plan around a clear wish.
      T<halfcoming> {he} can leave open for now how much of a brother or sister to be. ~ It need not be decided before there is anybody to meet.
      C<halfcoming> {he} can think, "My place has my name on it."
      A<halfcoming> Babies need months before they arrive and months more before they notice who is who. All of that is time for thinking. {Name} may turn out to be the one whom the baby looks for, or somebody it sees now and then. A half-sister or half-brother counts as whole to most people who have one. Nobody is in a hurry about it, least of all the baby.
    `,
    '11+': `
      D<halfcoming> One of {his} parents is expecting a baby with somebody else, and {Name} has found out about it as one finds out about the weather. Genealogists call such a person a half-sibling, which is accurate about the parents and silent about the rest. It was decided without a vote. It is reasonable to be angry, and it is also usual to be angry about several older things at the same time. The baby is the only one involved who has done nothing at all.
      P<halfcoming> People who are expecting a child suffer from a kind of deafness. They hear congratulations and not much else. A plain sentence, said once, gets through better than a month of closed doors.
      P<halfcoming> To refuse to meet somebody who is not born yet is mostly a way of saying something to a person who is. It may be worth finding out what it is, and to whom it is addressed.
      Q<halfcoming> When the subject comes up, {Name} might notice ____. Curiosity can be in there somewhere, looking embarrassed.
      H<halfcoming> {helper} can listen without joining in on either side. ~ It keeps the subject usable.
      H<halfcoming> {helper} can leave the question of meeting the baby open, and see that nobody presses for an answer.
      T<halfcoming> {he} can name one thing that is to stay: an evening, a bed, a call on Sundays. ~ Exact requests are harder to forget than moods.
      T<halfcoming> {he} can say, "I'm not ready to be pleased. Ask me again in the summer," or in whatever season it is.
      C<halfcoming> {he} can think, "Their news. My own pace."
      A<halfcoming> There are months in which nothing is asked of anybody. Whether the baby becomes a brother or sister in more than the legal sense is settled later. It is between two people, of whom one cannot talk yet. {Name} does not owe it affection in advance, and loses nothing by being curious. A place in a family is not a seat on a bus. It is still there when somebody else gets on.
    `,
  },
}; // prettier-ignore
