import type { DeedThread } from './deed-thread.ts';

/** The last of a long row of treatments. What comes after is not said: nobody knows it. */
export const lastTreatment: DeedThread = {
  id: 'lastone',
  image: 'a long row of days, and the last one of them',
  cue: /^(?![^]*\b(?:(?:mum|dad|mummy|daddy|nan\w*|gran\w*|brother|sister|auntie|uncle)(?:'s)? (?:finished|had|rang|last))\b)[^]*?(?:\b(?:finish\w*|last|end of|done with|completed)\b[^.!?]{0,30}\b(?:chemo\w*|treatment|radiotherapy|infusions?|dialysis|course of (?:injections|treatment))\b|\b(?:chemo\w*|radiotherapy|treatment)\b[^.!?]{0,30}\b(?:finished|is over|done|rang)\b|\brang the (?:end of treatment )?bell\b(?=[^]*\b(?:chemo|treatment|ward|hospital)\b))/i,
  decides: true,
  titles: { young: 'The Last One of the Row', older: 'The Last of a Long Row' },
  text: {
    '4-5': `
      D<lastone> There was a long row of hospital days. {Name} got through it, one day after the other. Some were yucky, and some had a good joke in them. Each day had an end. This was the end of the row.
      P<lastone> Nurses count along with each child. They are glad to see a last one.
      P<lastone> Grown-ups may laugh and cry at once. That happens with big days.
      Q<lastone> On the last one, {Name} may have felt ____.
      H<lastone> {helper} can say what comes next, if it is known.
      H<lastone> {helper} can look at photos of it.
      T<lastone> {he} can draw the long row, with a big last dot.
      T<lastone> {he} can thank somebody there by name.
      C<lastone> {he} can say, "That was the last one of the row."
      A<lastone> The row is done. {Name} got through it, also on the days that were no fun. A body may be tired for some time yet. Rest is a good job for it, and so is supper.
    `,
    '6-7': `
      D<lastone> A treatment is made of many days. {Name} got through all of them, the good ones and the bad ones. They do not look brave from close by. They look like waiting rooms, cold hands and old films. Then there was one with no other behind it.
      P<lastone> The people on the ward know how long the row was. They were in it too, on the other side of the bed.
      P<lastone> Everyone at home counted in secret. They may be happy and very tired now.
      Q<lastone> When the last one was over, {Name} may have felt ____. More than one word fits.
      H<lastone> {helper} can say honestly what comes next, such as check-ups.
      H<lastone> {helper} can keep one ordinary day free, with nothing in it.
      T<lastone> {he} can draw three days: the worst, the funniest, the last.
      T<lastone> {he} can choose what is kept from that time, and what is not.
      C<lastone> {he} can think, "I got through the whole row."
      A<lastone> The row is behind, day for day. {Name} got through it without knowing how long it would feel. Check-ups may come, and they are another row. This one has its last dot, and that dot stays.
    `,
    '8-10': `
      D<lastone> From outside, the last treatment looks like a party. From inside it is the end of a very long row of days, of which most had waiting in them. {Name} got through the needles, the tiredness and the food that tasted of metal. Being cheered up takes strength as well. Nobody can do that on somebody's behalf. Then came the one with nothing behind it.
      P<lastone> Nurses see many people finish, and it does not wear off. They know what was in between.
      P<lastone> People may say that it is over now, and mean well. It can take a while until a head believes it. That is normal, and it can be said.
      Q<lastone> On the way out, {Name} might have felt ____. Relief often brings company.
      H<lastone> {helper} can go through what comes next, with dates where there are any. ~ It is easier to celebrate with the facts on the table.
      H<lastone> {helper} can hear the bad parts too, now that there is time. ~ They belong to it.
      T<lastone> {he} can write down what nobody saw, for the drawer or for somebody. ~ It was a long time, and it is worth a page.
      T<lastone> {he} can decide how the day is kept: big, small or with pizza.
      C<lastone> {he} can think, "All of those days, and I was in every one."
      A<lastone> {Name} got through it, which is a short sentence for a very long thing. There are check-ups still, and days that are just tired. There is also a Tuesday with no appointment in it. A whole Tuesday is a good deal of room.
    `,
    '11+': `
      D<lastone> People like an ending, and so the last treatment gets the photographs. The row of days before it got hardly any: the waiting, the nausea, the friends who did not know what to write. {Name} got through those, which is where the achievement is, if it is to be called that. Nobody volunteers for it. It was done anyway, a day at a time, until there was one without a successor.
      P<lastone> Those on the ward have clapped for many people and mean it each time. They are among the few who know what the applause is for.
      P<lastone> Families tend to expect happiness on the spot. Many people find that the feelings arrive late and in the wrong order. It is well known among those who have been there.
      Q<lastone> Afterwards, {Name} might notice ____. Flat is an answer, and so is furious.
      H<lastone> {helper} can say plainly what is known about the next months and what is not. ~ Vagueness does not protect anybody.
      H<lastone> {helper} can hold back on "back to normal". ~ Normal may need to be built from new parts.
      T<lastone> {he} can talk to somebody else who has finished. ~ It is a conversation with very few explanations in it.
      T<lastone> {he} can choose what this time is to be called, and what goes untold.
      C<lastone> {he} can think, "I do not owe anyone a particular face today."
      A<lastone> {Name} got through it. There will be appointments, and they will bring their own bad nights. In between lie days that belong to no one's plan, for the first time in ages. What to do with a day is an excellent problem to have.
    `,
  },
};
