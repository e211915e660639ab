import { said, type NamedScene } from '../../scene.ts';

/** A wheelchair that others push, lean on or steer without a question. */
export const myChair: NamedScene = {
  id: 'mychair',
  image: 'handles on a chair, and the question that comes before them',
  cue: said(
    String.raw`\b(?:push(?:es|ing|ed)?|grab\w*|mov(?:es|ing)|lean\w*|hang\w*|play\w* with|touch\w*|spin\w*|steer\w*)\b[^.!?]{0,30}\b(?:wheelchair|(?:his|her|their) chair|handles)\b|\bwheelchair\b[^.!?]{0,60}\b(?:push(?:es|ing|ed)?|grab\w*|lean\w*|hang\w*|touch\w*|spin\w*|steer\w*|mov(?:es|ing)) (?:it|him|her|them|on|the)\b`,
    String.raw`\b(?:pushed? over|on purpose to hurt|bull\w+)\b`,
  ),
  decides: true,
  titles: { young: 'Ask First, Then the Handles', older: 'The Question Before the Handles' },
  text: {
    '4-5': `
      D<mychair> {Name} goes by wheelchair. The chair is a bit like legs. Sometimes another child takes the handles and pushes. Then {Name} goes where {Name} did not want to go. A push can be nice, but the question comes first.
      P<mychair> The other child thinks of a ride, or wants to help. That child cannot feel how it is to be steered.
      Q<mychair> When the chair gets pushed, {Name} may feel ____.
      H<mychair> {helper} can tell all the children, "Ask first." ~ Then it is a rule for everybody.
      T<mychair> {he} can put on the brake.
      T<mychair> {he} can hold up a flat hand, which means "stop".
      C<mychair> {he} can say, "Ask me first, please."
      A<mychair> "May I push?" {Name} can say yes, or no, or "to the sandpit". It is {his} chair, and {he steers}.
    `,
    '6-7': `
      D<mychair> A wheelchair has two handles at the back, and they look like an invitation. So hands take hold and push, often without a word. For {Name} it is like being led off by the shoulders. The chair belongs to the body. It goes where its person wants, and a push is by request.
      P<mychair> Most of those who push mean to help, or want to be the driver. They have not thought about the front end.
      P<mychair> Children learn it fast when somebody tells them. Grown-ups in a hurry may need to hear it twice.
      Q<mychair> When the chair moves and nobody asked, {Name} may feel ____. It may be in the hands.
      H<mychair> {helper} can tell the class the rule, if that is welcome. ~ Then it is not told ten times.
      H<mychair> {helper} can set a good example and ask each time too.
      T<mychair> {he} can put the brake on and turn round. ~ It is hard to push a chair that looks back.
      T<mychair> {he} can say who may push today, and where to.
      C<mychair> {he} can say, "Ask first. My chair, my way."
      A<mychair> "Shall I push?" asks somebody, with both hands in the air. That is how it goes. The answer can be yes on the hill and no in the hall. The wheels turn when {Name} says so.
    `,
    '8-10': `
      D<mychair> A wheelchair is not furniture. It is how {Name} gets about, and while it is in use it counts as part of the person. All the same, people push it, lean on it or park it somewhere out of the way. Nobody would pick up a classmate and set them down by the wall. With wheels under somebody, the idea seems not to occur to them.
      P<mychair> Many think that they are helping. Help that has not been asked about is steering.
      P<mychair> Those who have been told once usually remember. A few enjoy it as a game, and that is a matter for an adult.
      Q<mychair> When the chair starts to move by itself, {Name} might feel ____. It is over in a second and may last longer inside.
      H<mychair> {helper} can raise it with the class or the school as a plain rule.
      H<mychair> {helper} can step in at once when it is not meant well.
      T<mychair> {he} can use the brake and a clear voice, in that order.
      T<mychair> {he} can make it known who may push, when, and what the signal is.
      C<mychair> {he} can say, "Hands off, unless I ask."
      A<mychair> The rule is short: the question first, and then the handles, and a no is a no. Friends get used to it within days. There are kerbs where a push is welcome, and it is good to have somebody for those. The chair goes where {Name} has decided to go.
    `,
  },
};
