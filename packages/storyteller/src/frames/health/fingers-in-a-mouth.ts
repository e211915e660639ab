import { said, type NamedScene } from '../scene.ts';

/** Somebody else's fingers, or a small mirror, in one's own mouth. */
export const fingersInAMouth: NamedScene = {
  id: 'fingers',
  image: 'fingers in a glove, and a mouth that says when',
  cue: said(
    String.raw`\b(?:fingers?|hands?|gloves?|instruments?|tools?|mirror|things?|stuff|metal|anything|something)\b[^.]{0,24}\bin(?:side|to)? (?:his|her|their|the|a) mouth\b|\b(?:won'?t|will not|refus\w+ to|does ?n'?t want to|would ?n'?t|never) (?:even )?(?:open|let (?:\w+ ){1,4}(?:look|touch|near|in))\b[^.]{0,40}\b(?:mouth|teeth)?\b`,
    String.raw`\b(?:brac(?:e|es)|fillings?|injections?|taken out|extract\w*|bit the|held (?:him|her|down))\b|\btooth ?brush`,
  ),
  decides: false,
  titles: { young: 'The Mouth Says When', older: 'A Glove, a Mirror and a Nod' },
  text: {
    '2-3': `
      D<fingers> The dentist has soft gloves. {Name has} teeth to show. A finger comes to the mouth. It is there to look. Then it goes out again.
      P<fingers> A mouth can shut. It can open, too.
      Q<fingers> When the glove comes, {Name} may feel ____.
      H<fingers> {helper} can open wide, too.
      H<fingers> {helper} can sit close by.
      T<fingers> {he} can touch the glove first.
      T<fingers> {he} can say, "Aah."
      T<fingers,comforter> {he} can have {comforter} near.
      C<fingers> {he} can say, "Look, look, and out."
      A<fingers> Look, look, and out. The teeth are counted. The mouth is shut again. Bye-bye, dentist.
    `,
    '4-5': `
      D<fingers> A mouth can open, and it can shut. {Name is} the one who moves it. The dentist would like to look in. For that there is a clean glove with a finger in it. There is a small mirror on a stick, too. They come in, they look, and they go out.
      P<fingers> Dentists know that nobody likes fingers in there. So they are quick, and they do not push.
      Q<fingers> When the glove comes near the mouth, {Name} may feel ____.
      H<fingers> {helper} can ask for a count to five. ~ At five, the mouth may shut.
      H<fingers> {helper} can ask to see the mirror first.
      T<fingers> {he} can feel the glove with one hand first.
      T<fingers> {he} can put up a hand for a rest. ~ Then the finger comes out.
      T<fingers,comforter> {he} can let the dentist look at {comforter} first.
      C<fingers> {he} can think, "In, look, and out."
      A<fingers> Five is not long. The glove came in, and it went out again. Now the dentist knows how many teeth there are. The mouth is shut again, and it still belongs to {Name}.
    `,
    '6-7': `
      D<fingers> Hardly anybody likes somebody else's fingers in the mouth. {Name} may not like it either. Lips and tongue feel more than almost any other part. So a glove seems bigger in there than it is. The dentist needs it to move a lip aside. A mirror on a stick looks round the corners.
      P<fingers> Dentists look into mouths all day long. They know that nobody likes fingers in there. They can feel when a mouth has had enough.
      Q<fingers> When the glove comes near, {Name} may feel ____. It may be in the lips or in the hands.
      H<fingers> {helper} can ask the dentist to say what comes next. ~ A finger that was announced is no surprise.
      H<fingers> {helper} can ask whether a mirror alone is enough to start with.
      T<fingers> {he} can agree on a stop sign, such as one hand up. ~ The hand stops everything.
      T<fingers> {he} can breathe through the nose and look at the lamp.
      C<fingers> {he} can think, "In, look, and out again."
      A<fingers> The glove is in the bin, and the mirror is in the wash. It took less time than it seemed to. The teeth were looked at from the front and from behind. The mouth is shut now, with everything in its place.
    `,
    '8-10': `
      D<fingers> There is a good reason why {Name} may not enjoy fingers in the mouth. Lips and tongue are among the most sensitive parts of a body. A fingertip in there feels as large as a thumb, and a metal mirror feels colder than it is. Besides, it is somebody else's hand. That is a sensible thing to be careful about. At the dentist there is a job for it, and it ends.
      P<fingers> A dentist cannot see round a corner without moving a cheek. Most of them notice a stiff jaw at once, because it makes their work slower. They would rather stop for a moment than go on against it.
      Q<fingers> When the glove comes near, {Name} might feel ____. It may be in the jaw or in the shoulders.
      H<fingers> {helper} can tell the dentist before the visit which part is the hard one. ~ It is hard to explain with an open mouth.
      H<fingers> {helper} can ask for a running report: which side, which tooth, how many more.
      T<fingers> {he} can agree on a stop sign and try it out once at the beginning. ~ It is easier to lie still with a sign that works.
      T<fingers> {he} can ask to hold the mirror and look first. ~ What a hand knows is less strange to a mouth.
      C<fingers> {he} can think, "A glove, a mirror, a nod, and out."
      A<fingers> The glove goes into the bin, and the mirror goes to be cleaned. What they came for is now written down, tooth by tooth. The stop sign was ready all the time. A mouth that has said when can be shut again in peace.
    `,
  },
};
