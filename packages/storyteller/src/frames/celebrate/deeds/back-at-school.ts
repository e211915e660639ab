import type { DeedThread } from './deed-thread.ts';

/** A first day or week at a school, or the way back into it after a gap. */
export const backAtSchool: DeedThread = {
  id: 'school-day',
  image: 'the first day or the day back, from the gate in the morning to the gate in the afternoon',
  cue: /\b(?:(?:went|gone|going|got) back (?:to|into|in) (?:school|nursery|college|class|pre-?school|lessons)|(?:first|whole|full) (?:full |whole )?(?:day|week|morning|half[- ]term|term) (?:of|at|in|back at|back in) (?:(?:big|primary|secondary|high|new|his|her|their|the|a) )*(?:school|nursery|reception|year \w+|college|class|pre-?school|kindergarten|sixth form)|first (?:day|week|morning) with (?:his|her|their|the|a) new (?:teacher|class|form|tutor)|(?:started|starting) (?:at )?(?:big |primary |secondary |high |nursery |pre-?)?(?:school|nursery|reception|college|year \w+)|(?:made|managed|did|got) it (?:in)?to school|(?:went|got) (?:in )?to school (?:every|all|on|without|after|today|for)|stayed (?:at|in) (?:school|nursery) (?:all|the whole|for the whole) day|(?:walked|went|marched|strode) (?:straight )?in(?:to)? (?:to )?(?:the|his|her|their|a) (?:big )?new (?:school|college|class\w*)|found (?:his|her|their) (?:new |own )?(?:form|form room|tutor group|classroom|way (?:round|around|to (?:every|all|each|his|her|their)))|settled in(?:to)? (?:(?:so|really|very) )?(?:well )?with (?:his|her|their|the|a) new (?:teacher|class)|settled in(?:to)? (?:school|nursery|his|her|their|the new) ?(?:class|school)?)\b/i,
  decides: true,
  titles: { young: 'In at the Gate', older: 'From Gate to Gate' },
  text: {
    '2-3': `
      D<school-day> It was a big day. {Name} was there for it. In the morning, in! Then play, and a snack. Then out again!
      D<school-day> It was a day with a lot. {Name} went in. Step, step. {Name} came out. Step, step.
      P<school-day> Big people were glad. They said, "And then?"
      P<school-day> Other small ones had a big day too.
      Q<school-day> In that big day, {Name} may feel ____.
      H<school-day> {helper} can ask for one bit.
      H<school-day> {helper} can sit down too.
      T<school-day> {he} can show one bit.
      T<school-day> {he} can rest on the floor.
      C<school-day> {he} can say, "In, and play, and out."
      C<school-day> {he} can say, "What a big day."
      A<school-day> In, and play, and out. The day is done. {Name} did all of it. Night-night, shoes.
      A<school-day> The shoes went in. The shoes came out. {Name} had a big day. Rest, feet, rest.
    `,
    '4-5': `
      D<school-day> A day like that is long. It starts with coats, and then come things to do. {Name} was there for all of it. Then came the end, with coats again.
      D<school-day> Before a day like that, there are just guesses. What is it like in there? {Name} went and found out. It is a room with people and a lot of noise. Some bits were easy, and some were not.
      P<school-day> The others have such days as well. They looked about, too, to see who was there.
      P<school-day> Grown-ups at home wondered the whole day. They looked at the clock, and it went slowly.
      Q<school-day> In the middle of it all, {Name} may have felt ____.
      H<school-day> {helper} can ask for one thing, not for all. ~ One thing is easy to find.
      H<school-day> {helper} can let {him} be tired now. ~ A day like that is long.
      T<school-day> {he} can tell one bit that nobody at home knows.
      T<school-day> {he} can do nothing at all for a bit.
      C<school-day> {he} can say, "In, the middle, and home."
      C<school-day> {he} can think, "Now I know what a day is like there."
      A<school-day> The coat is on its hook at home. It was there for the whole day, too. {Name} got through the easy bits and the other ones. Feet up.
      A<school-day> There will be more days like that. This one was done, and it had a lot in it. {Name} knows the way in and the way out. Good night, day.
    `,
    '6-7': `
      D<school-day> The gate looks bigger on a day like that. {Name} walked in through it. Behind it, everybody else seemed to be busy already. It takes about as long as a register for that to wear off. Then it was a school day, with its usual parts.
      D<school-day> A day like that has two kinds of minutes in it. Some are full of things, and some are full of nobody to talk to. {Name} got through both kinds. At the end came the coats, and the gate from the other side.
      P<school-day> Teachers know about such days. They look up to see who comes in, and they are glad.
      P<school-day> At home there was one person who looked at the clock a lot. It was not {Name}.
      Q<school-day> At the gate, {Name} may have felt ____. By lunchtime it may have been another word.
      H<school-day> {helper} can ask about one minute of the day. ~ One is easier than all.
      H<school-day> {helper} can leave the evening empty. ~ A long day needs a plain end.
      T<school-day> {he} can tell something that only somebody who was there can know.
      T<school-day> {he} can put the bag down and say nothing for a while.
      C<school-day> {he} can think, "From gate to gate, and I was there."
      C<school-day> {he} can say, "Ask me one thing."
      A<school-day> In the afternoon the gate was its old size again. {Name} came out of it with a whole day behind {him}. Bag down, shoes off. The next day starts a little further on.
      A<school-day> It was a long day, and nobody else could do it. {Name} got through. Some of it was fine, and some of it was just long. It all counts.
    `,
    '8-10': `
      D<school-day> The hard part of a day like that is about forty metres long, from the gate to the classroom. {Name} walked it. After that, somebody says hello, somebody is missing a pencil, and a day begins. It is tiring, because everything gets looked at afresh. But it moves along by itself.
      D<school-day> A day that has been thought about for a long time turns out to have ordinary hours in it. {Name} got through them one by one. There was a first bell, a lunch, and a stretch after lunch that would not end. In all that time, nobody could tell from outside what it took.
      P<school-day> Classmates mostly take people as they find them. Whoever is in the chair is in the chair. By the second break it is as if it had been like that all week.
      P<school-day> Some teachers will have known, and have kept it to a nod. A nod from a teacher can mean quite a lot.
      Q<school-day> On the first forty metres, {Name} might have felt ____. On the way home it may have been nothing but hungry.
      H<school-day> {helper} can leave the questions until after something to eat. ~ Answers improve with toast.
      H<school-day> {helper} can keep the next evenings quiet. ~ Days like that are paid for in the evening.
      T<school-day> {he} can say which hour was the longest one. ~ It is good to know for tomorrow.
      T<school-day> {he} can pick one person to look out for next time.
      C<school-day> {he} can think, "Forty metres, and the rest goes by itself."
      C<school-day> {he} can think, "I was in my place, and that was the point."
      A<school-day> The gate shuts at four, and the day is inside it. {Name} got through it from one end to the other. There was no medal at the end, just the road home. The next one will need less looking at.
      A<school-day> It was one day, and it had the usual number of hours. {Name} was there in all of them. That is how a place becomes one's own, or becomes it again. The bag is on the floor, where it belongs.
    `,
    '11+': `
      D<school-day> People who are in a building every day have no idea how strange it is. {Name} saw it that day with fresh eyes: the noise, the speed, the way everyone appears to know where to go. It was got through hour by hour. By the afternoon it had begun to look like an ordinary school, which is the most that can be asked of a day like that.
      D<school-day> The imagination puts the difficult moment at the gate, and for once it is right. {Name} went through the gate, and the day took over, with its registers and its corridors. Most of it was dull, and dull was excellent. Nobody who saw it from outside would have guessed that anything was being achieved.
      P<school-day> Most people will have said something friendly and slightly wrong. They do not know what to say, so they settle for "all right?", and "yeah" is a full answer.
      P<school-day> The staff had been told, or had noticed, and tried not to hover. A few of them will have been more pleased than was professional.
      Q<school-day> Somewhere in the third lesson, {Name} might have felt ____. Tired is an honest word.
      H<school-day> {helper} can ask for nothing until there has been food. ~ Debriefings can wait, and they improve with time anyway.
      H<school-day> {helper} can agree on a plan for the day that goes less well. ~ There may be one, and it will prove nothing.
      T<school-day> {he} can decide what to tell people who ask, in one sentence. ~ Having a sentence ready saves a lot of energy.
      T<school-day> {he} can take the evening off from being impressive.
      C<school-day> {he} can think, "The gate was the worst of it."
      C<school-day> {he} can think, "Dull is what I was aiming for."
      A<school-day> One day is not proof of anything, but it was got through all the same. {Name} knows where the difficult hour lies and what the corridor sounds like. Tomorrow will be built on that, and it need not be better, only next.
      A<school-day> Nobody announces it when a person has simply been somewhere for a whole day, and {Name} was. There was a gate in the morning and the same one later, and between the two {he} got through the lot. It can be left at that.
    `,
  },
};
