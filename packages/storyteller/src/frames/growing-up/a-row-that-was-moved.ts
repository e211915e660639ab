import { said, type NamedScene } from '../scene.ts';

const ROW = String.raw`(?:lin(?:es|ed|ing) (?:up )?(?:\w+ ){0,3}?(?:cars|toys|trains|things|animals|bricks|blocks|dinosaurs|everything|up)|(?:puts|arranges|has|wants|likes|needs) (?:\w+ ){0,4}?(?:in (?:a |rows?|lines?|order|the right (?:place|order|way))|just so|exactly (?:so|right|where)))`;
const MOVED = String.raw`(?:mov(?:es?|ed|ing)|touch(?:es|ed|ing)?|knock\w*|mess(?:es|ed|ing)? (?:it |them )?up|changes?|changed|tid(?:y|ies|ied)|take|takes|took)`;

/** Things that a child has put in a row or in their places, and somebody who moves them. */
export const aRowThatWasMoved: NamedScene = {
  id: 'movedrow',
  image: 'a row in which each thing has its place, and a gap where one was',
  cue: said(
    String.raw`(?=[^]*\b${ROW}\b)[^]*\b${MOVED}\b[^.!?]{0,30}\b(?:them|it|one|cars?|toys?|things?|anything|order|row|line)\b|\b(?:if|when|whenever|because) (?:\w+ ){1,4}?(?:mov(?:es?|ed)|touch(?:es|ed)?|knocks? over|rearranges?) (?:his|her|their) (?:\w+ )?(?:cars|toys|things|line|row|collection|lego|models?|cards|figures|bricks|books)\b`,
    String.raw`\b(?:(?:little|big|baby|older|younger) (?:brother|sister)|screams? at|hits?|hitting|fights?|fighting|house|home|school|class|queue|tak(?:es|ing) turns|tidy up time|without asking|line up (?:at|for|in|outside))\b`,
  ),
  decides: true,
  answers: /\b(?:lin(?:es|ed|ing) up|moves? them|moving them|upset)\b/i,
  takesHelps: true,
  titles: { young: 'Each in Its Place', older: 'The Gap in the Row' },
  text: {
    '2-3': `
      D<movedrow> {Name} made a row. Oh! That is a change. One has moved. One, two, three, and a gap.
      P<movedrow> Little hands like to touch it. They do not know.
      Q<movedrow> When one has moved, {Name} may feel ____.
      H<movedrow> {helper} can put it back too.
      T<movedrow> {he} can say, "Back, please."
      T<movedrow> {he} can hold out one hand for it.
      C<movedrow> {he} can say, "One, two, three, four."
      A<movedrow> Here it is. The change is over. It is back in the row. One, two, three, four!
    `,
    '4-5': `
      D<movedrow> {Name} made a row, and there is a plan in it. Each thing has a place. It is good to look at, for it all fits. Then somebody moves one. It is a big change, though it looks small.
      P<movedrow> Whoever moved it saw a toy and no row. They did not see how it all fits.
      Q<movedrow> When one of them has moved, {Name} may feel ____.
      H<movedrow> {helper} can find a high place just for rows.
      H<movedrow> {helper} can make a sign: "Look, no hands."
      T<movedrow> {he} can say, "Please put it back here."
      T<movedrow> {he} can put it back and count them all.
      C<movedrow> {he} can say, "There is the gap, and that goes in it."
      A<movedrow> The gap is full again. From one end to the other it fits. A row may get bumped another day. It can be made again, for {Name} knows the plan.
    `,
    '6-7': `
      D<movedrow> A row is a kind of plan that can be seen. {Name} knows where each thing goes in it, and it feels calm. When somebody moves one, the plan is broken. To others it is only a toy in another place. In {his} head it is as if a stair were missing. So it can get loud.
      P<movedrow> Those who move things do not see the plan. They may want to help, or to play, or to walk through.
      Q<movedrow> When there is a gap in the row, {Name} may feel ____. It can be very big for a while.
      H<movedrow> {helper} can agree on one shelf that nobody else touches.
      H<movedrow> {helper} can take a photo of the row. Then it can be built again.
      T<movedrow> {he} can say what the plan is, so that the others know.
      T<movedrow> {he} can press both hands together and breathe out first.
      C<movedrow> {he} can think, "It was moved, and I know where it goes."
      A<movedrow> The last one is back, and the row is whole. It took less time than the first one. Plans that are on a floor get bumped now and then. On the shelf they stay, and the eyes can go along them.
    `,
    '8-10': `
      D<movedrow> Museums put up ropes, because an order that took years can be undone by one helpful hand. {Name} has orders like that at home, in which each thing has its place. They are calming to look at and to make. When somebody moves one, it is a change to a plan that only one person can see. That is why the reaction can look far too large from outside.
      P<movedrow> People who move things are mostly tidying, or curious, or two years old. Hardly any of them mean to spoil it.
      Q<movedrow> On finding one in the wrong place, {Name} might feel ____. It may be anger first and something else below.
      H<movedrow> {helper} can settle which shelf is off limits, and tell everybody at home.
      H<movedrow> {helper} can take a photo of the order before the room gets cleaned.
      T<movedrow> {he} can leave the room until the first wave is over, and then put it back.
      T<movedrow> {he} can label it, as museums do. ~ People respect a label.
      C<movedrow> {he} can think, "The plan is in my head. It can be put back."
      A<movedrow> The thing is back in its place, and the order holds again. It will be disturbed another time, since people live there. A plan that was made once can be made twice, and with a photo it takes five minutes. The shelf with the label is the best invention of the month.
    `,
  },
};
