import type { DeedThread } from './deed-thread.ts';

/** Something that was ordered, asked for or paid at a counter, in whatever way the child talks. */
export const orderedIt: DeedThread = {
  id: 'ordered',
  image: 'a counter, somebody behind it who waits, and an order',
  cue: /\b(?:order(?:ed|s)?\b[^.!?]{0,40}\b(?:food|meal|drink|ice ?cream|pizza|own|lunch|dinner|breakfast|cake|hot chocolate|burger|chips|milkshake|café|cafe|restaurant|counter|waiter|waitress)|paid (?:for|at)\b[^.!?]{0,30}\b(?:himself|herself|themselves|own|till|shop|counter|card|money)|(?:asked|spoke to|talked to|told) the (?:waiter|waitress|shopkeeper|lady at the (?:till|counter|shop)|man at the (?:till|counter|shop)|cashier|barista|server))\b/i,
  decides: true,
  titles: { young: 'At the Counter', older: 'Next, Please' },
  text: {
    '4-5': `
      D<ordered> Behind a counter stands somebody who waits. "And for you?" Then it was quiet, and {Name} said it, in {his} own way. It went over the counter, and the right thing came back.
      P<ordered> The person there hears a lot of orders. One that is new gets a bigger smile.
      P<ordered> The family kept still on purpose. That is hard for a family.
      Q<ordered> When it was {his} turn, {Name} may have felt ____.
      H<ordered> {helper} can wait next to {him} and say nothing.
      H<ordered> {helper} can play shop at home.
      T<ordered> {he} can choose what to say next time, on the way there.
      T<ordered> {he} can say thank you, or wave it.
      C<ordered> {he} can think, "They wait, and I say it."
      A<ordered> The cup or the cone is empty now. What was said is still true: {Name} did the asking. The counter has the next one in front of it. It was only a few words, and they worked.
    `,
    '6-7': `
      D<ordered> Between wanting something and getting it there is a counter. {Name} said it over the counter, in {his} own way. It is easy to whisper it to a grown-up. This time it went to the person whose job it is. And that person nodded and went to get it.
      P<ordered> People behind counters like to be asked directly. They can wait longer than one thinks.
      P<ordered> The others had their mouths open to help, and shut them again.
      Q<ordered> With that face looking, {Name} may have felt ____. Hands or knees may know it.
      H<ordered> {helper} can leave the pause alone. ~ A pause is where the words come from.
      H<ordered> {helper} can leave the next one to {him} as well.
      T<ordered> {he} can get the first word ready in the queue.
      T<ordered> {he} can ask for it again if it was not heard. ~ That is often the noise.
      C<ordered> {he} can think, "It is their job to listen, and mine to say."
      A<ordered> It came as ordered, which is a small wonder each time. {Name} said it, and somebody far from home understood. There is a bill, and there are crumbs. The next counter is a counter, and this one has been done.
    `,
    '8-10': `
      D<ordered> A waiter's question lasts a second, and the silence behind it feels like a minute. Someone else usually fills it. This time {Name} said what was wanted, in {his} own way. A perfect stranger understood it. Being understood at home is one thing. A stranger has not had any practice.
      P<ordered> People who serve are used to mumbling, pointing and people who change their minds. A clear order, however it is made, is a pleasure.
      P<ordered> The others may have found it hard not to help. Not helping at the right moment is a skill of its own.
      Q<ordered> In that second of silence, {Name} might have felt ____. It may have been over before it had a name.
      H<ordered> {helper} can step back half a metre next time. ~ Then people look at the right person.
      H<ordered> {helper} can pass on the other jobs as well: the bill, the question about the toilets.
      T<ordered> {he} can decide in the queue how it is going to begin. ~ The rest tends to follow.
      T<ordered> {he} can say "one moment, please". ~ It buys all the time that is needed.
      C<ordered> {he} can think, "They asked me, so I told them."
      A<ordered> What was ordered came, and was eaten, and that is usually where such stories end. {Name} told a stranger something, and it worked. From now on the question goes to the right person. Some of the best things taste of having been asked for.
    `,
  },
};
