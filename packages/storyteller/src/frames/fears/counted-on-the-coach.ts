import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const TRIP = String.raw`\b(?:trip|outing|coach|excursion|day out|visit to|farm|zoo|museum|residential|camp)\b`;
const LEFT = String.raw`\b(?:left behind|be forgotten|forget (?:him|her|them)|(?:go|drive|leave|set off) without (?:him|her|them|me)|miss(?:es|ing)? the (?:coach|bus)|not (?:come|coming) back|nobody will (?:notice|find))\b`;

/** A class that goes somewhere by coach, and somebody who fears to be left there. */
export const countedOnTheCoach: NamedScene = {
  id: 'counted',
  image: 'a number that is counted at each door',
  cue: said(
    `(?=[^]*${TRIP})[^]*?(?:${LEFT})`,
    String.raw`\b(?:got lost|was lost|lost (?:him|her) (?:in|at)|plane|airport|flight)\b`,
  ),
  decides: new RegExp(
    String.raw`^(?=[^]*\b(?:school|class|nursery|brownies|cubs|beavers|rainbows)\b)(?=[^]*${TRIP})[^]*?${LEFT}`,
    'i',
  ),
  titles: { young: 'One Number for Each', older: 'Counted at Each Door' },
  roles: { teacher: TEACHER },
  text: {
    '4-5': `
      D<counted> The class is going on a trip in a coach. {Name} may think, "What if they go without me?" So there is counting. At the door of the coach each child is counted. In front of each gate they are counted again. The coach stays until the number is right.
      P<counted> Teachers count all day on a trip. They count in the coach, and even in front of the toilets.
      Q<counted> Before the coach sets off, {Name} may feel ____.
      H<counted> {teacher} can tell {him} {his} number. ~ Each child has one.
      H<counted> {teacher} can choose a partner for {him}.
      T<counted> {he} can hold on to {his} partner's hand.
      T<counted> {he} can stand still and call, if {he sees} no one. ~ They come back and look.
      C<counted> {he} can say, "I am counted in."
      A<counted> One, two, three, all the way to the last one. The number was right, and then the coach went home. Nobody was left on the trip, and one sock was. At home there is a lot to tell.
    `,
    '6-7': `
      D<counted> On a school trip there is a number that matters more than any other. It is how many children got on. {Name} may worry about being left behind in a barn or a toilet. So it helps to know how it is done. They count on the coach, at each gate and before going home. If one is missing, the coach does not move.
      P<counted> {teacher} has a list and counts without a sound, the whole day. It looks like chatting.
      P<counted> Other children think of it as well, on the way there. After the first stop they mostly think of their sandwiches.
      Q<counted> On the step of the coach, {Name} may feel ____. The tummy may know it first.
      H<counted> {teacher} can tell {him} which adult has which group. ~ A small group is easy to see.
      H<counted> {helper} can look at the plan of the day with {him}.
      T<counted> {he} can ask for {his} number and say it at each count.
      T<counted> If the others are out of sight, {he} can stay there and call. ~ Then there is only one place to look.
      C<counted> {he} can think, "The coach waits until the number is right."
      A<counted> At each door there was counting, and each time it came out right. The trip had mud or dinosaurs or sandwiches in it. Then the coach stood by the school again. A number went in, and the same number came out.
    `,
    '8-10': `
      D<counted> Behind every school trip there is a sheet of paper with rules about counting. There is one adult for so many children, a list in a pocket, and a count at each door. {Name} may picture the coach leaving with an empty seat in it. It is a common picture, and coaches do not work like that. The driver waits for the teacher with the list, and the teacher waits for the number.
      P<counted> Teachers sleep badly before a trip, and it is usually about numbers. They are more worried about losing somebody than anybody is about being lost.
      Q<counted> On the evening before, {Name} might feel ____.
      H<counted> {teacher} can go through the plan and say who is in charge of which group. 
      H<counted> {helper} can write a telephone number on a card for {his} pocket. ~ It will probably stay there.
      T<counted> {he} can agree with a friend to look round for each other at every door.
      T<counted> {he} can stay put and wait, if it ever came to that. ~ People are found fastest where they were last counted.
      C<counted> {he} can think, "They count until it is right."
      A<counted> The number that got on in the morning got off in the afternoon. In between there was a trip, with a good bit and a wet bit. The picture of the empty seat belongs in the head, where it can be looked at and put away. The list goes back in a drawer until next year.
    `,
  },
};
