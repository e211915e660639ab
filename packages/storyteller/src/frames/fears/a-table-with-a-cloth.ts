import { said, type NamedScene } from '../scene.ts';

/** A party that is too loud, and a child who ends up under a table, behind a coat or in the toilet. */
export const aTableWithACloth: NamedScene = {
  id: 'undertable',
  image: 'the quiet under a table, and a quiet place that was found before',
  cue: said(
    String.raw`(?=[^]*\b(?:part(?:y|ies)|weddings?|celebrations?)\b)[^]*?\b(?:hid(?:es?|ing)?|ends? up|crawls?|goes|stays?|sits?)\b[^.!?]{0,24}\b(?:under (?:a|the) table|in (?:a|the) (?:corner|toilets?|bathroom|loo|cupboard|hall(?:way)?|car)|behind (?:a|the) (?:curtain|coats?|door|sofa))`,
    String.raw`\b(?:behind me|behind my legs|hide and seek|(?:scared|afraid) of balloons?|entertainer|mascot|clown|character)\b`,
  ),
  decides: true,
  answers: /\b(?:hid\w*|under|loud|noise|noisy|ends? up|corner|toilets?|party|parties)\b/i,
  titles: { young: 'Quiet Under a Table', older: 'Before It Is Too Much' },
  text: {
    '4-5': `
      D<undertable> At a party there is music, and there are balloons and feet. {Name} may like some of it. Then it gets too loud, all at once. Under a table it is dark and soft. So that is a clever place to go. There can be a quiet place with more room, too.
      P<undertable> Other children look under the cloth and laugh. They think it is a game. They do not hear it as loud as that.
      Q<undertable> When the party is too loud, {Name} may feel ____.
      H<undertable> {helper} can find a quiet place before it starts.
      H<undertable> {helper} can come along and stay there a bit.
      T<undertable> {he} can take a hand and go out for a while.
      T<undertable> {he} can pick one game and then have a rest.
      C<undertable> {he} can say, "Too loud. Quiet place, please."
      A<undertable> There was a game, and then a quiet place. There was cake, and then a quiet place again. A party can be had in bits. Some bits were good, and that is a party too.
    `,
    '6-7': `
      D<undertable> Parties get louder as they go on. {Name} may cope with the first part, and then it is all too much. Then the quickest quiet place is under a table. It is dark, small and has a cloth round it. A body that goes there looks after itself. It works better still before it is too much.
      P<undertable> People think that somebody under a table is sad or rude. Mostly it is ears that are full.
      P<undertable> The family that gives the party is glad of a hint. They can keep a room free.
      Q<undertable> When the noise comes from all sides, {Name} may feel ____. It may be in the ears or the tummy.
      H<undertable> {helper} can look for the quiet place on arriving.
      H<undertable> {helper} can agree on a short party with an end.
      T<undertable> {he} can show a sign and go out for ten minutes. ~ After that, the next part may be fine.
      T<undertable> {he} can choose the two best parts, such as cake and one game.
      C<undertable> {he} can think, "Out first, and then it is not too much."
      A<undertable> The quiet place was a step by the back door, with air. From there the party was about as loud as a radio. Then came the cake, and after that home. Half a party can be a whole good one.
    `,
  },
};
