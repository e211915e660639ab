import { said, type NamedScene } from '../scene.ts';

/** A screen that is asked for over and over. */
export const offNowOnLater: NamedScene = {
  id: 'askscreen',
  image: 'a dark screen, and a question that has a time for an answer',
  cue: said(
    String.raw`\b(?:always|constantly|keeps?|forever|non[- ]?stop|all day|wakes? up|first thing|every (?:five|two|few) minutes|never stops|begs?|nags?|whines?)\b[^.!?]{0,24}\b(?:ask\w*|begg\w*|nagg\w*|whin\w*|demand\w*|want\w*|cr(?:y|ies|ying)|begs?|nags?|whines?)? ?(?:for )(?:the |a |his |her |my |our |more )?(?:telly|tv|television|i-?pad|tablet|screens?|screen ?time|you ?tube|cartoons?|programmes?|peppa|bluey)\b`,
    String.raw`\b(?:own phone|off|stop\w*|tantrums? when|bed ?time|restaurant|car)\b`,
  ),
  decides: false,
  answers: /\b(?:ask\w*|begg\w*|nagg\w*|whin\w*)\b/i,
  titles: { young: 'Off Now, On Later' },
  text: {
    '2-3': `
      D<askscreen> The screen is off. {Name} may say, "On!" It has a time. That is later. A ball has a time too. It is now.
      P<askscreen> Big ones like a show too.
      Q<askscreen> With the screen off, {Name} may feel ____.
      H<askscreen> {helper} can say when.
      H<askscreen> {helper} can sit down and play.
      T<askscreen> {he} can roll a ball.
      T<askscreen> {he} can fetch two cars.
      C<askscreen> {he} can say, "Off now, on later."
      A<askscreen> Off now, on later. The screen has a rest. Hands had a lot to do. Later comes. Hello, ball!
    `,
    '4-5': `
      D<askscreen> A screen does all the work, and a game needs a start. {Name} may ask for the screen, and then ask once more. The answer stays the same. It is easier when the time for it is known.
      P<askscreen> Grown-ups hear that question a lot. They get tired of it, and so does the one who asks.
      P<askscreen> After a bit of play the question gets small. Then it may be gone for a while.
      Q<askscreen> When the answer is "not now", {Name} may feel ____.
      H<askscreen> {helper} can put a picture by the clock. ~ Then it can be seen when it is time.
      H<askscreen> {helper} can help with the start of a game. ~ After that it goes on alone.
      T<askscreen> {he} can ask, "When is it?" and then go off to play.
      T<askscreen> {he} can pick one box and tip it out.
      C<askscreen> {he} can think, "Off now, on later."
      A<askscreen> The question got an answer with a time in it. Until then something was started on the floor. Starts are hard, and middles are easy. The screen is off now, and its time will come.
    `,
  },
};
