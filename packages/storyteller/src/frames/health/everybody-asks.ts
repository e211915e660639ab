import { said, type NamedScene } from '../scene.ts';

/** Being asked about it all day: a pump, a tube, a scar, an illness; an answer that is short, and the right to give none. */
export const everybodyAsks: NamedScene = {
  id: 'asked',
  image: 'a short answer that fits in a pocket',
  cue: said(
    String.raw`\b(?:(?:every(?:body|one)|people|kids|children|others|classmates|friends|they)(?: (?:all|always|keep(?:s)?|constantly))* (?:ask(?:s|ing)?|question\w*)|(?:being|gets?|getting) asked|questions? about|keep(?:s)? asking (?:him|her|them)|what to (?:say|tell)|explain(?:ing)? (?:it|to)|nosy)\b`,
    String.raw`\b(?:teas\w*|laugh\w*|names|copy\w*|copies|die|dying|cancer|leuk\w*|chemo\w*)\b`,
  ),
  decides: false,
  answers: /\b(?:ask\w*|questions?|sick of|fed up|explain\w*|pump|everyone|everybody|people)\b/i,
  titles: { older: 'A Short Answer' },
  text: {
    '6-7': `
      D<asked> Someone who has an illness gets asked about it a lot. "What is that?" "Does it hurt?" "Can I see?" {Name} may have said it a hundred times. It is tiring to explain, when it is time to play. Nobody owes a long answer. A short one is enough, and "not now" is an answer too.
      P<asked> Others ask because it is new to them. They do not know that ten people have asked already.
      P<asked> Grown-ups get asked things all day too. Some have one sentence for it, and they like it.
      Q<asked> When the question comes again, {Name} may feel ____.
      H<asked> {helper} can tell the class once, if {Name} says yes.
      H<asked> {helper} can make up a short answer with {him}.
      T<asked> {he} can say one sentence, and then ask something back.
      T<asked> {he} can say, "I don't want to talk about it now."
      C<asked> {he} can think, "One sentence, and back to the game."
      A<asked> The question came, the sentence came, and the ball came. An illness is one thing about somebody. There are about a thousand others. Some of them are much better to be asked about.
    `,
    '8-10': `
      D<asked> People who carry an illness about with them, or a pump, a tube or a scar, become unpaid teachers. {Name} may have given that lesson many times, in corridors, at lunch and in the middle of a game. Each person asks for the first time. Only the one who answers has heard it all before. It is fair to be sick of it. Being curious is allowed, and so is not answering.
      P<asked> A question like that takes the asker three seconds and is then forgotten. It is the number of askers that makes it heavy.
      P<asked> Most people find a body with a gadget interesting, and mean nothing else by it. A few are nosy, and they can be told no.
      Q<asked> When the same question comes again, {Name} might feel ____. It may depend on who is asking, and when.
      H<asked> {helper} can arrange one lesson at school where it gets explained for good, with or without {Name} there.
      H<asked> {helper} can let {him} decide what is said, and to whom. ~ Whose story it is, is clear.
      T<asked> {he} can have three answers ready: a short one, a long one and a silly one.
      T<asked> {he} can say, "Ask me something else," and mean it.
      C<asked> {he} can think, "I know the answer. I needn't give it."
      A<asked> The short answer was used twice today and the silly one once. The illness needs looking after, and it does not need a tour guide. At lunch there was a whole conversation about something quite different. Nobody noticed, which was the best thing about it.
    `,
    '11+': `
      D<asked> Anything about an illness that can be seen gets questions, and each time it is somebody's first one. {Name} has heard them often enough to know the order in which they come. Explaining costs something each time, even when it is friendly. It turns a person for a moment into a case. There is no duty to be informative, and there are ways of being brief that nobody can object to.
      P<asked> Curiosity is seldom unkind. What it lacks is a memory for how often it has been there before.
      P<asked> Friends who know rarely ask, and that is noticed and appreciated. Some of them can be trusted to answer for others.
      Q<asked> At the usual question, {Name} might notice ____. Weariness counts, and so does rage.
      H<asked> {helper} can leave it to {Name} who is told what, and say so to relatives and school.
      T<asked> {he} can keep one neutral sentence and change the subject with the next.
      T<asked> {he} can refer people to a search engine. ~ It has more patience than anyone.
      T<asked> {he} can let one good friend handle the rest.
      C<asked> {he} can think, "It is information about my body, and I decide where it goes."
      A<asked> The sentence has been said, and the talk has moved on to something with more people in it. An illness takes up time enough without an audience. Some will ask again tomorrow. The answer is short, it is ready, and on some days it can be a look.
    `,
  },
};
