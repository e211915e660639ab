import { said, type NamedScene } from '../scene.ts';

const PHOTO = String.raw`\b(?:photos?|photograph\w*|picture day|school pictures?|class picture|(?:his|her|their) picture (?:taken)?|smil\w+ for)\b`;
const GAP = String.raw`\b(?:(?:lost|losing|lose|missing|no|without|wobbly|knocked out|fell out|come out|came out)\b[^.!?]{0,24}\b(?:tooth|teeth)|(?:tooth|teeth)\b[^.!?]{0,24}\b(?:fell|fallen|came|come|coming|out|missing|gone|gap|lost|wobbly)|gap(?:s|py)?\b[^.!?]{0,16}\b(?:tooth|teeth|smile|mouth)|toothless|gappy)\b`;

/** A photo with a gap where front teeth were. */
export const aGapOnPhotoDay: NamedScene = {
  id: 'gap',
  image: 'a gap in a smile, which is there for one summer and in one photo',
  cue: said(
    `(?=[^]*(?:${PHOTO}))(?=[^]*(?:${GAP}))`,
    String.raw`\b(?:dentist|braces?|x-?rays?|brush\w*|tooth fairy|toothache)\b`,
  ),
  decides: true,
  answers: /\b(?:tooth|teeth|gap\w*|photos?|looks?|bad|silly|ugly|mon|tues|wednes|thurs|fri)\w*\b/i,
  titles: { young: 'A Gap in the Picture', older: 'The Year of the Gap' },
  text: {
    '4-5': `
      D<gap> A photo shows a face as it is today. {Name} may have a gap in front today. Teeth go and new ones come. A mouth with a gap can smile, or it can stay shut. Both are fine in a photo.
      P<gap> The one with the camera sees lots of gaps. It is all normal there.
      Q<gap> When it goes click, {Name} may feel ____.
      H<gap> {helper} can find an old photo with a gap.
      H<gap> {helper} can try two smiles in the mirror.
      T<gap> {he} can smile wide or with {his} lips shut.
      T<gap> {he} can look at the camera and think of a joke.
      C<gap> {he} can say, "This is my face today."
      A<gap> Click, and it is done. The face on the photo is {Name}, gap and all. Next year's photo may have new teeth in it.
    `,
    '6-7': `
      D<gap> Teeth do not ask which day the photo is. {Name} may wonder how a smile looks with a gap in it. At this age most classes are full of gaps. Some have one, some have four. A photo shows a face as it is this year. Next year's face is another one.
      P<gap> Somebody who takes school photos sees gaps all day long. To them a gap is as normal as a nose.
      P<gap> Grown-ups often like their photo with the gap best. It was there for such a short time.
      Q<gap> Up on the stool, {Name} may feel ____.
      H<gap> {helper} can look for an old photo of somebody with a gap.
      H<gap> {helper} can try out three smiles with {him} in the mirror.
      T<gap> {he} can choose: a wide smile, or lips that stay shut.
      T<gap> {he} can think of something funny just before the click.
      C<gap> {he} can think, "One gap, one year, one photo."
      A<gap> Click, and the next child gets up on the stool. The photo has caught a face that is only there this year. Soon the gap closes, and nobody can take that photo again. Somebody will look at it one day and say, "Oh, that was then!"
    `,
    '8-10': `
      D<gap> A camera is quicker than a tooth. The photo is taken on one day, and a new tooth takes months. {Name} may have a gap just now and wonder how that will look. It will look like somebody of this age. Children lose about twenty teeth in six or seven years. So most class photos have a gap somewhere in the row.
      P<gap> Photographers see hundreds of faces in a day. A gap is nothing that they stop at.
      P<gap> The others are busy with their own hair, or with a spot. Hardly anyone looks at a class photo for somebody else's teeth.
      Q<gap> Just before the click, {Name} might feel ____.
      H<gap> {helper} can dig out an old photo in which somebody has a gap. ~ Most families have one.
      H<gap> {helper} can leave the choice of smile to {Name}.
      T<gap> {he} can try a smile with the lips shut and one with the lips open, and choose.
      T<gap> {he} can think of something funny at the last moment. ~ People mostly look at the eyes.
      C<gap> {he} can think, "It is this year's face."
      A<gap> The click took less time than a blink. What it kept is a face from this year, and next year's will be different again. The gap fills up in its own time. After that, the photo is the only place where it can still be seen.
    `,
  },
};
