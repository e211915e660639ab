import { said, type NamedScene } from '../scene.ts';

/** An inhaler that comes with a mask: the mask is what sits on the face. */
export const withTheMaskOn: NamedScene = {
  id: 'maskpuff',
  image: 'a soft mask that sits on a face for five breaths',
  cue: said(
    String.raw`(?=[^]*\b(?:inhalers?|puffers?|spacers?|asthma|ventolin|salbutamol)\b)[^]*\bmasks?\b|\b(?:spacer|inhaler|puffer)\b[^.!?]{0,24}\b(?:on|over|near|to) (?:his|her|their) face\b`,
    String.raw`\b(?:nebuli\w+|oxygen|cpap|an[ae]sthetic|operation|halloween|superhero)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:mask|face|spacer|inhaler|asthma)\b/i,
  titles: { young: 'Mask On, Mask Off', older: 'Mask On, Five Breaths, Mask Off' },
  text: {
    '4-5': `
      D<maskpuff> The inhaler has a mask, and the mask goes on {his} face. It is soft at the edge. It covers nose and mouth, so no puff gets lost. {Name} breathes in and out. After that the mask comes off again.
      P<maskpuff> A mask can feel odd and smell odd. It is not there to stop the air. Air comes in all the time.
      P<maskpuff> The puff makes no sound in a chest. It works all the same.
      Q<maskpuff> With the mask on, {Name} may feel ____.
      H<maskpuff> {helper} can count the breaths on fingers. ~ Then the end can be seen.
      H<maskpuff> {helper} can hold the mask to a bear first.
      T<maskpuff> {he} can help to hold the mask.
      T<maskpuff> {he} can look in a mirror with the mask on.
      C<maskpuff> {he} can think, "Mask on, breathe, mask off."
      A<maskpuff> The mask is off, and the puff has gone down. There may be a red line round the nose, and it goes. Now the inhaler rests on its shelf. The chest can run and sing.
    `,
    '6-7': `
      D<maskpuff> Medicine from an inhaler is a fine mist, and mist goes everywhere. So there is a mask, and it sits close on {Name}'s face. It lets in air the whole time. When the edge fits well, the mist can only go down. A few slow breaths are enough. Then the mask comes off.
      P<maskpuff> Having something over nose and mouth is not nice for many people. Skin there feels every touch.
      P<maskpuff> A parent presses a little, so that no medicine gets out. It may feel like more than it is.
      Q<maskpuff> When the mask comes close, {Name} may feel ____.
      H<maskpuff> {helper} can let {his} hand come along and hold it too.
      H<maskpuff> {helper} can ask the asthma nurse when a mouthpiece might do. ~ Some children change to one.
      T<maskpuff> {he} can hold the mask and count the breaths on a knee.
      T<maskpuff> {he} can put up a thumb when the edge sits right.
      C<maskpuff> {he} can think, "Air comes in. Five, and off."
      A<maskpuff> The last breath is out, and off comes the mask with a small plop. Below, in the tubes of the chest, the puff has work to do. It makes no noise about it. There is room for air now, and the face is {hers} again.
    `,
    '8-10': `
      D<maskpuff> The mask on an inhaler has a plain reason: mist escapes through any gap. For {Name} it may be the worst part, with plastic on the skin and its own warm breath in it. Air gets in all the time through a valve, also when it does not feel so. A close fit makes it shorter, because then none of the medicine goes to waste. It ends after a known number of breaths.
      P<maskpuff> Many people dislike things over nose and mouth. The body guards that place, and it takes a while to believe that all is well.
      P<maskpuff> Adults who hold a mask are often thinking of a night with a cough in it. It can make them hurry.
      Q<maskpuff> With the mask on, {Name} might notice ____.
      H<maskpuff> {helper} can hand over the holding. ~ A mask in one's own hand is a different thing.
      H<maskpuff> {helper} can ask the asthma nurse whether a mouthpiece would do by now.
      T<maskpuff> {he} can hold it with one hand and count the breaths on the other.
      T<maskpuff> {he} can warm the rim in a hand first. ~ Cold plastic is half of the trouble.
      C<maskpuff> {he} can think, "There is air in here, and there is an end."
      A<maskpuff> It comes off and leaves a line on the cheeks, like a pillow. The medicine from the inhaler is where it was meant to go and gets on with it in silence. Breathing is dull again, which is good in breathing. The mask dries on the draining board, next to a fork.
    `,
  },
};
