import { said, type NamedScene } from '../scene.ts';

/** A car or a bus that goes another road than the one a child knows, and the wish to drive back and do it properly. */
export const anotherRoad: NamedScene = {
  id: 'otherroad',
  image: 'a row of pictures behind a car window, in another order',
  cue: said(
    String.raw`\bturn(?:ed|s|ing)? (?:left|right)\b|\b(?:dr[io]v(?:e|es|en|ing)|drove|car|taxi|sat ?nav|motorway|lift)\b[^.!?]{0,60}\b(?:(?:different|another|new|other|wrong|usual|same|proper|normal|right|long|short) (?:way|route|road)|road ?works|diversion|detour)\b|\b(?:(?:different|another|new|other|wrong|usual|same|proper|normal) (?:way|route|road)|road ?works|diversion|detour)\b[^.!?]{0,60}\b(?:dr[io]v(?:e|es|en|ing)|drove|car|taxi|sat ?nav|motorway)\b`,
    String.raw`\b(?:walk(?:s|ed|ing)?|on foot|scoot\w*|car ?sick|crash\w*|accident|seat ?belt)\b`,
  ),
  decides: false,
  answers: /\b(?:road ?works|turned|proper way|gone back|go back|diversion)\b/i,
  titles: { young: 'Another Road, the Same Door', older: 'Pictures in Another Order' },
  text: {
    '2-3': `
      D<otherroad> The wheels go a different way. {Name} may look out and say, "No!" Where is the big tree? Here is a red gate. The wheels know the way.
      P<otherroad> A road can be shut. Then cars go round.
      Q<otherroad> On the other road, {Name} may feel ____.
      H<otherroad> {helper} can sing a road song.
      T<otherroad> {he} can look out for a dog.
      T<otherroad,comforter> {he} can hold {comforter} up.
      C<otherroad> {he} can say, "Round, round and there!"
      A<otherroad> A gate, a dog, a bend. The wheels stop. It was a different way. Here is the same door.
    `,
    '4-5': `
      D<otherroad> In a car, a row of pictures goes by outside. {Name} may know them all, one after the other. Now the car turns into a different road. The next picture is not there. Then a head may shout, "Wrong!" But both roads end at the same door.
      P<otherroad> Somebody who drives looks at signs. A sign may say that a road is shut. There is no time to tell it first.
      P<otherroad> A car cannot turn round just anywhere. It needs room for that.
      Q<otherroad> When the car turns the other way, {Name} may feel ____.
      H<otherroad> {helper} can say, "Other road, same door." ~ Then the end is known.
      H<otherroad> {helper} can say what will be as it was before.
      T<otherroad> {he} can look for three new things to tell at home.
      T<otherroad> {he} can put both hands on the tummy and breathe out.
      T<otherroad,comforter> {he} can hold {comforter} until the old road comes.
      C<otherroad> {he} can say, "Other road, same door."
      A<otherroad> There was a red gate, a dog and a very long wall. None of that is on the old road. It was a different row of pictures. At its end there is the same door.
    `,
    '6-7': `
      D<otherroad> A head that knows a road keeps its pictures in order. When the car takes a different one, the pictures do not fit any more. {Name} may feel that it is all wrong and wants doing again. It feels like a word that is said backwards. But a journey is not a word. It counts when it arrives.
      P<otherroad> The driver may see a sign, a queue or a hole in the road. There are two seconds to decide, and none to explain.
      P<otherroad> Many people like to go their own road. Grown-ups do it too, and call it the best way.
      Q<otherroad> When the car turns off too early, {Name} may feel ____. It may come up very fast.
      H<otherroad> {helper} can say the reason as soon as the road is straight. ~ A reason fits into one sentence.
      H<otherroad> {helper} can say at which picture the old road comes back.
      T<otherroad> {he} can follow it with a finger on a map.
      T<otherroad> {he} can collect five new pictures, and tell them at the end.
      C<otherroad> {he} can think, "Pictures in another order, and the same door."
      A<otherroad> The fifth picture was a goat on a shed. After that came the door that comes each time. The old road is still there, and it will be wanted again. The different one is a spare, for days with a hole in the plan.
    `,
    '8-10': `
      D<otherroad> Brains hardly watch a road that they know, and play the film of it instead. When the car takes a different turning, the film tears. {Name} may feel at once that it is wrong, and that going back would put it right. The feeling is strong and honest, and it is about the film. The destination has not moved.
      P<otherroad> Whoever drives decides at the junction, with a queue behind. Explaining comes third, after looking and steering.
      P<otherroad> Taxi drivers like detours no more than anybody. They keep several films for the same journey, so that one of them fits.
      Q<otherroad> At the wrong turning, {Name} might feel ____. It can be loud before it is a word.
      H<otherroad> {helper} can say the reason and the place where the known road begins again.
      H<otherroad> {helper} can agree on a sentence for such moments, and use no other. ~ Long explanations do not go through a loud head.
      T<otherroad> {he} can navigate on a map, so that the turnings are {his} own.
      T<otherroad> {he} can time it and compare. ~ Facts are good against the feeling that it is wrong.
      C<otherroad> {he} can think, "The film tore. The road did not."
      A<otherroad> The car arrived nine minutes late by the dashboard, at the door where it was going. Nothing needed to be driven twice. There is another film in the collection now, with a goat in it. Plans that have a spare part are the ones that last.
    `,
  },
};
