import { said, type NamedScene } from '../scene.ts';

/** Wet hair, and a dryer that is loud and hot. */
export const hairDryer: NamedScene = {
  id: 'dryer',
  image: 'warm wind that is loud, and a towel that is not',
  cue: said(
    String.raw`\bhair ?-?dryers?\b|\b(?:dry|drying|blow[- ]?dry\w*) (?:his|her|their) hair\b|\bhair dried\b`,
    String.raw`\b(?:swim\w*|pool|changing rooms?|hoover\w*|vacuum\w*|blender)\b`,
  ),
  decides: true,
  titles: { young: 'A Loud, Warm Wind', older: 'Wind From a Handle' },
  text: {
    '2-3': `
      D<dryer> {his} hair is wet. Drip, drip. A towel can rub it. A dryer can blow. Whooo, it goes!
      P<dryer> It is a loud wind. It is warm, too.
      Q<dryer> With the loud wind, {Name} may feel ____.
      H<dryer> {helper} can use a towel.
      H<dryer> {helper} can blow far away.
      T<dryer> {he} can feel it on one hand.
      T<dryer> {he} can press off.
      C<dryer> {he} can say, "Whooo, and stop."
      A<dryer> Whooo, and stop. The wind is off. The hair is dry. It is soft and warm. Bye-bye, wind.
    `,
    '4-5': `
      D<dryer> Wet hair is cold on the neck. {Name} may not like the dryer, because it is loud and hot. It makes wind, and the wind is near the ears. A towel dries too, only slower. Hair gets dry in the end, whatever it is dried with.
      P<dryer> On the other end of the dryer it is not so loud. The one who holds it does not get the wind.
      Q<dryer> When the dryer starts, {Name} may feel ____.
      H<dryer> {helper} can rub with a towel first. ~ Then the wind has less to do.
      H<dryer> {helper} can set it low and hold it away.
      T<dryer> {he} can feel the wind on one hand first.
      T<dryer> {he} can count to ten with it, and then it stops.
      C<dryer> {he} can say, "Ten of wind, and then stop."
      A<dryer> Eight, nine, ten, and it is quiet. The hair is dry on top, and a towel did the rest. It smells of soap. A warm neck is a good thing.
    `,
    '6-7': `
      D<dryer> Wet hair takes an hour to dry by itself. A dryer is quicker, and {Name} may find it loud and hot. It sucks in air, warms it and blows it out beside the ears. From the handle it is about half as loud. So it helps to be the one who holds it.
      P<dryer> Some people like the sound and fall asleep under it. Ears differ, and so do necks.
      Q<dryer> When the dryer starts, {Name} may feel ____. It may be in the ears or on the neck.
      H<dryer> {helper} can use a towel and a warm room on most days. ~ Hair has time.
      H<dryer> {helper} can choose the low setting and stay an arm away.
      T<dryer> {he} can hold the dryer and point it.
      T<dryer> {he} can put something over the ears for one minute.
      C<dryer> {he} can think, "One minute of wind, and my hand is on it."
      A<dryer> The minute was over, and the wind went back to being air. What was still wet got dry during a book. Hair does not mind how long it takes. The neck is warm again.
    `,
  },
};
