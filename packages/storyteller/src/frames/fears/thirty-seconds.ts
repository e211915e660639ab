import { said, type NamedScene } from '../scene.ts';

/** The visit has been made: it was short, nothing was said, or it was not as somebody had thought. */
export const thirtySeconds: NamedScene = {
  id: 'shortvisit',
  image: 'a long queue and a short visit, at which nothing can be done wrong',
  cue: said(
    String.raw`\b(?:\d+|thirty|twenty|ten|few|couple of) seconds\b|\bnext,? please\b|\b(?:in and out|rushed|hurried|over (?:so|too|very)? ?(?:quick\w*|fast|in)|too quick\w*|conveyor belt)\b|\b(?:d(?:id|one) (?:it|that|something|anything) wrong|did wrong|got it wrong)\b` +
      String.raw`|\b(?:forgot|couldn'?t (?:say|speak|think)|could not (?:say|speak|think)|didn'?t (?:say|speak|ask|tell)|did not (?:say|speak|ask|tell)|said nothing|froze|went (?:quiet|silent|shy|blank)|lost (?:his|her) (?:voice|words)|never (?:said|told|asked))\b`,
    String.raw`\b(?:screams?|screamed|cries|cried|terrified|(?:comes?|coming|come) (?:in|into|down)|at night|bedroom|real|next (?:week|saturday|sunday|weekend)|tomorrow)\b`,
  ),
  decides: false,
  answers: /\b(?:seconds|queue|coats?|flash|next please|wrong|rush\w*|forgot|quick\w*|photo\w*)\b/i,
  titles: { young: 'A Short Hello', older: 'A Long Queue and a Short Hello' },
  text: {
    '4-5': `
      D<shortvisit> The line to {santa} was long, and the visit was short. {Name} came to the chair, and it was over. A mouth may have no words so fast. That is not wrong. Lots of mouths do that.
      P<shortvisit> {santa} meets so many children in a day. There is only a bit of time for each.
      P<shortvisit> Grown-ups forget their words too, when somebody says, "Now!"
      Q<shortvisit> When it was over so fast, {Name} may have felt ____.
      H<shortvisit> {helper} can say that a short hello counts.
      H<shortvisit> {helper} can write the rest in a letter.
      T<shortvisit> {he} can draw what was left to say.
      T<shortvisit> {he} can play the visit with toys, and slowly.
      C<shortvisit> {he} can say, "I was there, and that is all it takes."
      A<shortvisit> {santa} saw a coat, a face and a small wave. For a visit that is enough. There is no right way to do it. What was not said can go on paper.
    `,
    '6-7': `
      D<shortvisit> A queue for {santa} can be long, and the visit can be short. {Name} came to the front, and soon it was the next one's turn. It can feel as if something was missed. Nothing was. That visit had a plan, and the plan was just short.
      P<shortvisit> The people at the door look at the queue. They say "next" so that the last ones get a turn too. It is not about the one who was in front.
      P<shortvisit> Many children plan what to say and then say nothing. A head goes slowly when all look at it. {santa} is used to that.
      P<shortvisit> Grown-ups wanted it to be slow as well. They may have held a bag, a coat and a phone.
      Q<shortvisit> On the way out, {Name} may have felt ____. It may be another word by now.
      H<shortvisit> {helper} can say, "You did nothing wrong." ~ It was quick for everybody.
      H<shortvisit> {helper} can help to post what was left over. ~ A letter has no queue.
      T<shortvisit> {he} can tell what it was like, from the coats to the flash.
      T<shortvisit> {he} can write or draw what there was no time for.
      C<shortvisit> {he} can think, "It was short, and it was not wrong."
      A<shortvisit> A visit to {santa} has no marks, as a test has. People sit, stand, talk or look, and all of it counts. The photo shows one small part of it. What was left to say still fits on a page.
    `,
    '8-10': `
      D<shortvisit> Some visits have been built like a factory: a long queue, a short chair, a flash, and the next one. {Name} may have come out of {santa}'s door with the feeling of having missed the important bit. There was no important bit. It was arranged so that three hundred people could be through by four, and everyone got the same half minute.
      P<shortvisit> Whoever says "next" has an eye on the clock. It is the least personal word there is, even when it sounds like a mark out of ten.
      P<shortvisit> Words often come on the stairs, after the door has shut. The French have a name for that, because it happens to so many.
      Q<shortvisit> On the way out, {Name} might have noticed ____. Being let down and being relieved can share a coat.
      H<shortvisit> {helper} can say that it went as it goes for everyone.
      H<shortvisit> {helper} can look for a slower visit another year, or for a letter box.
      T<shortvisit> {he} can write down what would have been said with five more minutes.
      T<shortvisit> {he} can tell it as a funny story, flash and all.
      C<shortvisit> {he} can think, "It was quick. I did it fine."
      A<shortvisit> There is no wrong way to stand beside {santa} for half a minute. The photo may show shut eyes or a serious face, and in ten years it will be the best one. A visit is not a test. The part that was missed can go by post.
    `,
  },
};
