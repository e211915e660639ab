import { said, type NamedScene } from '../scene.ts';

/**
 * A needle of which the waiting is the worst. That many would rather have more, and at once: Berns and others, "Neurobiological
 * substrates of dread", Science 2006. Tight muscles for some seconds are also what is advised to those who faint (NHS).
 */
export const minuteBefore: NamedScene = {
  id: 'minutebefore',
  image: 'the minute before, which is given a job',
  cue: said(
    String.raw`\b(?:(?:moment|minutes?|bit|part|seconds?|wait\w*|anticipation|build[- ]?up|run[- ]?up|lead[- ]?up|night|hours?|days?) (?:just |right )?before(?: (?:it|the (?:jab|needle|shot|injection|blood test)))?\b|the (?:wait|waiting|anticipation|build[- ]?up)\b[^.]{0,20}\b(?:worst|hard\w*|worse|that|what|gets)\b|(?:isn['’]?t|is not|not|n['’]t mind) (?:so much )?the (?:hurt|pain|needle itself|pinch|jab itself)\b)`,
    String.raw`\b(?:nasal|spray|cannula|drip|dentist|pinned|held (?:him|her|them) down|the (?:day|night|week) before yesterday)\b`,
  ),
  decides: false,
  takesHelps: true,
  answers: /\b(?:moment before|waiting|how long it is|the hurt|be ready)\b/i,
  titles: { young: 'A Job for the Minute', older: 'A Job for the Minute Before' },
  text: {
    '6-7': `
      D<minutebefore> One part of a needle is the pinch, which takes a few seconds. The other is the minute before. For {Name} that may be the worst of it. Heads are quick and run ahead. A minute is easier when it gets a job to do.
      P<minutebefore> Nurses know about that minute. They can be quick, or they can wait for a sign. They need to be told which.
      Q<minutebefore> In the minute before, {Name} may feel ____. It may be in the tummy or in the hands.
      H<minutebefore> {helper} can ask for a place near the start of the line.
      H<minutebefore> {helper} can tell the nurse what helps. ~ It is one sentence at the door.
      T<minutebefore> {he} can press both feet into the floor for five and let go.
      T<minutebefore> {he} can find ten small things on one wall.
      C<minutebefore> {he} can think, "This is the long part, and it has an end."
      A<minutebefore> The minute had its job and did it. After that came the pinch, a short one, and then a plaster. Now the long part is behind, and so is the short one. What is left is the way home.
    `,
    '8-10': `
      D<minutebefore> Of those who have just had a needle, many say the same: the worst was the minute before. The pinch takes a few seconds, and a mind has a whole minute to draw pictures of it. {Name} may know those pictures. They say nothing about how it is going to be. They show what a mind does when it has nothing else to do, and so the minute needs a job.
      P<minutebefore> Nurses would rather know. Some people want a countdown, some want to be surprised, and nobody can see from outside which it is.
      P<minutebefore> In a line of people, the ones who joke are often in the same minute. It sounds different, and that is all.
      Q<minutebefore> As the line gets shorter, {Name} might feel ____. It may be in the stomach, the hands or the knees.
      H<minutebefore> {helper} can ask the school or the surgery for one of the first places. ~ Less wait, less drawing.
      H<minutebefore> {helper} can ask whether it can be done lying down. ~ It mostly can.
      T<minutebefore> {he} can tighten both legs for five seconds and let go, again and again. ~ Muscles at work keep the blood where it is needed.
      T<minutebefore> {he} can agree on a sign with the nurse and be the one who gives it.
      C<minutebefore> {he} can think, "This is the long part, and I have a job in it."
      A<minutebefore> The pictures were wrong about the time, as usual. There was a minute with tight legs in it, and the needle took a few seconds of the next. There is a plaster now and a sleeve to roll down. Next time the mind may draw again, and it has one true picture to work from.
    `,
    '11+': `
      D<minutebefore> The minute before a needle can be longer than the needle. In an experiment, people could choose between a light electric tap on the foot after a wait and a stronger one at once. A good number took the stronger one, and {Name} may be built in the same way. Dread is not a forecast of how much something is going to hurt. It is a body that has started early and has nothing to do yet, and so the minute before needs a job.
      P<minutebefore> Nurses see that minute all day long. Some people want a countdown and some want none, and it cannot be told from their faces. One sentence settles it.
      P<minutebefore> What is passed round about needles in a group chat is chosen because it makes others gasp. A photo of the thing next to a coin would get no replies.
      Q<minutebefore> In the minute before, {Name} might notice ____. Hands and stomachs are usually the first to know.
      H<minutebefore> {helper} can ask for a place at the start of the list. ~ A shorter wait leaves less room.
      H<minutebefore> {helper} can find out whether it can be done lying down, in a side room. ~ It is a common wish and needs no reason.
      T<minutebefore> {he} can tighten the thighs for five seconds, let go and start again. ~ It gives the body the job, and it keeps the blood in the head.
      T<minutebefore> {he} can agree on a signal and be the one who gives it. ~ A start that one has chosen oneself is shorter.
      C<minutebefore> {he} can think, "This is the long part. It has an end, and I have a job."
      A<minutebefore> The needle, when it came, took a few seconds, which is short for something that has been discussed for a week. The minute before was spent on tight legs and a signal. It does not go away for good by being got through, but it has lost its monopoly. The sleeve comes down, and somebody else's minute begins.
    `,
  },
};
