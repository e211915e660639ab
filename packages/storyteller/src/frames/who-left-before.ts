import { said, type NamedScene } from './scene.ts';

/** A parent left long ago and is not seen: the child asks why there is none. */
export const whoLeftBefore: NamedScene = {
  id: 'whonodad',
  image: 'the story of a family, with a page that is not full',
  cue: said(
    String.raw`\b(?:why|asks?|asking|wants to know|wonders)\b[^.!?]{0,40}\b(?:has ?n['’]?t got|has no|have ?n['’]?t got|does ?n['’]?t have|do not have|has not got|no|without|not have) (?:a |any )?(?:dad|daddy|father|mum|mummy|mom|mother)\b|\b(?:never (?:met|known|seen|knew)|has ?n['’]?t (?:met|seen)|does ?n['’]?t know|left (?:before|when) (?:he|she|they|i) (?:was|were) (?:\w+ )?(?:born|baby|pregnant|little|tiny|one|two)|not seen (?:him|her) since|never seen (?:him|her) since)\b(?=[^]*)`,
    String.raw`\b(?:died|dead|prison|jail|adopt\w*|foster\w*|donor|two (?:mums|dads)|army|(?:grand|god|step)\w+|kids ask|friends ask|children ask|before the wedding|teacher|baby brother|sister)\b`,
  ),
  decides:
    /\b(?:why (?:he|she|they) (?:has ?n['’]?t got|does ?n['’]?t have|has no|have no) (?:a )?(?:dad|daddy|mum|mummy))\b(?![^]*\b(?:died|dead|prison|donor|two (?:mums|dads)|adopt))/i,
  answers: /\b(?:left|never|seen|since|asks?|daddy|dad|why)\b/i,
  titles: { young: 'A Page in the Story', older: 'The Page That Is Not Full' },
  text: {
    '4-5': `
      D<whonodad> {Name} may ask why one parent is not in this family. Each child has a mother and a father at the start. In some families one of them goes away. Grown-ups have their own reasons for that. It is not because of the child. A baby is good just as it is.
      P<whonodad> It may be sad, or just a thing to wonder about. Both are fine.
      Q<whonodad> When {Name} asks about it, {he} may feel ____.
      H<whonodad> {helper} can tell the true story in small bits.
      H<whonodad> {helper} can look at baby photos with {Name}.
      T<whonodad> {he} can ask it again on any day.
      T<whonodad> {he} can draw the family that is here.
      C<whonodad> {he} can say, "Tell me about us."
      A<whonodad> The story of this family has a page that is not full. On the others there is {Name}, with the ones who are here. They are there on all the days, and they are there tonight.
    `,
    '6-7': `
      D<whonodad> {Name} may wonder why one parent is not part of the family. At the start every child has a mother and a father. Some of them leave, and do not come to visit. It is about what that grown-up could or could not do. No child is left because of how it is.
      P<whonodad> Other children have dads or mums who come to the gate. It is fair to feel a pinch then.
      P<whonodad> Grown-ups at home may be a bit stiff when that question comes. They want to find words that are true and kind.
      Q<whonodad> When {Name} thinks of that parent, {he} may feel ____. It may be nothing at all.
      H<whonodad> {helper} can say what is known, and what is not.
      H<whonodad> {helper} can name all who are there for {Name}.
      T<whonodad> {he} can ask about it, in the car or at bedtime.
      T<whonodad> {he} can say, "I wish I knew more." ~ It hurts nobody.
      C<whonodad> {he} can think, "It was not about me. I was good from the start."
      A<whonodad> The story of a family can have a page with hardly anything on it. It is all right to look at that page now and then. The other pages are full of people who stayed. {Name} is on every one of them.
    `,
    '8-10': `
      D<whonodad> In {Name}'s family, one parent is not there and has not been in touch. Sooner or later comes the question why. An honest answer is about that adult, and what they could not manage or did not want. It is not about the child, who was a baby or a small person doing what small persons do. Nobody leaves because of that.
      P<whonodad> It is usual to imagine somebody who is missing, kinder or worse than they are. Heads fill gaps.
      P<whonodad> The ones at home may find it hard to speak about, because they were hurt as well. A question is still all right.
      Q<whonodad> On days when other people's parents turn up, {Name} might feel ____.
      H<whonodad> {helper} can tell what is known without making it prettier or uglier.
      H<whonodad> {helper} can find out together with {Name} what else could be known one day.
      T<whonodad> {he} can collect questions, and ask one when there is time.
      T<whonodad> {he} can be angry, curious and indifferent about it in turn. ~ None of them needs to win.
      C<whonodad> {he} can think, "That was their doing. It says nothing about me."
      A<whonodad> The page about that parent may stay half empty, and that is a real loss. The rest of the book is well filled. A family is the people who are there on a Tuesday. {Name} can look at both: the gap, and who is standing round it.
    `,
  },
};
