import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const MINUTES = String.raw`(?:(?:\w+|\d+) (?:minutes?|mins?|seconds?) (?:later|after)|(?:within|after|in) (?:\w+ )?(?:\w+|\d+) (?:minutes?|mins?|seconds?)|the (?:minute|second|moment)|as soon as|once)`;

/** Tears until somebody has gone, and a good time right after: those who leave do not see it. */
export const roundTheCorner: NamedScene = {
  id: 'corner',
  image: 'a car that goes round a corner, and what begins on this side of it',
  cue: said(
    String.raw`\b(?:fine|happy|ok(?:ay)?|calm)\b[^.]{0,12}\b(?:\w+|\d+) (?:minutes?|mins?|seconds?) (?:later|after)\b|\b(?:cr(?:y|ies|ied|ying)|tears|sobs?|sobbing|scream\w*|upset)\b[^]*?(?:\b${MINUTES}\b[^.]{0,50}\b(?:fine|ok(?:ay)?|happy|happily|play\w*|paint\w*|laugh\w*|stops?|settl\w*|calm|forgot\w*|all smiles|as if nothing)|\b(?:fine|ok(?:ay)?|happy|stops?|settles?|plays?|calm)\b[^.]{0,20}\b(?:${MINUTES}|when) (?:\w+ )?(?:i|we|mum\w*|dad\w*|the car|the door)?[^.]{0,16}\b(?:gone|left|leave|out of sight|round the corner|shut|away)\b)`,
    String.raw`\b(?:night|bed|sleep\w*|hospital|all day|not fine|is ?n['’]?t fine|funeral|died)\b`,
  ),
  decides: false,
  answers: /\b(?:paint\w*|minutes?|corner|car|window|fine|settles?|keyworker|see)\b/i,
  titles: { young: 'Wave, Wave, and Then', older: 'On This Side of the Corner' },
  roles: { teacher: TEACHER },
  text: {
    '2-3': `
      D<corner> Bye-bye, wave! Then they are round the corner. {Name} may cry. The tears are real. Here is a hand. Here is some paint.
      P<corner> Big people cry at bye-bye too.
      Q<corner> At the bye-bye, {Name} may feel ____.
      H<corner> {helper} can wave from the path.
      H<corner> {teacher} can sit down there too.
      T<corner> {he} can wave and wave.
      T<corner> {he} can look for the paint.
      C<corner> {he} can say, "Wave, and then paint."
      A<corner> The wave is done. The tears got dry. Paint is on the hands. Bye-bye can be sad. Then comes hello.
    `,
    '4-5': `
      D<corner> Goodbye is a thing with a corner in it. {Name} can see the wave as far as the corner. It can hurt. Then there is nobody to see, and other things begin. There is paint, and there is a friend with a truck. The one who goes does not see that part.
      P<corner> The one who goes still has the sad face in mind. It would be good to hear about the paint.
      P<corner> Grown-ups can have wet eyes, too. They dry round the next corner.
      Q<corner> At the window, {Name} may feel ____.
      H<corner> {teacher} can send a word home about the time after.
      H<corner> {helper} can wave three times and go.
      T<corner> {he} can wave to the corner and then look round.
      T<corner> {he} can keep one thing to tell at hello.
      C<corner> {he} can say, "Wave, corner, paint."
      A<corner> The goodbye was short and sad. What came after it was long, with paint in it. Both can be told at hello. Then the one who went knows that part as well.
    `,
    '6-7': `
      D<corner> Two people say goodbye, and each one keeps another picture. The one who leaves keeps a sad face at a window. {Name} keeps the corner where somebody went out of sight. Then the day goes on, and soon there is something to do. That part is seen only from the inside.
      P<corner> Whoever leaves may think about that sad face for hours. It cannot be seen from outside that it got dry.
      P<corner> Tears stop when a body is done with them. To be happy soon after does not mean that they were not real.
      Q<corner> In the minute at the window, {Name} may feel ____. It may be another word at the table.
      H<corner> {teacher} can write one line home about the time after. ~ Then both pictures are known.
      H<corner> {helper} can keep the goodbye short and the same each time.
      T<corner> {he} can look to the corner, and then look for one thing to do.
      T<corner> {he} can draw what came after and hand it over at hello. ~ A picture is proof.
      C<corner> {he} can think, "To the corner, and then my day."
      A<corner> At hello, one has a day to tell, and one wants to hear it. The sad minute was one of them. There were many more, and some had paint in them. A goodbye may be wet again tomorrow, and the rest is dry.
    `,
    '8-10': `
      D<corner> A goodbye looks different from its two ends. Whoever leaves sees tears at a window, and then comes a corner, and the picture stops. For {Name} it goes on. The tears get less, somebody asks for the scissors, and after some minutes the day has begun. Nobody who walked away has ever seen that part, so they carry the wrong end about with them.
      P<corner> The person who leaves may have a hard time as well, and nobody to paint with. A line about how it went on is worth a good deal to them.
      P<corner> Being cheerful soon afterwards takes nothing back. The sadness was true, and so is the rest.
      Q<corner> In the minute before the corner, {Name} might feel ____. It may be quite another word a little later.
      H<corner> {teacher} can send a short note about what happened next. ~ It shows the other half of the film.
      H<corner> {helper} can go at the agreed moment, also on bad days. ~ A goodbye that is stretched has more corners.
      T<corner> {he} can decide beforehand on the first thing to do when the corner is empty.
      T<corner> {he} can tell it at hello from the corner onwards. ~ That is the part that nobody saw.
      C<corner> {he} can think, "Up to the corner, and then it goes on."
      A<corner> By hello, the goodbye is the shortest part of the day. The one who left knows only that part until the rest is told. It does not need to be much: a colour, a joke, what there was for lunch. After that, both ends of the day fit together.
    `,
  },
};
