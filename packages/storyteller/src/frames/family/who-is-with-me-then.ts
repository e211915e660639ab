import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const CARERS =
  'nan|nana|nanna|nanny|gran|granny|grandma|nonna|oma|grandad|granddad|grandpa|nonno|opa|auntie|aunty|aunt|uncle';
/** Who is with the older child meanwhile, by the name the family uses. */
const CARER: Role = {
  fallback: { text: 'somebody who knows {him}' },
  cues: [
    { match: /\b(?:nan|nana|nanna|nanny|gran|granny|grandma) (?:and|&) (?:grandad|granddad|grandpa|gramps|pops)\b|\bgrandparents\b/i, phrase: { text: '{his} grandparents', plural: true } },
    { match: new RegExp(String.raw`\b((?:${CARERS}|${CARERS.replace(/(?:^|(?<=\|))[a-z]/g, (each) => each.toUpperCase())})(?: \p{Lu}\p{Ll}+)?)\b`, 'u'), phrase: { text: '$' } },
  ],
}; // prettier-ignore
const BIRTH = String.raw`\b(?:(?:have|having|has|had|get|getting) (?:the|a|our|my|her|another) (?:new )?baby|c[- ]?section|caesarean|give birth|giving birth|in labour|baby (?:comes|is born|arrives|is (?:coming|due)|due|coming)|induced|maternity|pregnant|expecting|due (?:in|on|next|soon))\b`;
const MEANWHILE = String.raw`\b(?:look(?:s|ing)? after (?:him|her|them)|(?:stay|sleep)(?:s|ing)? (?:here|over|(?:at|in) (?:our|the) (?:house|home)|with (?:him|her|them))|minds? (?:him|her|them)|where (?:\w+ ){0,2}(?:he|she|they)(?:['’]ll| will| is)? (?:\w+ )?(?:go|goes|going|be|stays?|sleeps?)|who(?:['’]ll| will| is|['’]s)? (?:\w+ ){0,3}(?:with|after|have|has) (?:him|her|them)|(?:not|n['’]?t) (?:\w+ )?want (?:me|mum\w*|her mum\w*|his mum\w*|us) to (?:go|leave)|(?:scared|worried|upset|crying|cries|anxious)[^.!?]{0,40}\b(?:go(?:ing)? (?:in)?to|be in|am in|are (?:in|at)|at) (?:the )?hospital)\b`;

/** Before a baby is born: who is with the older child, by day or by night. Nobody can promise the day, and a plan may change. */
export const whoIsWithMeThen: NamedScene = {
  id: 'birthplan',
  image: 'a bag by the door for a baby, and a plan on the wall for the one who waits',
  cue: said(
    `(?=[^]*${BIRTH})[^]*${MEANWHILE}`,
    String.raw`\b(?:died|miscarr\w*|stillb\w*|nicu|early|poorly|sick|hit(?:s|ting)?|jealous\w*|has been born|was born|are born|(?:does ?n['’]?t|do ?n['’]?t|not|never) want (?:it|the baby|a baby|another|a (?:new )?(?:brother|sister))|no baby|(?:weeks?|months?|days?)[- ]old|newborn|back to work|nursery|childminder)\b`,
  ),
  decides: true,
  inNotes: true,
  takesHelps: true,
  answers: /\b(?:hospital|look\w* after|stay\w*|sleep\w*|weeks?|due|worried|where|plan|baby)\b/i,
  titles: { young: 'A Plan for Me', older: 'A Bag and a Plan' },
  roles: { carer: CARER },
  beside: {
    benefits: [
      'Answers the question who is with {name} when the baby is born.',
      'Says that nobody knows the day, and that a plan can change.',
      'Gives {name} something to ask and something to do.',
    ],
    talk: {
      young: ['What is by the door?', 'How does it feel to wait?', 'Shall we draw the plan?'],
      older: ['What are the two lists for?', 'Which word went into the blank?', 'Shall we write the plan down?'],
    },
  },
  text: {
    '2-3': `
      D<birthplan> A bag is by the door. A baby is on the way. {Name has} a plan for that day. {carer can} be with {Name}.
      P<birthplan> Babies know no clock. They just come.
      Q<birthplan> When it is time, {Name} may feel ____.
      H<birthplan> {helper} can say the plan again.
      H<birthplan> {helper} can draw the plan.
      T<birthplan> {he} can wave bye-bye.
      T<birthplan> {he} can pick a toy to hug.
      C<birthplan> {he} can say, "I have a plan."
      A<birthplan> The bag is by the door. The plan is on the wall. A baby is on the way. And here is {Name}.
    `,
    '4-5': `
      D<birthplan> A bag is packed, for a baby is on the way. It comes when it is ready, by day or by night. {Name} may ask, "Who is with me then?" That is a good question. There is a plan for it. It says {carer}.
      P<birthplan> A midwife helps a baby to be born. It can take hours.
      P<birthplan> The one who has the baby thinks of {Name} as well.
      Q<birthplan> When the bag goes out of the door, {Name} may feel ____.
      H<birthplan> {helper} can draw the plan, with faces in it.
      H<birthplan> {helper} can say what happens if it is at night.
      T<birthplan> {he} can ask for the plan as often as {he wants}.
      T<birthplan> {he} can draw a picture for the bag.
      C<birthplan> {he} can think, "A bag for you, a plan for me."
      A<birthplan> The bag is packed, and the plan is on the wall. Nobody knows the day yet, not even the baby. A plan can change, and then somebody says so. {Name has} a face on it, right in the middle.
    `,
    '6-7': `
      D<birthplan> A bag stands by the door with a very small hat in it. It is for the day when the baby is born. {Name} may think less of the hat and more of a question. "Who is with me then?" Nobody knows the day or the hour. So there is a plan for all of them. It says {carer}.
      P<birthplan> To have a baby takes long, sometimes a day and a night. Midwives help with it all the time.
      P<birthplan> Grown-ups look calm with a list. They check it more often than they say.
      Q<birthplan> When somebody picks up the bag, {Name} may feel ____. It can be two things at once.
      H<birthplan> {helper} can plan for a day and for a night.
      H<birthplan> {helper} can say who rings when there is news.
      T<birthplan> {he} can ask, "Who takes me to school that day?"
      T<birthplan> {he} can put a note or a drawing into the bag.
      C<birthplan> {he} can think, "A bag for the baby, a plan for me."
      A<birthplan> One day the bag will be gone from the door, and the plan begins. It may begin at night, in slippers. A plan can change, and then somebody says what the new one is. The baby is in it somewhere near the end. {Name} is in it from the first line.
    `,
    '8-10': `
      D<birthplan> A bag for the hospital gets packed weeks before a baby is due. Then it stands in the hall, and everybody walks round it. {Name} may look at it and think of another list: who is here, who does breakfast, who sends news. Those are sensible questions. Babies give no date and often choose the night, so a good plan covers both. It says {carer}.
      P<birthplan> A birth takes hours, and sometimes more than a day. A phone that stays quiet mostly says that it takes long.
      P<birthplan> It is possible to worry about somebody and to look forward to a baby. Adults do both as well, with a list in one hand.
      Q<birthplan> When the bag leaves the hall, {Name} might feel ____. It may depend on the hour.
      H<birthplan> {helper} can agree on who sends news, and when. ~ Waiting is shorter with a time in it.
      H<birthplan> {helper} can go through the plan twice, once for a day and once for a night.
      T<birthplan> {he} can add what matters, such as the light on the landing or what goes into the lunch box.
      T<birthplan> {he} can hide a note in the bag, to be found there.
      C<birthplan> {he} can think, "They have their list, and I have mine."
      A<birthplan> The bag will leave the hall one day, probably at an awkward moment. From then on there are two jobs: a baby gets born, and somebody here makes breakfast. Such plans can change at the last minute, and it is fair to be told. The baby has no idea of any of it. {Name has} a copy.
    `,
  },
};
