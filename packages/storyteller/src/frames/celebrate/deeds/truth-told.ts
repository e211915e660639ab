import type { DeedThread } from './deed-thread.ts';

/** The truth about something that was not done, or was done and nobody knew. */
export const truthTold: DeedThread = {
  id: 'truth',
  image: 'a heavy thing that was carried about, and put down by being said',
  cue: /^(?![^]*\b(?:brok\w*|break\w*|spill\w*|spilt|smash\w*|tore|tear(?:ing)?|ripp\w*|scratch\w*|crack\w*|dropp\w*|knocked|vase|window)\b)[^]*?\b(?:told (?:[\w']+ ){0,3}?the truth|was honest (?:about|when|with)|(?:owned up|admitted|came clean|confessed)\b)/i,
  decides: true,
  titles: { young: 'A True Thing Was Said', older: 'Put Down by Saying It' },
  text: {
    '4-5': `
      D<truth> A thing that nobody knows is like a stone in a pocket. It is small, and it is heavy. {Name} took it out and told the truth. Then two people knew, and the pocket was light.
      P<truth> The one who heard it needs a moment. Then it is good to know what is true.
      P<truth> Grown-ups have had stones in their pockets too. They know how it pulls.
      Q<truth> With the stone still in the pocket, {Name} may have felt ____.
      H<truth> {helper} can say thank you for it first.
      H<truth> {helper} can help to put the rest right.
      T<truth> {he} can help to put it right, one bit at a time.
      T<truth> {he} can tell a teddy how it feels now.
      C<truth> {he} can say, "It was true, and I said it."
      A<truth> The pocket is light again. {Name} told the truth, and that is brave. What went wrong can be put right by day. At night, nothing needs to be kept in.
    `,
    '6-7': `
      D<truth> Something that nobody knows is heavy to carry about. It goes along to school, to supper and to bed. {Name} put it down by telling the truth. That takes one sentence, and the first three words are the hardest. After that, two people can look at it.
      P<truth> The one who was told may have been cross for a minute. Being told the truth is still a kind of present.
      P<truth> Grown-ups know the way to such a sentence. It leads round the kitchen several times.
      Q<truth> Before the first words, {Name} may have felt ____. After the last one it may have changed.
      H<truth> {helper} can say thank you for the truth, before anything else.
      H<truth> {helper} can help to plan how it is put right.
      T<truth> {he} can do one small thing today to put it right.
      T<truth> {he} can tell what made it easier to begin.
      C<truth> {he} can think, "I said what was true, and now it is lighter."
      C<truth> {he} can say, "It was like that, and I told it."
      A<truth> It is out, and the floor has not opened. {Name} told the truth, and now it can be put right with two heads. There is nothing to carry to bed tonight.
      A<truth> A true sentence does not get old. {Name} said one. What it was about can be sorted out step by step. Being believed next time comes free with it.
    `,
    '8-10': `
      D<truth> Hiding something is a job of its own. There is a story to be remembered, questions to be expected, and a face to be kept straight. {Name} gave up that job and told the truth. It takes one sentence, and the worst of it is over at the full stop. From there on it is only a matter of what to do next.
      P<truth> Whoever was told may have had two feelings at once, about the thing and about the telling. The second one lasts longer.
      P<truth> Adults have put off such sentences for years. Some of them know exactly which ones.
      Q<truth> In the minute before it, {Name} might have felt ____. After the full stop there may have been another word.
      H<truth> {helper} can thank {him} for the truth first, and talk about the rest when that has been said.
      H<truth> {helper} can make the plan for putting it right together with {him}.
      T<truth> {he} can choose the first small thing that puts it right, and do it soon.
      T<truth> {he} can remember how long the bad part really lasted. ~ It is useful to know for another time.
      C<truth> {he} can think, "One sentence, and I could put it down."
      C<truth> {he} can think, "Now there is nothing to remember."
      A<truth> The matter itself still wants putting right, and that can be done in daylight. {Name} told the truth about it when it could have been kept. It is a quiet thing, and people build on it. The next time something is said, it will be believed.
      A<truth> Nobody needs to keep a straight face any more. {Name} told the truth, and what is left is only the thing itself, which is smaller. It can be dealt with like any other thing on a list.
    `,
  },
};
