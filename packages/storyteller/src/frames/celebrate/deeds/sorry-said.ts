import type { DeedThread } from './deed-thread.ts';

/** A sorry, with two people in it: the one who says it and the one who hears it. */
export const sorrySaid: DeedThread = {
  id: 'sorry',
  image: 'the small word and the two people it stands between',
  cue: /\b(?:(?:said|says|saying|say) (?:a |that )?(?:\w+ ){0,3}?sorry|apologi[sz]\w+|sorry (?:card|note|letter|picture)|made (?:it )?up with|made friends again|made peace)\b/i,
  decides: true,
  titles: { young: 'A Small Word for Two', older: 'The Word Between Two People' },
  text: {
    '2-3': `
      D<sorry> Oh no. It was not right. Then {Name} had a word. That put it right. A small word!
      D<sorry> Two people were sad. {Name} put it right. It was a word for two. Then they could look up.
      P<sorry> Big people say it too. They go red.
      P<sorry> It is nice to hear that word.
      Q<sorry> With the word out, {Name} may feel ____.
      H<sorry> {helper} can say, "All right now."
      H<sorry> {helper} can hug both.
      T<sorry> {he} can show it with toys.
      T<sorry> {he} can give a soft pat.
      C<sorry> {he} can say, "A small word for two."
      C<sorry> {he} can say, "Now we are right again."
      A<sorry> A small word came out. It was for two. {Name} put it right. Now they can play.
      A<sorry> It went wrong. It was put right. {Name} had the word. Pat, pat.
    `,
    '4-5': `
      D<sorry> To put a thing right begins with a small word. Before it, two people look at the floor. {Name} found the word and let it out. Then two people could look up again.
      D<sorry> What was done cannot be undone. But it can be put right a bit. {Name} went over and did that. It takes feet as well as a mouth. Feet get heavy on a way like that.
      P<sorry> The one who heard it can stop waiting now. It is hard to wait for a word like that. Some say "that's all right", and some need more time.
      P<sorry> Grown-ups find that word hard as well. Some of them say it to the wall.
      Q<sorry> Just before the word, {Name} may have felt ____.
      H<sorry> {helper} can say that it was heard. ~ That helps on both sides.
      H<sorry> {helper} can see what there is still to mend.
      T<sorry> {he} can show with toys how it went.
      T<sorry> {he} can do one nice thing for the one it was for.
      C<sorry> {he} can say, "I said it, and it was true."
      C<sorry> {he} can think, "A small word can go a long way."
      A<sorry> The word is out, and the two can see each other again. What went wrong was put right as far as it goes. {Name} walked over there for it. Now there is room for a game.
      A<sorry> It does not take long to say. It was the right word, and {Name} said it. Two people can look at each other again. Then they can play.
    `,
    '6-7': `
      D<sorry> After something goes wrong there is a gap between two people. They can walk round it for days. {Name} went across and put it right, and that needs a word. The word is short, and it seems to get stuck on its way out. This time it came out.
      D<sorry> It is easy to be sorry in the head, where nobody hears it. It becomes true for two when it is said or shown. {Name} did that part and began to put things right. Then the other one knew it as well.
      P<sorry> Somebody who is sorry may not look like it. So the other one cannot know until it is said. Hearing it is a relief.
      P<sorry> The one it was for may need some time yet. A sorry need not be answered at once. It still counts.
      Q<sorry> On the way over, {Name} may have felt ____. Legs get slow on a way like that.
      H<sorry> {helper} can ask what each of them needs now. ~ Sometimes it is only a sandwich.
      H<sorry> {helper} can leave it alone after that. ~ It has been put right, and it can be over.
      T<sorry> {he} can do one thing that helps to mend it.
      T<sorry> {he} can tell what made the first step possible.
      C<sorry> {he} can think, "It was stuck, and then it came out."
      C<sorry> {he} can say, "I cannot undo it, and I can put it right."
      A<sorry> The gap was not wide after all. It took a word and some steps, and {Name} took them. What was wrong is not gone, and it is more right than it was. Two people can be in one room again.
      A<sorry> Nobody gets through a year without needing that word. {Name} needed it, found it, and said it to the right person. What comes next can be quite ordinary. A game would do.
    `,
    '8-10': `
      D<sorry> There is a stretch after something has gone wrong when both sides know it and nobody mentions it. It gets longer by itself. {Name} ended it by putting it right, as far as words and hands can do that. The first second of a sorry is the worst one. After it, the sentence more or less says itself.
      D<sorry> A good apology names what happened and leaves out the word "but". {Name} put something right with one. It is uncomfortable in the way a cold pool is, all at once and then not. The other person now knows something that could only be guessed at before.
      P<sorry> Whoever heard it may have said "it's fine" rather quickly. People do that when they are relieved. They usually think about it again in the evening, in a good way.
      P<sorry> Adults are not famous for this. Many of them buy flowers instead, or do the washing-up loudly. They know a proper one when they hear it.
      Q<sorry> In the second before, {Name} might have felt ____. It may have been a stomach sort of word.
      H<sorry> {helper} can treat it as settled. ~ Things that have been put right do not need to be brought up.
      H<sorry> {helper} can help with whatever is still broken, if that is wanted. ~ Some repairs go better with four hands.
      T<sorry> {he} can ask the other person what would help. ~ The answer is often smaller than expected.
      T<sorry> {he} can think about what would be different next time, and keep it short. ~ One thing is enough.
      C<sorry> {he} can think, "I said what I did, and I left out the 'but'."
      C<sorry> {he} can think, "The worst second is over."
      A<sorry> Nothing that happened has been wiped out. It has a second half now, in which {Name} put it right. People remember the second half for longer, because it is rarer. After that, there is normal life, which the two can have together again.
      A<sorry> The word itself has five letters and takes up very little room. What {Name} did with it was to walk up to somebody and put a thing right. That does not make anybody smaller. Both of them can get on with the day.
    `,
    '11+': `
      D<sorry> It is remarkable how many ways there are of nearly apologising. {Name} used none of them and put the matter right in plain words. That means saying what was done without attaching a defence, and then waiting, which is the harder part. For a moment the other person has all the cards, and it is a strange kind of strength to hand them over.
      D<sorry> Being sorry is private, and an apology is not. {Name} turned the one into the other, and it put something right. Until then both sides had been managing the silence, each with a version of events, whereas a spoken sentence allows the versions to be compared. Quite often they turn out to be closer than anybody thought.
      P<sorry> The other person may not have had a reply ready. An honest apology takes people by surprise, because they had been preparing for the other kind.
      P<sorry> Adults often wait so long that an apology would begin with an explanation of the delay. Those who were near this one will have noticed that it can be done without one.
      Q<sorry> While waiting for the answer, {Name} might have felt ____. It is a long couple of seconds.
      H<sorry> {helper} can regard the thing as finished unless told otherwise. ~ Raising it again would undo some of it, however kindly that was meant.
      H<sorry> {helper} can help with the practical side, if there is one. ~ Paying for glass is easier when two people work it out.
      T<sorry> {he} can give the other person time without asking for a verdict. ~ Forgiveness keeps its own hours, and it does not come faster for being asked.
      T<sorry> {he} can note what made it possible to begin. ~ It is the expensive part, and it can be used again.
      C<sorry> {he} can think, "I said it without the 'but'."
      C<sorry> {he} can think, "My half of it has been put right."
      A<sorry> What happened stays on the record, and so does what came after. {Name} put {his} half of it right, which is more than most people do. What the other one makes of it is not for {him} to arrange. Something has been said that was true, and it will go on being true.
      A<sorry> There is a certain lightness in having no sentence left to avoid. {Name} put it right by saying the hardest one out loud. The two of them may be careful with each other for a while, and careful is a fair place to start again from.
    `,
  },
};
