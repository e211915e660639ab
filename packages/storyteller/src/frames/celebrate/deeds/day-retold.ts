import type { DeedThread } from './deed-thread.ts';

/** A good thing of any kind, told at the end of the day: told once, it can be told again. */
export const dayRetold: DeedThread = {
  id: 'retold',
  image: 'a day that is told in the evening, from its beginning',
  decides: false,
  titles: { young: 'Tell It One More Time', older: 'Told from the Beginning' },
  text: {
    '2-3': `
      D<retold> It went well! That was in the day. {Name} did it. Now it can be told. One more time!
      D<retold> The day had a good bit. {Name} was in it. First it was not done. Then it was. There!
      P<retold> People like a good bit. They say, "And then?"
      P<retold> Some clap. Some just smile.
      Q<retold> Now {Name} may feel ____.
      H<retold> {helper} can tell it at bedtime.
      H<retold> {helper} can hear it again.
      T<retold> {he} can tell it to a teddy.
      T<retold> {he} can show how it went.
      C<retold> {he} can say, "And I did it!"
      C<retold> {he} can say, "Tell it again."
      A<retold> The day is done. The good bit is in it. {Name} did that. Night-night, day.
      A<retold> It went well. {Name} did it. Now it is told. One more time? Yes!
    `,
    '4-5': `
      D<retold> Some days have a good bit in them, and this was one. It did not go by itself. {Name} did it. It began, it went on, and then it was done. Now it can be told.
      D<retold> A good thing that happens can be told at supper. It needs a start and an end. {Name} has both, because nobody else was in it the whole time. Others can only ask.
      P<retold> People like to hear good news. They stop what they are doing. They say, "And what came next?"
      P<retold> Grown-ups saw it or heard of it. It made their day better too.
      Q<retold> When it was done, {Name} may have felt ____.
      H<retold> {helper} can listen to it from the start. ~ There is time for all of it.
      H<retold> {helper} can tell it to somebody else, with {him} there.
      T<retold> {he} can tell it to somebody who was not there.
      T<retold> {he} can draw the good bit.
      C<retold> {he} can say, "And then I did it."
      C<retold> {he} can think, "I know how that goes now."
      A<retold> The day is nearly over. The good bit in it has been told once. It can be told again tomorrow, and it will not wear out. {Name} knows all of it.
      A<retold> It was a good bit of a day. Other bits were just bits. {Name} did this one, and it went well. Good night, day.
    `,
    '6-7': `
      D<retold> Most of a day gets forgotten by the next one. Some of it is worth keeping, because it went well. {Name} did this, and it did not happen by itself. There was a before, and there was an after. Somewhere in the middle, {he} decided to do it.
      D<retold> Good news gets told, or it stays with one person. {Name} is the one to ask about this. The beginning is often the best part. It is where nobody knew yet that it would go well.
      P<retold> People who hear it will want to know how it was done. Some will ask twice. It is nice to be asked twice.
      P<retold> Whoever was near saw it from outside. It looks quicker from there.
      Q<retold> Thinking of it in the evening, {Name} may feel ____. There may be more than one word.
      H<retold> {helper} can ask what came first. ~ The rest comes by itself then.
      H<retold> {helper} can say what was good about it, in one sentence. ~ One is enough.
      T<retold> {he} can tell it to somebody who was not there.
      T<retold> {he} can write one line about it. ~ The date belongs to it.
      C<retold> {he} can think, "I was there, and I did it."
      C<retold> {he} can say, "I can tell you how it was."
      A<retold> In the evening, the day has been used up. What went well in it can still be told. {Name} knows how it began and how it ended. That is a whole story, and it is true.
      A<retold> It was an ordinary day with a good thing in it. {Name} put it there. Tomorrow has its own things, and they can wait until it is light.
    `,
    '8-10': `
      D<retold> That it went well was not certain beforehand. At one moment it could have gone either way, and {Name} was the one who decided. Afterwards it looks as if it had been bound to happen. People who were there know that it was not. That is why it is told here from the beginning.
      D<retold> When something goes well, it tends to be mentioned in half a sentence and then there is homework. What {Name} did deserves the other half. There was a time before it, there was the doing, and there was the first minute afterwards. Only one person knows all three.
      P<retold> Whoever heard of it will have formed a picture, and the picture is probably too simple. Most things look easy once they have been done.
      P<retold> People at home may say "well done" and turn back to the pan. They think about it longer than that.
      Q<retold> In the first minute afterwards, {Name} might have felt ____. It may have taken until the evening to find the word.
      H<retold> {helper} can ask what it was like just before. ~ That part does not show.
      H<retold> {helper} can tell it to somebody else, correctly. ~ It is good to hear one's own news told well.
      T<retold> {he} can tell the long version to one person. ~ Half a sentence is too short.
      T<retold> {he} can write down what made the difference. ~ It may be wanted again.
      C<retold> {he} can think, "It could have gone either way, and I did it."
      C<retold> {he} can think, "I know the whole of it."
      A<retold> Days do not come back, but they can be told. This one went well at one point, and {Name} knows exactly where. If somebody asks in a year, there will be an answer. It will begin with what happened first.
      A<retold> It is told now, and it can rest. {Name} did it, it went well, and nothing needs to be added to make it bigger. It was the right size.
    `,
    '11+': `
      D<retold> Good news is usually reported in five words and then the conversation moves on. It is worth a few more here, because it did not go well by accident. {Name} did it, at a particular time and in a particular place, and could have decided otherwise. From outside such moments look smooth, and from inside they have corners.
      D<retold> It is easy to describe what went wrong on a given day, and surprisingly hard to describe what went well. For that, one needs to know what it took, which is rarely what it looks like. {Name} knows, and need not explain it to anybody, but for the record it took more than it looks like.
      P<retold> People nearby will have their own version of it, shorter and with the difficult part left out. They mean well by it, and the full version belongs to one person, who may tell it or keep it.
      P<retold> At home it may have been received with a nod and a question about dinner. Some people are moved in that way, and it is worth learning to read it.
      Q<retold> With a little distance, {Name} might feel ____. It need not be a large word, and it need not be the one that others would expect.
      H<retold> {helper} can ask one good question and then listen. ~ The second half of the answer is usually the interesting one, and it only comes to people who wait for it.
      H<retold> {helper} can leave it unimproved. ~ It needs no moral, and it would only get smaller by having one.
      T<retold> {he} can tell it properly to one person who will want to know. ~ One is often enough.
      T<retold> {he} can keep a line about it somewhere. ~ Things that go well are forgotten faster than the others, unless somebody writes them down.
      C<retold> {he} can think, "It took more than it looked like, and I did it."
      C<retold> {he} can think, "That one went well. I was there."
      A<retold> There will be days on which nothing of the kind happens, and they are needed as well. This one had something in it that went well, and {Name} knows how, and knows that it was no accident.
      A<retold> It has been said now, in more than five words. It went well, and {Name} was the reason. Tomorrow it will be one of the things that have happened, which are the most reliable kind there is.
    `,
  },
};
