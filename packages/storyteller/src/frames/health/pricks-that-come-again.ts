import { said, type NamedScene } from '../scene.ts';

const DIABETES = String.raw`\b(?:diabet\w*|insulin|t1d?\b|type ?(?:1|one)\b|blood sugars?)`;
const NEEDLE = String.raw`\b(?:finger[- ]?pricks?|pricks?|injections?|injecting|injected|needles?|jabs?|lancets?|(?:check\w*|test\w*) (?:(?:his|her|their|the) )?(?:blood(?: sugars?)?|sugars?|levels?))\b`;
const UNLIKED = String.raw`\b(?:hat(?:es?|ing)|scared|afraid|terrified|dread\w*|fear\w*|phobi\w*|refus\w+|fights?|screams?|cr(?:y|ies|ying)|upset|sick of|fed up|runs? (?:away|off)|hides|(?:won['’]?t|will not|does ?n['’]?t|not) (?:let|want|like|have)|hurts?|painful|struggl\w*)\b`;
const NOT_LIKED = `${UNLIKED}[^.!?]{0,40}${NEEDLE}|${NEEDLE}[^.!?]{0,40}${UNLIKED}`;

/**
 * Pricks and injections that come several times a day with diabetes, and are not liked. That the side of a fingertip feels less
 * than its middle, that fingers take turns, and that being afraid of it is said to the clinic: Diabetes UK, JDRF.
 */
export const pricksThatComeAgain: NamedScene = {
  id: 'pricks',
  image: 'ten fingers that take turns',
  cue: said(`${DIABETES}[^]*?(?:${NOT_LIKED})|(?:${NOT_LIKED})(?=[^]*${DIABETES})`),
  decides: true,
  answers: /\b(?:pricks?|needles?|injections?|different|lunch)\b/i,
  titles: { young: 'Ten Fingers Take Turns', older: 'Ten Fingers Take Turns' },
  text: {
    '2-3': `
      D<pricks> {his} body needs help with food. Pinch! Here is a tiny drop. Click! The help goes in. Then comes food.
      P<pricks> Grown-ups are quick. Pinch, and done.
      P<pricks> Nobody made it so.
      Q<pricks> Before the pinch, {Name} may feel ____.
      H<pricks> {helper} can hold the hand.
      H<pricks> {helper} can count, "One, two."
      T<pricks> {he} can say which finger.
      T<pricks> {he} can look away.
      C<pricks> {he} can say, "Pinch, click, done."
      A<pricks> Pinch, click, done. The help is in. The finger can rest. Munch, munch!
    `,
    '4-5': `
      D<pricks> {Name} has an illness called diabetes. A small drop from a finger tells a number. Then insulin goes in, for a body needs it to use food. It is a quick pinch, and hardly anyone likes it. Nobody did a thing to get this illness.
      P<pricks> Other children may look, for it is new to them. After a while it is as dull as a spoon.
      P<pricks> Grown-ups would like to take the pinch away. They cannot, so they try to be quick.
      Q<pricks> Before the pinch, {Name} may feel ____.
      H<pricks> {helper} can count to three with {him}.
      H<pricks> {helper} can warm the finger in a hand. ~ A drop comes out of a warm one more easily.
      T<pricks> {he} can choose which finger.
      T<pricks> {he} can look at it or look away.
      T<pricks,comforter> {he} can hold {comforter} with the other hand.
      C<pricks> {he} can say, "Pinch, drop, done."
      A<pricks> The number is known, and the insulin is in. One finger has a rest now. There are nine more, and they take turns. The illness stays, and the plate is here with food on it.
    `,
    '6-7': `
      D<pricks> With an illness like diabetes, skin has extra work. A drop of blood tells a number, and then insulin goes in. {Name} may hate the pinch, and that is easy to understand. It is over in a second, and it comes again and again. Others just start to eat. That is not fair, and nobody caused it.
      P<pricks> Hardly anybody likes being pricked. Nurses know that, and they know some tricks for it.
      P<pricks> Those who look may not have seen it before. After a week it is as dull as a lunch box.
      Q<pricks> Just before the pinch, {Name} may feel ____. At school it may be another word.
      H<pricks> {helper} can find out what makes it hurt less. ~ There is mostly something to try.
      H<pricks> {helper} can agree with the school where it is done. ~ At the table or in a quiet room are both fine.
      T<pricks> {he} can choose the finger, and the side of it. ~ The side feels less than the middle.
      T<pricks> {he} can breathe out, long and slow, at the pinch.
      C<pricks> {he} can think, "One second of pinch, and then food."
      A<pricks> The number is known, and the insulin is in. Ten fingers take turns, so this one has a rest. The illness stays, and it may be called annoying out loud. The food is on the table, and so is the talk.
    `,
    '8-10': `
      D<pricks> There is nothing nice about a needle, and an illness like diabetes asks for several a day. Before food there is a number to find out and insulin to bring in. {Name} may hate all of it. That is not being babyish, because skin is made to complain about pricks. On top of that, everyone else simply starts to eat. It is unfair, and nobody caused it.
      P<pricks> Friends who watch mostly wonder whether it hurts, and whether they could do it. The tenth time, nobody looks up from the crisps.
      P<pricks> Diabetes nurses hear this from nearly everybody. They know a good deal that helps, from finer needles to sensors that spare the fingers.
      Q<pricks> Just before the prick, {Name} might feel ____. Where others can see it, the word may be a different one.
      H<pricks> {helper} can find a corner or a time where nobody looks on. ~ It may be as near as the book corner.
      H<pricks> {helper} can help to ask the clinic what would make it hurt less. ~ A good deal can be changed.
      H<pricks> {helper} can settle with the school where it is done and who comes along. ~ One friend may be enough company.
      T<pricks> {he} can use the side of a fingertip, and another finger each time. ~ The side feels less than the middle.
      T<pricks> {he} can say, "I do this first, and then I eat with you." ~ One sentence answers most looks.
      C<pricks> {he} can think, "A few seconds of needle, and then food like everyone."
      A<pricks> The number is known, the insulin is in, and the meal can begin. The illness will ask again at the next one. It gets its few seconds, and it may be grumbled about every single time. Ten fingers share the work, and none of them has two turns in a row. What gets talked about at the table has nothing to do with needles.
    `,
    '11+': `
      D<pricks> Hardly anyone likes a needle, and an illness like diabetes asks for several a day, some of them in front of people. For {Name} the pricks may be the worst of it, or the looks across the table, or both. Disliking them is what skin and nerves are designed for. It has nothing to do with courage or with age. The body's own defence made a mistake, and nothing that was eaten or left undone had a part in it.
      P<pricks> Everyone else at the table has a body that does this without being asked, so they have no idea. Most looks are curiosity with a little relief in it.
      P<pricks> Clinics expect to talk about this. Dreading needles that one needs every day is common, and there are people whose job it is to help.
      Q<pricks> With the kit on the table, {Name} might feel ____. It may be about the needle or about being looked at.
      H<pricks> {helper} can find out where it can be done without an audience. ~ Most buildings have a quieter door.
      H<pricks> {helper} can help to ask the clinic about finer needles, sensors and pumps. ~ What was offered first is not all there is.
      H<pricks> {helper} can do one of them now and then, when hands are tired of it. ~ It counts just the same.
      T<pricks> {he} can use the sides of the fingertips in turn. ~ They feel less than the middle.
      T<pricks> {he} can tell the diabetes team which part is the worst. ~ They can only change what they know of.
      C<pricks> {he} can think, "Ten seconds, and then I am somebody having lunch."
      A<pricks> The kit is back in its bag, and the conversation has not stopped. Needles do not become pleasant. They become shorter, in that less thought is spent on them before and after. The illness keeps its appointments, ten fingers share them, and none of it needs to be liked or explained.
    `,
  },
};
