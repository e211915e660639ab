import type { DeedThread } from './deed-thread.ts';

/** A cut that was sewn or glued, or stitches that came out: holding still while somebody mends skin. */
export const sewnUp: DeedThread = {
  id: 'sewn',
  image: 'a cut with two edges, and the thread that holds them together',
  cue: /^(?![^]*\b(?:knit\w*|crochet\w*|sewing|sewed|cross[- ]stitch|in stitches|a stitch (?:when|from) running|(?:friend|brother|sister|mum|dad)(?:'s)? (?:had|has|got|needed))\b)[^]*?\b(?:stitch(?:es|ed)|steri[- ]?strips?|(?:wound|cut|head|chin|forehead|skin)\b[^.!?]{0,20}\bglued|sutures?|staples (?:out|in))\b/i,
  decides: true,
  titles: { young: 'A Thread That Holds', older: 'Two Edges and a Thread' },
  text: {
    '2-3': `
      D<sewn> Ouch, a cut! Somebody made it shut. {Name} got through it. It took a bit, and it was big.
      P<sewn> The people there mend a lot of skin.
      Q<sewn> In the big light, {Name} may feel ____.
      H<sewn> {helper} can look at it.
      T<sewn> {he} can put a bandage on a toy.
      C<sewn> {he} can say, "It is shut now."
      A<sewn> The cut is shut. {Name} got through it. The skin mends, even at night. Good night, skin.
    `,
    '4-5': `
      D<sewn> A cut has two edges, and somebody in gloves put them together. {Name} got through it. There was a bright light and a lot of holding still. Under there, skin can start to grow now.
      P<sewn> The people there mend skin all day long. They know what holding still costs.
      Q<sewn> Under the bright light, {Name} may have felt ____.
      H<sewn> {helper} can keep it clean and dry. ~ That is a grown-up job.
      H<sewn> {helper} can listen to how it was, more than once.
      T<sewn> {he} can put stitches on a toy with a pen.
      T<sewn> {he} can tell how it happened, and how it got mended.
      C<sewn> {he} can say, "Two edges, and now they hold."
      A<sewn> {Name} got through it, and the edges hold. Skin is busy there now, day and night. It needs no help with that. One day there is only a thin line with a story.
    `,
    '6-7': `
      D<sewn> When skin gets a gap, somebody puts the two edges together. {Name} held still for that and got through it. It takes a bright light, clean gloves and a steady hand. The hand can only be steady when the skin is. From here on the skin does the joining.
      P<sewn> Doctors and nurses can only be neat when somebody keeps still for them. They notice who does.
      P<sewn> Those who stood next to it felt it in their own stomachs. Some grown-ups look at the wall.
      Q<sewn> Under the lamp, {Name} may have felt ____. The body and the head can have two different words.
      H<sewn> {helper} can ask which bit was worst and which was not. ~ It is good to have told it.
      H<sewn> {helper} can do the looking after, with clean hands.
      T<sewn> {he} can draw how it was done, with the lamp and the thread.
      T<sewn> {he} can decide who gets to hear the story at school.
      C<sewn> {he} can think, "I kept still, and they could mend it."
      A<sewn> The lamp is off, and {Name} got through it. Under the dressing, two edges are turning into one piece of skin. There is nothing to do but wait and keep it dry. There may be a line left over, and it comes with a good story.
    `,
    '8-10': `
      D<sewn> A clean cut is a simple thing for a doctor: two edges that belong together. For the owner it is less simple, because of the lamp, the smell and the hands so close. {Name} got through it all the same. Somebody who can keep still at such a moment does half of the work. The skin does the other half later, without being asked.
      P<sewn> People in that job see a good many brave faces and a good many honest ones. They do not mind which. What they are glad of is a still one.
      P<sewn> Whoever came along probably held a hand and looked at a poster. It is hard to watch, in another way.
      Q<sewn> When it began, {Name} might have felt ____. By the last bit it may have been a different word.
      H<sewn> {helper} can answer questions about what was done, with a drawing if needed.
      H<sewn> {helper} can take care of the dressing and the dates. ~ Those are not for the patient to remember.
      T<sewn> {he} can write the story down while it is fresh: what happened, who was there, what was said.
      T<sewn> {he} can say what helped, in case there is ever a next time. ~ That is useful knowledge.
      C<sewn> {he} can think, "I kept still when it counted."
      A<sewn> {Name} got through it, and by now the busy part is under the dressing, where nobody can see it. Skin closes from both sides until it meets. What remains is a line that fades and a story that tends to get longer. The true version was long enough.
    `,
  },
};
