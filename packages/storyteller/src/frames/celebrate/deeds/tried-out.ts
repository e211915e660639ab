import type { DeedThread } from './deed-thread.ts';

/** A trial for a team, an audition, an interview: somebody watched, somebody else decides. */
export const triedOut: DeedThread = {
  id: 'trial',
  image: 'a list of names, and one that was put on it by its owner',
  cue: /\b(?:tried out|try[- ]?outs?|trials?\b(?! (?:lesson|class|session|day))|auditioned|auditions?|went for (?:the|a|his|her) (?:team|squad|part|role|captain\w*|school council)|(?:had|did|went to) (?:an|his|her|their) (?:first )?interview)\b/i,
  decides: true,
  titles: { young: 'A Name on the List', older: 'A Name on the List' },
  text: {
    '6-7': `
      D<trial> A trial is a bit like a first day. There are others who want the same thing, and a grown-up with a list. {Name} went there and joined in. Legs and voice do their best, and somebody writes. After that it is out of everyone's hands.
      P<trial> The one with the list looks for people who try. They were new once as well.
      P<trial> All the others had the same tummy that day. Nobody could see it on them.
      Q<trial> When it was {his} go, {Name} may have felt ____.
      H<trial> {helper} can ask which bit was the most fun.
      H<trial> {helper} can say that going there was the brave part.
      T<trial> {he} can show the best bit again at home.
      T<trial> {he} can think of one thing to practise next.
      C<trial> {he} can think, "I went, and I gave it a go."
      A<trial> The list is with somebody else now, and {Name} did {his} part. It was something new, and going there was the first step of it. Boots off, or shoes off, and something to eat.
    `,
    '8-10': `
      D<trial> At a trial, everybody pretends to be warming up and looks at the others. It is new, and somebody with a list is watching. {Name} went there and showed what there was to show. Nobody can do more than that on one afternoon. The choosing is done by other people, and they fit a lot of names into few places.
      P<trial> Those who choose notice more than the goals or the high notes. They see who listens and who helps somebody up.
      P<trial> The others may have looked as if they did it every week. They had the same dry mouth.
      Q<trial> With somebody watching, {Name} might have felt ____. In the middle of it, it may have gone quiet.
      H<trial> {helper} can ask how it was, and leave the result out of it.
      H<trial> {helper} can say what took courage, which was to put a name on the list.
      T<trial> {he} can note one thing that went right and one thing to practise.
      T<trial> {he} can say "good luck" or "well played" to one of the others. ~ They will be met again.
      C<trial> {he} can think, "My name was on it, because I put it there."
      C<trial> {he} can think, "I showed what I had. The rest is theirs."
      A<trial> The list has gone off in somebody's bag. {Name} went, and that was the new part, and it is done. Whatever is on that paper tells about one afternoon. Having been there is the first half of any team.
    `,
    '11+': `
      D<trial> A trial is a strange arrangement in which people are asked to be at their best while being looked at. It was new, and there was somebody with a list. {Name} turned up and did it. The result depends on how many places there are and on what is needed this year, and neither of those can be practised.
      P<trial> Those who choose are looking for people they can work with. They notice the bit between the exercises as much as the exercises.
      P<trial> The others looked as though it meant nothing to them. That is what everybody looks like from outside.
      Q<trial> With somebody writing things down, {Name} might have felt ____.
      H<trial> {helper} can ask how it was and leave the outcome alone.
      H<trial> {helper} can take the nerves as a sign that it mattered.
      T<trial> {he} can write down what went right while it is fresh. ~ Memory tends to keep the other list.
      T<trial> {he} can ask for feedback, whatever the answer was. ~ Hardly anybody does, and it is remembered.
      C<trial> {he} can think, "I put my name down, and I turned up."
      C<trial> {he} can think, "The list is theirs. The going was mine."
      A<trial> Somebody else has the list, and the afternoon is over. {Name} went, which is the one part that was up to {him}. The first time is the hardest to walk into. The next one has a familiar kind of floor.
    `,
  },
};
