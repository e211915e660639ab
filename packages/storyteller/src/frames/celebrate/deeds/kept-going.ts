import type { DeedThread } from './deed-thread.ts';

/** Something long and hard that nobody gave up on: the middle of it, one more go, and the end. */
export const keptGoing: DeedThread = {
  id: 'next-bit',
  image: 'the middle of a hard thing, done one bit at a time',
  cue: /\b(?:kept (?:on )?(?:going|trying|practi[sc]ing|at it|climbing|running|swimming|working|walking|pedalling|paddling|having (?:a )?go)|(?:did(?:n't| not)|never|without|would(?:n't| not)) giv(?:e|ing) up|stuck (?:at|with) it|carried on (?:even|until|till|to the|when|although|with|going|trying|running|climbing)|persever\w*)/i,
  decides:
    /^(?![^]*\b(?:failed|failing|fell off|exam|passed|test|inhaler|asthma|had to stop)\b)[^]*?\b(?:kept (?:on )?(?:going|trying|climbing|running|pedalling|practi[sc]ing)|(?:did(?:n't| not)|never) give up|carried on (?:to the (?:top|end)|until|till))\b(?! (?:going )?to school)/i,
  titles: { young: 'One More Bit', older: 'Only the Next Bit' },
  text: {
    '2-3': `
      D<next-bit> It was hard. {Name} did not stop. Try, and try, and try again. One more bit, and one more. There!
      D<next-bit> Uh, uh, it was hard! {Name} had one more try. Then one more again. Go, go, go!
      P<next-bit> Big people get stuck too. Then they try again.
      P<next-bit> The people there could see it. Go, go, go!
      Q<next-bit> When it was hard, {Name} may feel ____.
      H<next-bit> {helper} can say, "Go, go!"
      H<next-bit> {helper} can get a drink.
      T<next-bit> {he} can tell it to a teddy.
      T<next-bit> {he} can have a rest now.
      C<next-bit> {he} can say, "One more bit, one more."
      C<next-bit> {he} can say, "Try, and try again."
      A<next-bit> One more bit, and it was done. What a try! {Name} can sit down now. Puff, puff!
      A<next-bit> Try, try, try. It was hard, and it is done. Good legs, good hands! Now they rest.
    `,
    '4-5': `
      D<next-bit> In the middle of it, arms and legs want to stop. {Name} was in that middle. Then {he} tried the next bit, and the next one. A rest in between is fine. After the rest comes one more try.
      D<next-bit> A hard thing is too big to do all at once. So it gets done in bits. {Name} tried one bit and then one more. Some bits go wrong, and those can be done again. That is how the end gets closer.
      P<next-bit> The people who were near saw the hard bit. They may have held their breath.
      P<next-bit> Grown-ups get stuck in the middle too. In many houses there is half a shelf.
      Q<next-bit> In the middle, when it was hard, {Name} may have felt ____.
      H<next-bit> {helper} can tell where it looked hardest.
      H<next-bit> {helper} can bring a drink. ~ All that trying makes people thirsty.
      T<next-bit> {he} can show a toy where the hard bit was.
      T<next-bit> {he} can have a good rest before the next try.
      C<next-bit> {he} can say, "One more bit, and one more."
      C<next-bit> {he} can think, "Only the next bit."
      A<next-bit> The hard bit was in the middle, and it is over. {Name} tried and tried. Now arms and legs can lie down. They did a lot of bits.
      A<next-bit> One bit, and one more, and one more again. All the tries together made it. {Name} may be tired now. That is a good kind of tired.
    `,
    '6-7': `
      D<next-bit> The start of a hard thing is easy. In the middle it gets hot, or boring, or it does not work. That is where {Name} tried the next bit, and then the bit after it. From outside it looked like one long go.
      D<next-bit> When something is hard, it helps not to look at all of it. {Name} tried the next small piece. Then there was another one behind it. Some pieces need two tries, and some need ten. At the end they are all in one row.
      P<next-bit> Somebody who is watching can often see the hard place. They cross their fingers there.
      P<next-bit> Friends mostly hear about the end. The middle is worth telling too.
      Q<next-bit> In the hardest bit, {Name} may have felt ____. Arms and legs may have had their own word.
      H<next-bit> {helper} can ask what helped in the middle.
      H<next-bit> {helper} can see to a drink and a sit-down. ~ Trying is tiring.
      T<next-bit> {he} can draw it, with a mark at the hard place.
      T<next-bit> {he} can remember one thing that helped, for another try.
      C<next-bit> {he} can think, "Not all of it, only the next bit."
      C<next-bit> {he} can say, "It was hard, and I went on."
      A<next-bit> Looking back, it seems quite short. {Name} knows how long it was in the middle, and tried on. Now there is time to be tired. Another hard thing has a middle too.
      A<next-bit> It was made of small tries, one after the other. Nobody counted them, and each of them was needed. {Name} can put {his} feet up. They have earned it.
    `,
    '8-10': `
      D<next-bit> Somewhere in the middle of a hard thing there is a place where stopping looks very sensible. The beginning is far behind, and the end cannot be seen. {Name} was there, and tried the next bit all the same. There is no trick to it. It is done by making the job smaller until it fits into the next minute.
      D<next-bit> People who see the end of something think that it went up in a straight line. It does not. There are stretches where nothing seems to move, and {Name} tried on through those. What looked like standing still was the part where it was being done.
      P<next-bit> Anyone who was watching could tell the moment when it got hard. They probably wanted to help, and there was nothing to do but watch.
      P<next-bit> Adults have a drawer somewhere with things they stopped in the middle of. They know exactly what this took.
      Q<next-bit> In the place where stopping looked sensible, {Name} might have felt ____.
      H<next-bit> {helper} can ask about the middle, and not only about the end.
      H<next-bit> {helper} can say what it looked like from outside, at the hardest place.
      T<next-bit> {he} can note what helped most. ~ The next hard thing will want to know.
      T<next-bit> {he} can take a proper rest without feeling bad about it. ~ Muscles and heads both grow while they rest.
      C<next-bit> {he} can think, "I made it smaller until I could do it."
      C<next-bit> {he} can think, "Only the next minute."
      A<next-bit> From here it looks shorter than it was. {Name} knows the place in the middle, and the way out of it, which was to try the next bit. Tired is a fair word for how that leaves a person. It goes well with a sofa.
      A<next-bit> It is done, and it was done in small pieces that nobody will remember. {Name} tried, and tried again when it did not move. The next hard thing has a middle like that as well. It will look familiar.
    `,
    '11+': `
      D<next-bit> There is a place in the middle of most hard things where giving up would be the reasonable decision, and anyone would understand it. {Name} came to that place and tried the next bit instead. It is less heroic than it sounds. It consists of making the task so small that there is no good argument against doing it.
      D<next-bit> Effort is usually described from the far end, by people for whom it has worked out. From the inside it is mostly repetition, boredom and the suspicion that nothing is changing. {Name} tried on through that stretch, in which there is nothing to show to anybody.
      P<next-bit> Those who watched may have wanted to say something helpful, and found that there is nothing helpful to say. They stayed near instead.
      P<next-bit> Most adults can name something they dropped at exactly that point. A few of them still think about it.
      Q<next-bit> At the point where stopping made sense, {Name} might have felt ____. Stubbornness is a perfectly good word.
      H<next-bit> {helper} can ask about the dull part, since that is where it was decided.
      H<next-bit> {helper} can see to food and quiet, and ask about it tomorrow.
      T<next-bit> {he} can write down what made the next bit possible. ~ It is the only part that can be used for something else.
      T<next-bit> {he} can rest properly before choosing what comes next. ~ Rest is part of the method.
      C<next-bit> {he} can think, "There was a good case for stopping, and I went on."
      C<next-bit> {he} can think, "Small enough, and then again."
      A<next-bit> It has an end now, and from the end everything looks planned. {Name} knows better: it was tried in small pieces by somebody who could not see the far side. That is worth knowing, because the next thing will offer the same view.
      A<next-bit> The result can be seen, and the middle cannot. {Name} was there for all of it, trying again on days when it did not seem to matter. Whatever comes of it, that part has been done and does not depend on luck.
    `,
  },
};
