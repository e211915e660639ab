import { said, type NamedScene } from '../../scene.ts';
import { OVER_THERE } from './by-friday.ts';
import { PARENTS } from './one-and-the-other.ts';

const HARD = String.raw`\b(?:cr(?:y|ies|ied|ying)|worr\w+|upset|anxious|nervous|quiet|dread\w*|clings?|clingy|tummy|stomach|belly|sick|aches?|can['’]?t (?:get to )?sleep|won['’]?t sleep|moody|tearful|tears|headaches?)\b`;
const THERE = String.raw`(?:back )?(?:to|for) (?:his|her|their)? ?(?:(?:${PARENTS}|father|mother)['’]?s\b|(?:other (?:home|house)))`;
const GOES = String.raw`(?:go(?:es|ing)?|went|has to go|have to go|change(?:s|over)?|swap(?:s|ping)?|move(?:s|d)?)`;

/** The evening before the change of homes, of whichever day it is, sits in the tummy. */
export const eveningOfTheChange: NamedScene = {
  id: 'changeeve',
  image: 'a bag that is packed to a list on the evening before',
  cue: said(
    String.raw`(?=[^]*${HARD})(?=[^]*\b(?:sunday|monday|tuesday|wednesday|thursday|night|evening|day) ?(?:nights?|evenings?|s)?\b)[^]*?(?:\b(?:before|when|whenever|time)\b[^.!?]{0,24}\b${GOES} ${THERE}|\b(?:change ?over|swap|hand ?over) (?:day|night|evening)s?\b)`,
    String.raw`\b(?:grand\w*|nan\w*|gran|football|club|works?|prison|hit|hits|hurts?|drunk|shout\w*|scared of (?:his|her)|refus\w*|fridays?|comes? (?:back|home)|back from|bed (?:at|there))\b`,
  ),
  decides: true,
  answers: /\b(?:week on|week off|tummy|stomach|sick|quiet|sunday|night|evening|dread\w*|upset)\b/i,
  takesHelps: true,
  titles: { young: 'The Bag in the Evening', older: 'The Evening Before the Change' },
  roles: { there: OVER_THERE },
  text: {
    '4-5': `
      D<changeeve> {Name has} two homes. Tomorrow comes the change to {there}. The evening before can sit in a tummy. There is a goodbye in it, and a hello as well. That is a lot for one tummy.
      P<changeeve> A tight tummy is real. Grown-ups get one before a long drive, too.
      Q<changeeve> On the evening before, {Name} may feel ____.
      H<changeeve> {helper} can draw the week in two colours.
      H<changeeve> {helper} can listen to the tummy first, and then pack.
      T<changeeve> {he} can put one small thing in the bag.
      T<changeeve> {he} can tell about the tummy, in both homes.
      C<changeeve> {he} can say, "Goodbye takes a while. So does hello."
      A<changeeve> The bag is packed, and it stands by the door. It has the small thing in it. A bag can wait all night. Tomorrow it goes to the other home. On another day it comes back.
    `,
    '6-7': `
      D<changeeve> Between two homes there is a day when the bag goes across. {Name} may notice it the evening before. The tummy gets tight, or sleep is late. One day has a goodbye and a hello in it. Bodies start on both early. It is not a sign that one of the homes is the wrong one.
      P<changeeve> Parents can feel it as well, on the same evening. They fold things twice.
      P<changeeve> The parent at {there} can be told about such evenings. Most would like to know.
      Q<changeeve> When the bag comes out, {Name} may feel ____. It may be in the tummy.
      H<changeeve> {helper} can get the packing done by tea. ~ Then the evening has something else in it.
      H<changeeve> {helper} can ask once, and listen to all of the answer.
      T<changeeve> {he} can tick off a list: shoes, book, night things.
      T<changeeve> {he} can plan one small thing for the first hour there.
      C<changeeve> {he} can think, "My tummy is early. The change is tomorrow."
      A<changeeve> The list has its ticks, and the bag stands by the door. What is left of the evening is a bath and a chapter. The tummy may still be tight. That may be said in both homes. Whichever way the bag goes, it knows the way back.
    `,
    '8-10': `
      D<changeeve> A change of homes takes an hour by the clock and a good deal longer inside. For {Name} it may begin the evening before, with a stomach ache, a short temper or no wish to talk. It is real, and it is common in children who go between two homes. It does not prove that anything is wrong in either of them. One set of people, rules and rooms is put away before the next can be taken out.
      P<changeeve> The parent who is being left that day may be extra cheerful or extra quiet. Neither is a request to feel better quickly.
      P<changeeve> Something in one of the homes may make it hard. That can be told to either parent, or to someone at school. Arrangements were made by adults and can be looked at by adults.
      Q<changeeve> The evening before, {Name} might feel ____. Sad and fine can take turns.
      H<changeeve> {helper} can move the packing to the afternoon, so that the evening is free for something else.
      H<changeeve> {helper} can ask which part of the change is the worst. ~ The car, the doorstep and the first meal are three different problems.
      T<changeeve> {he} can keep a list inside the lid of the bag, and stop thinking of chargers.
      T<changeeve> {he} can say in both homes, "The evening before is my hard bit."
      C<changeeve> {he} can think, "This is the change. It is not the whole week."
      A<changeeve> The bag is by the door, packed to its list, and nobody needs to look at it any more tonight. Some changes go by almost unnoticed, and some take until the next supper. There is a home on either side of it, and {Name} belongs in both.
    `,
    '11+': `
      D<changeeve> Diplomats are given a day between postings. People who change homes by the week get a car journey. {Name} may notice that the evening before has acquired a character of its own: a headache, an argument about nothing, sleep that does not come. Bodies prepare for changes in advance, and they do not distinguish between a good one and a bad one. It is a cost of the arrangement, and not a judgement on anyone in it.
      P<changeeve> Parents tend to read that mood as a message about themselves. In most cases it is about the change, and a plain sentence saves everybody the guessing.
      P<changeeve> An arrangement suited somebody of a certain age, on the day it was made. Adults can look at it again, and a person of this age may ask them to.
      Q<changeeve> When the bag comes out, {Name} might notice ____. It may be gone by noon the next day.
      H<changeeve> {helper} can keep that evening free of serious conversations. ~ It is busy enough.
      H<changeeve> {helper} can pass on a request about days or times to the other home. ~ Such messages are not luggage for a child.
      T<changeeve> {he} can own two of whatever can be owned twice, and carry less.
      T<changeeve> {he} can write down which part is hard, and raise that part only.
      C<changeeve> {he} can think, "I am between two postings. It passes."
      A<changeeve> By ten the bag is packed to its list, and the evening has shrunk to an ordinary size. Tomorrow there will be another key, another fridge and a version of hello. Either home can be told that the night before is the difficult one. It usually comes as news, and it is usually of use.
    `,
  },
};
