import type { DeedThread } from './deed-thread.ts';

/** Something that was done for an animal or a person who has died. */
export const rememberedOne: DeedThread = {
  id: 'remembered',
  image: 'something that can still be done for somebody who has died',
  cue: /^(?![^]*\b(?:funeral|burial|cremation|memorial)\b)[^]*?\b(?:died|had to be put down|in memory of|passed away)\b/i,
  decides: true,
  titles: { young: 'Something for the One Who Died', older: 'What Can Still Be Done' },
  text: {
    '4-5': `
      D<remembered> When somebody has died, there are sad days. It can seem as if nothing is left to do. {Name} found something. It was done with love, and that can be seen.
      D<remembered> On a sad day, hands do not know what to do. {his} hands found a thing to do. It was for the one who has died. It can be done sad, and it can be done slowly.
      P<remembered> The others saw how much that one was loved. Some of them miss somebody as well.
      P<remembered> Grown-ups do things like that too. They put up a photo, or they tell a story.
      Q<remembered> On a day like that, {Name} may have felt ____.
      H<remembered> {helper} can tell a story of the one who died. ~ Stories are a way to keep somebody.
      H<remembered> {helper} can be sad with {him} for a bit.
      T<remembered> {he} can tell one nice thing about that one.
      T<remembered> {he} can draw, or sit, or play. ~ All of that is fine on a sad day.
      C<remembered> {he} can think, "I did something for you."
      C<remembered> {he} can say, "I remember you."
      A<remembered> Somebody who has died cannot come back. What was good with them is still there to be told. {Name} got through a sad day and did something kind in it. That stays.
      A<remembered> The day is over. It was sad, and there was something good in it. {Name} did that. Somebody was loved, and it could be seen.
    `,
    '6-7': `
      D<remembered> When somebody dies, the looking after stops, and that is hard. There is no bowl to fill and nobody to call. {Name} found something that could still be done that day. It did not make it less sad. But it gave the sad feeling a job.
      D<remembered> People show on such a day what somebody was to them. Some do it with flowers, some with words. {Name} did it in {his} own way. It took some courage, since others could see it.
      P<remembered> Those who saw it had someone of their own to think of. They may have gone a bit quiet.
      P<remembered> Grown-ups find it hard to talk of somebody who has died. A child who does it helps them.
      Q<remembered> While doing it, {Name} may have felt ____. Sad and glad can both be in it.
      H<remembered> {helper} can tell what that one was like. ~ There is a lot to tell.
      H<remembered> {helper} can keep what was made in a good place.
      T<remembered> {he} can tell a funny thing about that one. ~ It is fine to laugh.
      T<remembered> {he} can leave it for today and do something else. ~ Missing somebody goes in bits.
      C<remembered> {he} can think, "I found something to do for you."
      C<remembered> {he} can say, "This was for you."
      A<remembered> It does not bring anybody back, and it was not meant to. {Name} got through the day and did something for the one who has died. That one was loved, and now more people know it.
      A<remembered> Some days, the missing is big, and some days it is small. On this day {Name} made something out of it. It can be looked at and told. It is a good thing to have.
    `,
    '8-10': `
      D<remembered> After a death, people say that there is nothing one can do. That is nearly true. {Name} got through such a day by finding something after all, something small that could be done and seen. It changes nothing about what has happened. It says what that one was worth to somebody, and it says so where others can hear it.
      D<remembered> Missing somebody is a sort of love with nowhere to go that day. {Name} gave it somewhere to go. That takes some courage, because it can be seen, and a voice may not do what it is told. It was done all the same.
      P<remembered> The people who saw it will each have thought of someone of their own. That is why it gets so quiet at such moments. It is a friendly quiet.
      P<remembered> Adults often change the subject when somebody has died. They are afraid of making it worse. It is a relief to them when somebody speaks plainly.
      Q<remembered> While doing it, {Name} might have felt ____. There can be several words, and they need not agree.
      H<remembered> {helper} can talk about the one who died whenever it comes up. ~ Names are good to hear.
      H<remembered> {helper} can find a place for what was made, where it will not be lost.
      T<remembered> {he} can write down three things about that one that nobody else would know.
      T<remembered> {he} can have a day off from being sad. ~ It is not disloyal.
      C<remembered> {he} can think, "There was something I could do, and I did it."
      C<remembered> {he} can think, "You were worth it."
      A<remembered> Death cannot be undone by anything that people make or say. What {Name} did that day was for the living as well, and it is a true thing to have done. It will still be true when the sadness has become smaller.
      A<remembered> The day was got through, and it has something in it that was not sad. {Name} put it there. Somebody was loved and was told about. There are worse ways to be remembered.
    `,
  },
};
