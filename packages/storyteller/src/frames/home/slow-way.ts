import { said, type NamedScene } from '../scene.ts';

/** Who dawdles every morning may do so at home, over a sock. */
const DAWDLES = String.raw`(?:dawdl\w*|dilly[- ]?dall\w*)`;
const ON_THE_WAY = String.raw`(?:walk\w*|on (?:the|our|his|her) way|all the way|way to|pavements?|streets?|paths?|behind|outside|school run|park|town|home from)`;

/** The way there takes for ever: every wall, every stick. */
export const slowWay: NamedScene = {
  id: 'slowway',
  image: 'a way with a wall and a stick on it, and the lamp posts that are walked to without a stop',
  cue: said(
    String.raw`\b(?:${DAWDLES}\b[^.!?]{0,50}\b${ON_THE_WAY}|${ON_THE_WAY}\b[^.!?]{0,50}\b${DAWDLES}|lag(?:s|ging) behind|stops? (?:at|for|to look at|every)\b[^.]{0,24}\b(?:every\w*|wall|stick|stone|leaf|puddle|snail|gate|lamp)|(?:walks?|walking) (?:so |too |very |really )(?:slow(?:ly)?)|won'?t (?:keep up|walk (?:any ?more|any further|faster|properly))|refuses to walk|picks? up every|(?:takes?) (?:forever|ages|hours) to walk)\b`,
    String.raw`\b(?:buggy|pushchair|pram|eat\w*|dinner|getting dressed|get dressed|wheelchair|carr(?:y|ied|ying)|legs? hurt|tired legs|homework|baby|learn\w*)\b`,
  ),
  decides: true,
  titles: { young: 'To the Next Lamp Post', older: 'To the Next Lamp Post' },
  text: {
    '2-3': `
      D<slowway> It is morning, and there is a wall. {Name} may walk on it. There is a stick. There is a snail. Stop, look. Stop, look. The way is so long!
      P<slowway> Big legs look at the clock. Small legs look at snails.
      Q<slowway> At "come on", {Name} may feel ____.
      H<slowway> {helper} can hop along, too.
      H<slowway> {helper} can look once, too.
      T<slowway> {he} can hop to the next gate.
      T<slowway> {he} can carry one stick.
      C<slowway> {he} can say, "Hop first, then look."
      A<slowway> Hop, hop, to the gate. Look! A snail. Hop, hop, to the next gate. The shoes got there. The stick came, too.
    `,
    '4-5': `
      D<slowway> The morning way has a wall, and sticks, and a gate. {Name} may want to stop for each of them. It is all good to look at. But the door at the other end opens at a set time. So the way gets cut in two kinds. There are bits for looking, and bits for going.
      P<slowway> Grown-ups do not see the snail, because they see the clock. When there is time, they like snails as well.
      Q<slowway> When somebody says "hurry up", {Name} may feel ____.
      H<slowway> {helper} can leave five minutes early. ~ Five minutes are enough for one wall.
      H<slowway> {helper} can count the steps to the next lamp post.
      T<slowway> {he} can choose one thing to stop for today.
      T<slowway> {he} can walk like a train to the next lamp post.
      C<slowway> {he} can say, "Lamp post first, and then I look."
      A<slowway> There were six lamp posts. Shoes went past them like a train. At the third one there was a stop for the wall. One stick came along and waits by the door now. It can be walked home this afternoon, as slowly as it likes.
    `,
    '6-7': `
      D<slowway> A morning walk can be for getting there, or for seeing what there is. {Name} may be very good at the second kind. Then ten minutes turn into thirty, and a voice in front says, "Come on." Both of them have a point. A bell does not wait, and a snail does not wait either.
      P<slowway> Whoever walks ahead has worked out the minutes. Every stop takes some of them away, and that makes a voice sharp.
      Q<slowway> With a voice calling from in front, {Name} may feel ____.
      H<slowway> {helper} can set off earlier and allow two stops. ~ It is nicer to agree than to pull.
      H<slowway> {helper} can save the slow way for the way home.
      T<slowway> {he} can pick the two stops before putting on {his} shoes.
      T<slowway> {he} can count the steps from one lamp post to the next.
      C<slowway> {he} can think, "Two stops, and the rest is walking."
      A<slowway> It was forty steps to each lamp post, and forty-three with a puddle. The wall was one stop, and the snail was the other. The shoes were at the gate before the bell. On the way home nobody counted anything.
    `,
  },
};
