import { said, type NamedScene } from '../scene.ts';

/** A child who brushes without help and will not hand over the brush. */
export const ownBrush: NamedScene = {
  id: 'ownbrush',
  image: 'two turns with the brush, one of small hands and one of big ones',
  cue: said(
    String.raw`\bbrush(?:es|ing)?\b[^.]{0,14}\b(?:teeth|them)\b[^.]{0,10}\b(?:(?:by |all by )?(?:him|her|them)sel\w+|on (?:his|her|their) own|without (?:any )?help|alone)\b|\b(?:wants?|insists?|insisting|likes?|demands?|has)\b[^.]{0,14}\b(?:to|on) (?:brush\w*|do(?:ing)?|clean\w*) (?:his|her|their) own (?:teeth|brushing)\b|\bdo (?:his|her|their) own teeth\b`,
    String.raw`\b(?:refus\w+|says (?:she|he|they)|lies|pretend\w*)\b`,
  ),
  decides: true,
  titles: { young: 'My Turn, Your Turn, Clean', older: 'The Teeth Nobody Can See' },
  text: {
    '2-3': `
      D<ownbrush> {Name has} a brush. Small hands hold it. Brush, brush, at the front! The back teeth are far in.
      P<ownbrush> Big hands know the way to the back.
      Q<ownbrush> When big hands come, {Name} may feel ____.
      H<ownbrush> {helper} can brush too.
      H<ownbrush> {helper} can do the back.
      T<ownbrush> {he} can have the first go.
      T<ownbrush> {he} can hold the cup.
      C<ownbrush> {he} can say, "Me first, then you."
      A<ownbrush> Small hands did the front. Big hands did the back. All the teeth are clean. Two brushes go in a cup.
    `,
    '4-5': `
      D<ownbrush> {his} hand can hold a brush. It knows the front teeth well. The back teeth are another matter. They are far in, and nobody can see them. So teeth get two turns for some years. First come small hands, and then come big ones.
      P<ownbrush> Even a dentist needs somebody else for the back teeth. Nobody can look into their own mouth.
      Q<ownbrush> When somebody else takes the brush, {Name} may feel ____.
      H<ownbrush> {helper} can wait with both hands still.
      H<ownbrush> {helper} can do the back to a count of ten. ~ Then it is done.
      T<ownbrush> {he} can have the first turn and say when it ends.
      T<ownbrush> {he} can hold a mirror in the second turn.
      C<ownbrush> {he} can say, "My turn, your turn, clean."
      A<ownbrush> There were two turns, a small one and a big one. Small hands did the front, and big hands did the back. Teeth do not mind who it was. They are clean on all sides.
    `,
    '6-7': `
      D<ownbrush> Brushing looks easy, but it is made of tiny moves. {his} hand can do more of them each month. The front teeth are easy by now. The back ones sit in a corner where nobody can see. Dentists say that a second turn helps there until about eight.
      P<ownbrush> Big hands have done it for years and may be too quick. It is hard for them to wait for a turn.
      Q<ownbrush> When somebody else wants the brush, {Name} may feel ____. It may be in the hands or in the jaw.
      H<ownbrush> {helper} can say, "I only look at the back." ~ A turn with an end is easier to give.
      H<ownbrush> {helper} can keep both hands still until the first turn is over.
      T<ownbrush> {he} can do the first turn and then hand over the brush.
      T<ownbrush> {he} can feel the back teeth with the tongue. ~ Smooth is clean, and rough wants a second look.
      C<ownbrush> {he} can think, "I brush, then we check."
      A<ownbrush> The tongue went round and found no rough place. The front was one person's work, and the back had two. Each month there is less for the second turn to do. A brush can wait for that.
    `,
  },
};
