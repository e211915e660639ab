import { said, type NamedScene } from '../../scene.ts';

const WHO = String.raw`(?:dad(?:dy)?|mum(?:my)?|mom(?:my)?|papa|mama|father|mother|husband|wife|one of us|I|we)`;

/** It has been told, and one parent moves out on a day that is still to come: the calendar, and what stays. */
export const movesOutSoon: NamedScene = {
  id: 'soonout',
  image: 'a day on the calendar, and a list of what stays as it is',
  cue: said(
    String.raw`\b${WHO}(?:['’]ll| will| is| am|['’]s|['’]m| are)? (?:be )?(?:going to )?(?:mov(?:es?|ing)|leav(?:es?|ing)) (?:out|into (?:a|his|her|another)|to a (?:flat|house|new))(?: (?:in|at|on|next|soon|this|after|before|by)\b|\b[^.!?]{0,40}\b(?:next (?:week|month|weekend)|end of (?:the|this) month|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:a|two|three|\d) (?:weeks?|months?|days?)|after (?:christmas|easter|the holidays)|tomorrow))`,
    String.raw`\b(?:has|have|already|just) moved out\b|\bmoved out\b|\bnew partner\b`,
  ),
  decides: false,
  titles: { young: 'The Day With the Ring', older: 'Two Homes After That Day' },
  text: {
    '4-5': `
      D<soonout> On the calendar there is a day with a ring round it. On that day {parent} moves to another home. {Name} may count the days. The grown-ups chose this between them. No child made it so, and no child can stop it. {parent} stays a parent in both homes.
      P<soonout> Grown-ups may be sad and busy before such a day. They pack, and they blow their noses.
      P<soonout> {parent} will think of {Name} there, at supper and at bedtime.
      Q<soonout> When {he sees} the boxes, {Name} may feel ____.
      H<soonout> {helper} can say who is where after the ring.
      H<soonout> {helper} can show what stays: bed, cup and bear.
      T<soonout> {he} can choose one thing to live over there.
      T<soonout> {he} can ask the same question again. ~ It may be asked a lot.
      C<soonout> {he} can say, "You move out, and you stay mine."
      A<soonout> There are still some squares before the ring. After it come more squares, some with the other home. The bed is here, and the cup as well. {Name} has two parents in all the squares.
    `,
    '6-7': `
      D<soonout> Now it has been said, and there is a day for it. On that day {parent} is going to move to another home. Until then, {Name} may find that everything looks the same and feels different. There may be boxes in the hall, and there is supper as before. It was decided between the grown-ups. Nothing a child did made it happen.
      P<soonout> It is odd for {parent} as well. Hands stop packing in the middle of a shelf.
      P<soonout> Friends may not know yet. A child may tell them, or wait.
      Q<soonout> In the days before, {Name} may feel ____. It may be two things in one hour.
      H<soonout> {helper} can draw the first weeks.
      H<soonout> {helper} can say it each time: "We both stay your parents."
      T<soonout> {he} can write down questions, small ones too. ~ "Where will my bike be?" is a good one.
      T<soonout> {he} can go along and look at the other home before anyone sleeps there.
      C<soonout> {he} can think, "I know the day, and I know what comes after it."
      A<soonout> The day has a ring round it. Behind it there are days with swimming and school. A part of home is going to be in another street. There can be a hook for {Name} in both. Both of them are parents on every page of the calendar.
    `,
    '8-10': `
      D<soonout> It has been said out loud, and {Name} knows the date. On that day {parent} moves to another home. The time in between is strange. Everyone goes on using the same kitchen and knows that it is going to change. Some children wait, some are very good, and some pick a quarrel, as if that could move the date. It could not. The decision lies between two adults, and nothing a child did came into it.
      P<soonout> Both parents may be odd in these weeks. One may tidy all evening, and the other may laugh too loudly. Neither needs to be looked after by a child.
      P<soonout> {parent} may be looking for a place with room for {Name} in it, and for a bed.
      Q<soonout> When somebody carries a box past, {Name} might feel ____. Relief, anger and sadness can all be in it.
      H<soonout> {helper} can put the first weeks on paper: who is where, and on which nights.
      H<soonout> {helper} can say which things are certain, and admit which are not yet.
      T<soonout> {he} can decide what goes to the other home and what stays, before anybody packs it.
      T<soonout> {he} can ask to see the place first, and choose the side for the bed.
      C<soonout> {he} can think, "They move apart. I keep both."
      A<soonout> The date will come, and it will be a day with boxes in it and probably chips. After that there are two homes, and a plan on the fridge that says which. A good deal of life stays where it is: school, the street, the way {Name} is called for supper. Some evenings may be hard, and it is all right to say so in either family kitchen.
    `,
    '11+': `
      D<soonout> There is now a date, and on it {parent} moves to another home. For {Name} the weeks before it may be peculiar. The family sits at the same table, and all of them know. It is possible to want it over, to want it cancelled and to want to be asked. The separation itself is a matter between two adults, with causes that are mostly out of sight. Nothing {he} did or left undone brought it about. What can be discussed is how it is going to work.
      P<soonout> Parents in this position tend to say that nothing will change. They mean that they will not. The rest is worth asking about.
      P<soonout> Each of them may look for an ally without noticing it. That post can be left empty.
      Q<soonout> As the date gets closer, {Name} might feel ____. The order of the feelings is unpredictable.
      H<soonout> {helper} can settle nights, money and school runs directly with the other parent, in writing.
      H<soonout> {helper} can ask what {he needs} in both places before deciding on the beds.
      T<soonout> {he} can list what belongs where, from the charger to the cat, and hand it to both of them.
      T<soonout> {he} can choose who is told first, and in which words.
      C<soonout> {he} can think, "Their decision, and I have a say in how."
      A<soonout> On the day itself there will be a van, some swearing about a sofa, and supper from a box. Then there are two homes to find out about. Much of it gets ordinary faster than seems possible now, and some of it stays sad for longer. There are two parents in both versions.
    `,
  },
};
