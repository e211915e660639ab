import type { DeedThread } from './deed-thread.ts';

/** The day went another way than was planned: something was off, somebody else came, the road was shut. */
const CHANGED = String.raw`(?:\b(?:plans?|timetable|routine|schedule)\b[^.!?]{0,40}\b(?:chang\w+|switch\w*|fell through|different)\b|\bchang\w+ (?:of |in |to |the |our |his |her |their )*(?:plans?|routine|timetable|route)\b|\b(?:was|were|got|is|had been|been) (?:cancel\w+|called off|postponed|shut|closed)\b|\b(?:supply|substitute|cover|different) teacher\b|\blast[- ]minute change\b)`;
/** And it was taken well. */
const TOOK = String.raw`(?:coped|managed|accepted|handled|dealt|flexible|got through|calm(?:ly)?|(?:was |were )(?:absolutely |so |really )?(?:fine|ok|okay|good)|(?:without|no) (?:a |any |one )*(?:meltdowns?|fuss|tears|tantrums?|crying)|didn'?t (?:cry|melt|mind|have a))`;

/** A change of plan that was coped with: one card of the day that was turned over. */
export const planChanged: DeedThread = {
  id: 'plan-changed',
  image: 'a row of cards for a day, of which one was turned over',
  cue: new RegExp(String.raw`${CHANGED}[^]*\b${TOOK}|\b${TOOK}\b[^]*${CHANGED}`, 'i'),
  decides: true,
  titles: { young: 'A New Card in the Row', older: 'A Day with a Bend in It' },
  text: {
    '2-3': `
      D<plan-changed> A day had a plan. Then the plan was new. {Name} got through it. One thing, and one more.
      D<plan-changed> Oh! It was not as before. {Name} had a look, and got through. One thing, and one more.
      P<plan-changed> Big people like a plan too.
      P<plan-changed> A new plan can be hard to like.
      Q<plan-changed> With a new plan, {Name} may feel ____.
      H<plan-changed> {helper} can say what comes next.
      H<plan-changed> {helper} can say, "We got through."
      T<plan-changed> {he} can tell a toy the plan.
      T<plan-changed> {he} can pick what comes next.
      C<plan-changed> {he} can say, "New plan, on we go."
      A<plan-changed> The new plan is done. {Name} got through. Bed is still bed. Night-night, plan.
      A<plan-changed> One thing, one more, all through. {Name} got through the day. Hello, bed.
    `,
    '4-5': `
      D<plan-changed> A day is a row of cards. One card was turned over, and it was another one. {Name} got through that card. It takes a bit of time to look at a new one. Then came the next card, and that one was as before.
      D<plan-changed> There was a plan for the day, and then it was off. {Name} got through that. One plan goes out of a head, and then one fits in. From outside it looks as if nothing was done.
      P<plan-changed> Grown-ups do not like it much when a plan is off. Some of them puff.
      P<plan-changed> Some people like a surprise, and some like to know. Most rooms have both kinds in them.
      Q<plan-changed> When it was not the plan, {Name} may have felt ____.
      H<plan-changed> {helper} can say what stays the same next time. ~ Most of a day stays.
      H<plan-changed> {helper} can ask which bit was hard to turn round.
      T<plan-changed> {he} can draw the day, with the new bit in it.
      T<plan-changed> {he} can choose one thing that is just as before.
      C<plan-changed> {he} can say, "A new card, and the rest is here."
      C<plan-changed> {he} can think, "I know how that goes now."
      A<plan-changed> The day is through, with a new bit in the middle. {Name} got through all of it. Bed is where it was. The row of cards has an end that stays.
      A<plan-changed> One plan is gone, and the other one is done. {Name} got through a day with a bend in it. It is fine to like the first plan more. The last card is bed, as before.
    `,
    '6-7': `
      D<plan-changed> Many people have a picture of the day in their heads. {Name} got through a day that went another way. First the old picture is put away, and then a new one fits. That is real work. It makes no sound, so hardly anybody hears it being done.
      D<plan-changed> A change of plan comes without asking. There is a moment in it when nothing fits. {Name} got through that moment. After it came the next thing, and then the one after. Most of them were the same as on any other day.
      P<plan-changed> People who change a plan often have no choice. They may be worried about saying it.
      P<plan-changed> Some people change their plans three times before lunch and do not notice. Others notice each time. Both kinds get things done.
      Q<plan-changed> In the moment when nothing fitted, {Name} may have felt ____. It may have been in the tummy or in the hands.
      H<plan-changed> {helper} can say it early next time, if it is known early. ~ Then there is time for the new picture.
      H<plan-changed> {helper} can ask what helped in that moment. ~ It may help again.
      T<plan-changed> {he} can tell the day in the order in which it really went.
      T<plan-changed> {he} can choose one thing for tomorrow that is certain.
      C<plan-changed> {he} can think, "One thing changed, and the rest is here."
      C<plan-changed> {he} can think, "The old picture is put away."
      A<plan-changed> In the evening the two plans come to the same place. {Name} got through the one that nobody had planned. It is fine to have liked the first one more. Some plans only move to another day.
      A<plan-changed> Some days have a bend in them. {Name} got through this one, bend and all. Nobody needs to like a thing in order to get through it. The evening came where evenings come.
    `,
    '8-10': `
      D<plan-changed> A plan is a kind of map, and this one stopped being right in the middle of the day. The brain then puts away a map that it has already learnt, and draws another one while walking. {Name} got through that. Some people redraw quickly and some slowly, and the slow ones are no worse at it.
      D<plan-changed> To let go of one plan and take hold of another sounds like one movement. There is a moment in between with nothing in the hands. {Name} got through that moment. What came afterwards was mostly an ordinary day, with one line in it that was different.
      P<plan-changed> People who change a plan often feel bad about it. They get ready for the answer before they say a word.
      P<plan-changed> Some people hardly notice a change, and there is no merit in that. Their plans were simply vaguer.
      Q<plan-changed> Between the two plans, {Name} might have felt ____. Annoyed is an honest word.
      Q<plan-changed> Afterwards, {Name} might notice ____. It may be tiredness, or hunger.
      H<plan-changed> {helper} can say it as soon as it is known, and say what stays the same. ~ Both make the new map easier.
      H<plan-changed> {helper} can leave out "you see, it wasn't so bad". ~ It was got through, and that is more.
      T<plan-changed> {he} can note what helped with the change. ~ It will be of use, because plans go on changing.
      T<plan-changed> {he} can fix one thing for the next day that depends on nobody.
      C<plan-changed> {he} can think, "One line of the plan is different."
      C<plan-changed> {he} can think, "I have drawn a new map before."
      A<plan-changed> The day ended where it would have ended anyway. {Name} got through the part that was not on the map. The first plan may still have been the better one. It is possible to think so and to have managed the other.
      A<plan-changed> Nobody hands out badges for a change of plan, although it takes more than many things with badges. {Name} got through it. The map of this day is finished, and it has an extra corner.
    `,
    '11+': `
      D<plan-changed> Plans are a way of spending effort in advance, since a day that has been thought through needs little thinking later. When the plan goes, all of that is spent a second time. {Name} got through the second spending, and at short notice. People without plans tend to call this flexibility, and it costs them nothing.
      D<plan-changed> Between the old plan and the new one there is a gap, in which nothing is settled and everyone talks. {Name} got through that gap. How a brain takes the unexpected is no question of maturity, and some pay a far higher price for it than others. The price was paid, and the day went on.
      P<plan-changed> Those who changed the plan will have had their reasons, and perhaps a bad conscience as well. A calm answer is more than they had counted on.
      P<plan-changed> From outside there was nothing to see, which is the whole achievement and also its drawback.
      Q<plan-changed> In the gap, {Name} might have felt ____. Annoyance is a perfectly reasonable answer.
      H<plan-changed> {helper} can give notice as early as possible, together with a list of what stays as it was. ~ It lowers the price.
      H<plan-changed> {helper} can take any tiredness afterwards as part of it. ~ It is not a mood.
      T<plan-changed> {he} can note what made it bearable. ~ Something usually did.
      T<plan-changed> {he} can keep one part of the next day free of other people's decisions.
      C<plan-changed> {he} can think, "One line has changed, and the rest stands."
      C<plan-changed> {he} can think, "Not what I planned, and done."
      A<plan-changed> The day closed at the usual hour, by a different route. {Name} got through it, and that says nothing about the next time. It is possible to have coped with a change and still to think that the first plan was better.
      A<plan-changed> Somebody may say that it was good practice. It was, and it was also a nuisance. {Name} got through both. The plan for the next day exists already, in pencil.
    `,
  },
};
