import type { Role } from '../../frame.ts';
import { said, type NamedScene } from '../scene.ts';

const WORN = String.raw`\b(?:(?:insulin |diabet\w+ )?pump|sensor|libre|dexcom|cgm|omnipod|monitor)\b`;
const KIT: Role = {
  fallback: { text: 'the pump' },
  cues: [{ match: /\b(?:sensor|libre|dexcom|cgm|monitor)\b/i, phrase: { text: 'the sensor' } }],
};

/** A pump or a sensor that is kept out of sight: nothing is left out, it is only nobody else's business. */
export const aPumpUnderAJumper: NamedScene = {
  id: 'pumphidden',
  image: 'a small machine under a jumper, and who gets to know of it',
  cue: said(
    String.raw`(?=[^]*\b(?:diabet\w*|insulin|t1d?\b|libre|dexcom|omnipod))(?=[^]*${WORN})[^]*\b(?:hid(?:es?|ing|den)|covers?|embarrass\w*|asham\w*|self-?conscious|so (?:that )?(?:no ?one|nobody)|(?:any|no) ?(?:one|body)\b[^.!?]{0,20}\b(?:see|know|notice)|secret\w*|under (?:his|her|their))\b`,
    String.raw`\b(?:skip\w*|miss(?:es|ed|ing)?|leav(?:es?|ing) out|left out|takes? it off|takes? off|pulls?|rips?|refus\w*|won['’]?t|stopped|bolus\w*|inject\w*|kids ask|asks? (?:him|her)|touch\w*|teas\w*|laugh\w*)\b`,
  ),
  decides: true,
  isNoneOfThese: true,
  answers: /\b(?:pump|sensor|hid\w*|embarrass\w*|clothes|jumper|school|nobody|anyone|sees?|diabet\w*)\b/i,
  titles: { young: 'Under a Jumper', older: 'Under a Jumper' },
  roles: { kit: KIT },
  beside: {
    benefits: [
      'Says what the small machine does, and that it may be covered.',
      'Leaves it to {name} who gets to know.',
      'Says which adults know, so that help is near.',
    ],
    talk: {
      young: ['What does the small machine do?', 'Which word fits in the blank?', 'Shall we say who knows about it?'],
      older: [
        'Who may know, and who need not?',
        'Which word went into the blank?',
        'Shall we think of one short answer?',
      ],
    },
  },
  text: {
    '6-7': `
      D<pumphidden> {his} body needs help with sugar, because of diabetes. So there is a small machine, and it works all day. Others could see {kit}, and {Name} may like it under a jumper. A jumper is fine, and so is no jumper. It is the same body, and it is {hers}.
      P<pumphidden> Other children look because it is new. Most want to know if it beeps.
      P<pumphidden> Some adults at school know about it. They know so that they can help.
      Q<pumphidden> When others might see it, {Name} may feel ____.
      H<pumphidden> {helper} can ask who is to know, and tell only those.
      H<pumphidden> {helper} can find clothes with a good pocket for it.
      T<pumphidden> {he} can choose one friend to show it to.
      T<pumphidden> {he} can say, "It helps my body," and go on.
      C<pumphidden> {he} can think, "It works, seen or not."
      A<pumphidden> Under the jumper it did its work all day. It does not mind who knows. If it beeps or a body feels odd, an adult is told at once. Some day it may be shown to somebody, and some day it may not.
    `,
    '8-10': `
      D<pumphidden> With diabetes a body needs insulin from outside, and a small machine can look after that all day. {Name} may prefer {kit} to be out of sight. To wish for some privacy is an ordinary wish. People keep all kinds of things under their jumpers. What counts is that it works, and that the right adults know.
      P<pumphidden> Those who notice it mostly take it for a phone or a music player. Interest lasts for one answer.
      P<pumphidden> Some people wear theirs on the outside with stickers on, and some keep it to themselves. Diabetes nurses know both kinds and worry about neither.
      Q<pumphidden> At the thought of being asked, {Name} might feel ____.
      H<pumphidden> {helper} can agree on a list: who knows at school, and who need not.
      H<pumphidden> {helper} can ask the clinic about belts, pockets and places on the body.
      T<pumphidden> {he} can have one sentence ready: "It's for my diabetes. It does the sums."
      T<pumphidden> {he} can show it to one friend. ~ One is quite enough to begin with.
      C<pumphidden> {he} can think, "My body, my news."
      A<pumphidden> It sat under the jumper and did its sums during maths. When it beeps, or something feels low, that is told at once, whoever is there. Otherwise it can be hidden, shown or forgotten, as the day is. The illness is only one of the things about {Name}, and it is not the first that people see.
    `,
    '11+': `
      D<pumphidden> For a body with diabetes, a pump or a sensor is good engineering with one drawback: somebody wears it. {Name} would rather have {kit} out of sight. That is a reasonable wish at an age when everyone looks at everyone. It is a wish for privacy, and everybody has some. The machine is needed. An audience is not.
      P<pumphidden> What people see, they take for a phone. The few who ask are mostly curious about how it works, and the question can be answered or not.
      P<pumphidden> Adults can sound as if hiding it were the problem. What they are afraid of is that it might be switched off, which is another matter.
      Q<pumphidden> In a changing room or a T-shirt, {Name} might notice ____.
      H<pumphidden> {helper} can settle with the school who knows, in writing, and leave the rest to {him}.
      H<pumphidden> {helper} can ask the clinic about smaller models and other places to wear it.
      T<pumphidden> {he} can decide on one or two friends who know what a low looks like. ~ That is safety, and no confession.
      T<pumphidden> {he} can try one day with it showing, somewhere that does not matter.
      C<pumphidden> {he} can think, "Working, and none of their business."
      A<pumphidden> By evening it had made some two hundred small decisions without a single person noticing. Whoever needs to know knows. If it alarms, that comes first, in any company. The rest is a question of clothes and of mood, and the body underneath is the one that {he has} lived in all along.
    `,
  },
};
