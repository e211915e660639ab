import { said, type NamedScene } from '../scene.ts';

/** Arms that come out of the straps on the way. */
export const armsInTheStraps: NamedScene = {
  id: 'armsin',
  image: 'two arms, two straps, and a car that goes when all four are in their place',
  cue: said(
    String.raw`\b(?:arms?|shoulders?)\b[^.]{0,16}\bout\b|\b(?:slips?|slides?|wriggl\w*|squirm\w*|climbs?|gets?|escap\w*|pulls?|houdini)\b[^.]{0,30}\b(?:straps?|harness|(?:out )?of (?:his|her|their|the) (?:car )?seat)\b|\bhoudini\b`,
    String.raw`\b(?:arms? out (?:of|for|to) (?:me|us|bed)|out the window|out of the window|button|buckle|unclips?|undo(?:es)?)\b`,
  ),
  decides: false,
  answers: /\b(?:arms?|straps?|slips?|wriggl\w*|houdini|escap\w*)\b/i,
  titles: { young: 'Two Arms In', older: 'What Straps Can Hold' },
  text: {
    '2-3': `
      D<armsin> Arm, arm, click, and off it goes. {Name} may slip an arm out. Oh! Then the car stops. It waits for arms.
      P<armsin> Big people have a belt. It sits on the chest.
      Q<armsin> In the straps, {Name} may feel ____.
      H<armsin> {helper} can stop and help.
      H<armsin> {helper} can sing the arm song.
      T<armsin> {he} can put one arm in.
      T<armsin> {he} can hold a toy in two hands.
      C<armsin> {he} can say, "Arm in, arm in, go!"
      A<armsin> Arm in, arm in. The straps hold on like a hug. Off goes the car. Hello, cow!
    `,
    '4-5': `
      D<armsin> A car seat has two straps, and a child has two arms. {Name} may slip out, first one arm and then the other. It can be a game, or it may be too warm. But straps can hold only what is in them. So the car stops at a good place and waits.
      P<armsin> The one at the wheel looks at the road. It is hard to drive and look back.
      P<armsin> Straps are there for a fast stop. They hold a body in its seat.
      Q<armsin> In the straps, {his} arms may feel ____.
      H<armsin> {helper} can see if it is too warm in there.
      H<armsin> {helper} can stop at a good place and wait.
      T<armsin> {he} can say, "It is too warm in here."
      T<armsin> {he} can keep two hands busy with a toy.
      C<armsin> {he} can think, "Arm, arm, click, and go."
      A<armsin> The arms went back in, and the car went on. Hands can wave at a cow with the straps on. When the car is home, all of it comes off. Out they go, one arm and one arm.
    `,
    '6-7': `
      D<armsin> The straps of a car seat are made for one moment, a fast stop. Then they hold a body where it is. {Name} may slip the arms out on the way, because sitting gets dull. Straps can only hold what is inside them. So a car with an arm outside stops at a safe place.
      P<armsin> The driver needs both eyes for the road. That is why the car stops first and the talking comes later.
      P<armsin> Racing drivers wear six straps. They get very warm in them, and they leave them on.
      Q<armsin> When the straps get too much, {Name} may feel ____.
      H<armsin> {helper} can take off a thick coat before the straps go on. ~ Coats make straps loose and arms hot.
      H<armsin> {helper} can plan a stop on a long way. ~ Arms can stretch there.
      T<armsin> {he} can say, "I need a stop," before an arm comes out.
      T<armsin> {he} can give both hands something to do.
      C<armsin> {he} can think, "Both arms in, and the car goes on."
      A<armsin> The car goes on when both arms are in their place. A game for two hands makes a way shorter than a wriggle does. At the end there is a click, and arms may do what they like. They can stretch all the way up to the roof.
    `,
  },
};
