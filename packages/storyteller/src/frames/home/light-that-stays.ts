import { said, type NamedScene } from '../scene.ts';

const LIGHT = String.raw`(?:(?:landing|hall\w*|bathroom|corridor|night|bedroom|big) ?)?(?:lights?|lamps?)`;

/** A light outside a bedroom that has to stay on: it stays, and a voice brings it back where it has gone off. */
export const lightThatStays: NamedScene = {
  id: 'staysonlight',
  image: 'a line of light across the floor, which stays',
  cue: said(
    String.raw`\b(?:ha(?:s|ve) to (?:have|leave|keep)|needs?|wants?|must have|insists? on|only (?:sleeps?|settles?) with|(?:can'?t|won'?t|doesn'?t) (?:sleep|settle|go to bed|stay in bed) without|(?:sleeps?|asks?) with|leave|keep) (?:\w+ ){0,3}?${LIGHT}(?: (?:left|kept))?(?: (?:on|all night)\b|[.,!]|$| or | and )|\b(?:wants?|needs?|insists?)\b[^.!?]{0,40}\b(?:landing|hall\w*|bathroom|corridor) lights? on\b`,
    String.raw`\b(?:stop (?:needing|using)|wean\w*|get (?:him|her|them) off|without (?:a|the|his|her) (?:night ?)?light by|too bright|(?:turn|switch)\w* (?:it|the \w+ ?lights?|lights?) off|(?:turn|switch)\w* off|school trip|camp|sleepover|electric\w*|bill)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:or (?:he |she |they )?(?:screams?|cries|won'?t)|lights? on)\b/i,
  titles: { young: 'A Line on the Floor', older: 'A Line on the Floor' },
  text: {
    '2-3': `
      D<staysonlight> There is a light by the door. {Name is} in bed. A line is on the floor. Hello, line!
      P<staysonlight> Big people like a light too.
      Q<staysonlight> In bed at night, {Name} may feel ____.
      H<staysonlight> {helper} can leave the light on.
      H<staysonlight> {helper} can look in.
      T<staysonlight> {he} can look at the line.
      T<staysonlight> {he} can say, "Light, please."
      C<staysonlight> {he} can say, "Night-night, line."
      A<staysonlight> The line is on the floor. It stays there. Eyes go shut. Night-night, line. Night-night, door.
    `,
    '4-5': `
      D<staysonlight> Some people sleep best with a light outside the door. {Name} may like that, too. The light makes a line on the floor. It shows where the door is. If the line is gone one night, the door is still there. A few words can bring the light back.
      P<staysonlight> Lots of grown-ups leave a light on. It helps feet to find the way.
      Q<staysonlight> When there is no line on the floor, {Name} may feel ____.
      H<staysonlight> {helper} can put the light on before "good night".
      H<staysonlight> {helper} can show where the switch is.
      T<staysonlight> {he} can call, "Light, please."
      T<staysonlight> {he} can look for the door and the window.
      C<staysonlight> {he} can think, "There is the line, and there is the door."
      A<staysonlight> The line lies on the floor and keeps still. It is there when eyes are shut. In the morning the sun makes a bigger one. The door was in its place all night.
    `,
    '6-7': `
      D<staysonlight> A lamp outside a door does not do much. It makes one line across a floor. For {Name} that line may be what makes the room look right. Lots of people sleep like that, and some of them are grandparents. If the lamp is off one night, everything is in its place. Then a few words can bring the line back.
      P<staysonlight> Whoever turns it off may do so without thinking. It is what hands do on the way to bed.
      P<staysonlight> A brother or sister may like it dark. One shoe in the door makes a line, and not more.
      Q<staysonlight> When there is no line on the floor, {Name} may feel ____. It may be in the tummy.
      H<staysonlight> {helper} can put the lamp on before the story ends. ~ Then there is no dark bit in between.
      H<staysonlight> {helper} can find a small lamp that goes on by itself. ~ It needs no hand to think of it.
      T<staysonlight> {he} can call once and wait. ~ Feet need a moment to come.
      T<staysonlight> {he} can name five things in the room with shut eyes.
      C<staysonlight> {he} can think, "With or without the line, this is my room."
      A<staysonlight> The line lies across the floor and has nothing to do. Everything in the room is where it was at supper. Some people like such a line for years. In the morning there is light all over the floor. The line is in there somewhere.
    `,
  },
};
