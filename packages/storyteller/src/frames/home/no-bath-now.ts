import { said, type NamedScene } from '../scene.ts';

/** A child who liked the bath and will not get in any more, and nobody knows why. */
export const noBathNow: NamedScene = {
  id: 'notin',
  image: 'feet that stay on the mat, and a bath that waits',
  cue: said(
    String.raw`\b(?:bath|tub|bathtub|shower)\b[^]*\b(?:(?:used to|was|were) (?:love|like|enjoy|be|fine|ok|okay|happy)\b|fine (?:before|until|with it)|(?:before|until (?:now|recently|last|a))\b)|\b(?:suddenly|all of a sudden|out of (?:the blue|nowhere)|overnight|recently|now)\b[^.]{0,40}\b(?:bath|tub|bathtub|shower)\b|\b(?:used to (?:love|like|enjoy))\b[^.]{0,16}\b(?:bath|tub|shower)\w*`,
    String.raw`\b(?:hair|shampoo|eyes|plug\w*|drain\w*|hole|slipp\w*|fell|poo\w*|loud\w*|nois\w*|get(?:ting)? out|come out|football|smell\w*|move|moving|hot|burn\w*|scald\w*)\b`,
  ),
  decides: false,
  titles: { young: 'Feet on the Mat', older: 'From the Mat' },
  text: {
    '2-3': `
      D<notin> The bath is full. {Name} may stay on the mat. No bath, say the feet. The water is warm. The duck is in there.
      P<notin> Baths can look big. Then they look small again.
      Q<notin> By the full bath, {Name} may feel ____.
      H<notin> {helper} can wash a duck first.
      H<notin> {helper} can bring a bowl.
      T<notin> {he} can stand on the mat and splash.
      T<notin> {he} can wash one hand.
      T<notin,comforter> {he} can hug {comforter} first.
      C<notin> {he} can say, "Hand first, feet later."
      A<notin> One hand had a bath. It is wet and warm. The feet looked on from the mat. The water waves. Bye-bye, bath.
    `,
    '4-5': `
      D<notin> Some things are fine, and one day they are not. With {Name} it may be the bath. The feet stop on the mat and stay there. The water is as warm as before. Nobody can see from outside what is different.
      P<notin> It happens to a lot of children. Some can say why, and some have no word for it.
      Q<notin> In front of the full bath, {Name} may feel ____.
      H<notin> {helper} can bring a bowl and a warm cloth. ~ That gets people clean as well.
      H<notin> {helper} can leave the bath empty at first. ~ It can be a boat.
      T<notin> {he} can sit on the edge and let two feet hang in.
      T<notin> {he} can point to what is not nice. ~ A finger can tell it when there is no word.
      T<notin,comforter> {he} can sit with {comforter} on the mat.
      C<notin> {he} can say, "Feet in, and the rest later."
      A<notin> The feet had a bath today. A cloth did the rest of {Name}, and clean is clean. The bath stands there, and it does not mind waiting. Water runs in whenever somebody wants it.
    `,
  },
};
