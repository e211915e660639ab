import type { DeedThread } from './deed-thread.ts';

/** A whole story, an assembly, a line at the door: a body that stayed where it was until the end. */
export const satThrough: DeedThread = {
  id: 'to-the-end',
  image: 'the middle of a story, when legs would like to go, and its end',
  cue: /\b(?:(?:sat|stayed|kept) (?:\w+ )?(?:still |nicely |well |beautifully |quietly )?(?:on|in|through|for|at) (?:the |his |her |their |a )?(?:carpet|rug|chair|seat|circle|table|story|assembly|film|service|church|mass|whole|register|spot)\b[^.!?]{0,40}|sat (?:still|nicely|quietly|beautifully) (?:for|through|in|at|all)\b|lined up (?:nicely|well|quietly|first time|beautifully|so)|listened (?:to|through|for) (?:the|a) whole)/i,
  decides: /\b(?:sat|stayed)\b[^.!?]{0,24}\b(?:carpet|circle|assembly|whole story|church|service)\b|\blined up\b/i,
  titles: { young: 'Legs That Could Wait', older: 'All the Way to the End' },
  text: {
    '2-3': `
      D<to-the-end> Sit, sit, sit. {Name} did wait to the end. Small legs like to go. They did wait too!
      P<to-the-end> Other legs want to go too.
      Q<to-the-end> At the end, {Name} may feel ____.
      H<to-the-end> {helper} can read one more.
      T<to-the-end> {he} can sit with a toy.
      C<to-the-end> {he} can say, "Sit, and then hop."
      A<to-the-end> It is the end. Legs did wait. Now they go hop, hop, hop!
    `,
    '4-5': `
      D<to-the-end> To wait for an end is hard for legs. They are made for going. {Name} let them wait, and the ears got everything. There was a start, then a long middle. Then came the end, and {he was} still there.
      P<to-the-end> Teachers can see how much work it is. They see it from the chair at the front.
      P<to-the-end> Other children like it when it is quiet. Then they can hear the good bits.
      Q<to-the-end> In the long middle, {Name} may have felt ____.
      H<to-the-end> {helper} can ask which bit was the best one.
      H<to-the-end> {helper} can find a place for hopping. ~ Legs like that after a long wait.
      T<to-the-end> {he} can play it with toys in a row.
      T<to-the-end> {he} can tell what helped in the middle.
      C<to-the-end> {he} can say, "First the end, then hop."
      C<to-the-end> {he} can think, "Legs can wait, ears can go."
      A<to-the-end> The end came, as it does. {Name} was there for it, and so were both legs. That was a good long wait. Now they may hop as far as they like.
    `,
    '6-7': `
      D<to-the-end> Any start is easy, and an end comes by itself. The hard part is the middle, when a body would like to be elsewhere. {Name} stayed and let it wait. It is not nothing, although it looks like that. Muscles work hard to keep a person in one place.
      P<to-the-end> From the front, a teacher can see who is working at it. They cannot say so in the middle.
      P<to-the-end> Those who sit near can hear more when nobody rolls about. They may not know whom to thank.
      Q<to-the-end> In the middle, {Name} may have felt ____. It may have been mostly in the legs.
      H<to-the-end> {helper} can ask what helped. ~ It may be of use again.
      T<to-the-end> {he} can show on paper how long it was, with a line.
      C<to-the-end> {he} can think, "The middle is long, and I can wait."
      A<to-the-end> Then everybody got up, and {Name} had been there the whole time. There is no sound for that, so nobody claps. It was a good piece of waiting. What legs have saved up, they can use outside.
    `,
  },
};
