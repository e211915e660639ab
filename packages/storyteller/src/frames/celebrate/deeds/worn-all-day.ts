import type { DeedThread } from './deed-thread.ts';

/** Glasses, hearing aids, a splint or new shoes that were kept on: new on a body, and then part of it. */
export const wornAllDay: DeedThread = {
  id: 'worn',
  image: 'something a body wears, felt all the time at first and then forgotten',
  cue: /^(?![^]*\bear defenders\b[^.!?]{0,60}\b(?:stayed|sat|coped|managed|got through|joined|went)\b)(?![^]*\b(?:left|took|without) (?:\w+ ){0,3}(?:ear defenders|headphones|glasses|patch|mask)(?: \w+){0,2} (?:off|at home)\b)[^]*?\b(?:(?:wore|worn|wears|kept|keeps|put|left)\b[^.!?]{0,30}\b(?:glasses|hearing aids?|patch|splints?|brace|helmet|ear defenders|sun ?hat|insoles|afos|implants?|processor|pump|mask|seat ?belt|new (?:school )?(?:shoes|wellies|boots|trainers|sandals|uniform|tights|coat|slippers)|sun ?cream)|(?:glasses|hearing aids?|patch|splints?|brace) (?:on|in) (?:all|the whole|for))\b/i,
  decides: true,
  titles: { young: 'On, and Still On', older: 'Worn the Whole Day' },
  text: {
    '2-3': `
      D<worn> There is a new thing on {his} body. On it goes! {Name} had it on. It was on, and still on.
      D<worn> A body can wear a thing. {Name} did that. On in the morning. On at lunch. Still on!
      P<worn> Other people wear things too. Look, a hat. Look, a shoe.
      P<worn> People saw it. It looked like {Name}.
      Q<worn> With it on, {Name} may feel ____.
      H<worn> {helper} can help with it.
      H<worn> {helper} can say, "Still on!"
      T<worn> {he} can show it to a toy.
      T<worn> {he} can put it in its box.
      C<worn> {he} can say, "On, and still on."
      C<worn> {he} can say, "Off now. Night-night."
      A<worn> On, and still on. Then off it came. {his} body can rest. Night-night, all.
      A<worn> It was on {his} body for so long. Now it is in its box. On again in the day!
    `,
    '4-5': `
      D<worn> A new thing on a body gets felt the whole time. It says "I am here, I am here". {Name} kept it on all the same. After a bit, it says so less. It stays where it is, and there is playing to do.
      D<worn> Bodies wear all kinds of things: socks, hats, plasters. {Name} had something more to wear. It went on, and it stayed on. That is a job for a body, and for a head too.
      P<worn> Others may look at it once. Then they want to know what comes next in the game.
      P<worn> Grown-ups know that it takes some time to get used to. They saw that it stayed on.
      Q<worn> With it on, {Name} may have felt ____.
      H<worn> {helper} can make sure that it sits well. ~ A thing that pinches is no good.
      H<worn> {helper} can say that it was seen.
      T<worn> {he} can take it off for a rest when it is time.
      T<worn> {he} can show somebody how it goes on.
      C<worn> {he} can say, "On it goes, and on it stays."
      C<worn> {he} can think, "It does its job, and I do mine."
      A<worn> Now it is in its place, and a body is in bed. {Name} had it on for a long time. Tomorrow it goes on again. It will say "I am here" a bit more quietly.
      A<worn> A body gets used to things, one day at a time. {Name} did one of those days. It was on at the start, and still on at the end.
    `,
    '6-7': `
      D<worn> When something is new on a body, it is felt all the time. {Name} kept it on all the same. Skin sends a message about it every few seconds. After a while the messages get fewer, since nothing has changed. Nobody can do that part for another person.
      D<worn> A body can wear something that helps it. It only works while it is on, and {Name} kept it on. Keeping it on is the whole trick, and that can be a long time.
      P<worn> Other children may ask about it, because they like to know things. After one answer they are mostly done.
      P<worn> Grown-ups know that the first days are the longest. They noticed that it stayed on.
      Q<worn> At the end of the day, {Name} may have felt ____. It may be a word for the ears, the nose or the head.
      H<worn> {helper} can check that nothing rubs. ~ A small change can make a big difference.
      H<worn> {helper} can say once that it was noticed. ~ Once is enough for a thing like that.
      T<worn> {he} can have one answer ready for people who ask. ~ A short one works best.
      T<worn> {he} can decide where it lies at night. ~ Then it is easy to find.
      C<worn> {he} can think, "It works while it is on."
      C<worn> {he} can say, "It helps me, so I wear it."
      A<worn> At night it lies in its place and has nothing to do. {his} body has had a long day with it. Each day, it gets a bit more ordinary. One day it may be noticed only when it is missing.
      A<worn> From morning on, it was there, and so was {Name}. Bodies get used to things while they are busy with others. That has begun. The rest goes by itself.
    `,
    '8-10': `
      D<worn> A body reports everything that is new on it, and it reports it over and over. {Name} kept it on through all those reports. They get fewer after some hours and some days, because a body stops mentioning what does not change. Until then it takes patience of a dull sort, which is the hardest kind.
      D<worn> Something that helps a body only helps while it is being worn. It sounds simple, and it means putting up with it at breakfast, in class and in front of other people. {Name} did that for a whole day. By the end, it was probably the least interesting thing about the afternoon.
      P<worn> People look once, and some ask. It is curiosity in nearly every case. After two days they would only notice if it were gone.
      P<worn> Many adults keep what would help them in a drawer, because they do not like how it looks. They are in no position to give advice. They can be impressed, though.
      Q<worn> In the middle of the day, {Name} might have felt ____. It may have been a word about other people, or just one about itching.
      H<worn> {helper} can see to it that it fits, and change what rubs. ~ Comfort is half of it.
      H<worn> {helper} can leave the subject alone at supper unless it is brought up. ~ A whole day of it is plenty.
      T<worn> {he} can have one sentence ready for questions. ~ It saves thinking of a new one each time.
      T<worn> {he} can note what got easier. ~ It happens so slowly that it gets missed.
      C<worn> {he} can think, "It works while it is on."
      C<worn> {he} can think, "They looked once. Now it is just mine."
      A<worn> At night it is taken off, and the body it belongs to can have its skin back. {Name} had it on from one end of the day to the other. Tomorrow there will be fewer reports about it. That is how it becomes ordinary.
      A<worn> Nobody will remember that day for what {Name} was wearing. Bodies get used to such things, and so do classes. What it is for was done, hour after hour, and it was no small thing to let it.
    `,
  },
};
