import type { DeedThread } from './deed-thread.ts';

/** A treatment that the child did with its own hands: an injection, a finger prick, a pump. */
export const ownCare: DeedThread = {
  id: 'own-hands',
  image: 'the steps of a treatment, done by other hands than before',
  cue: /\b(?:(?:did|does|gave|gives|done|took|takes|put|changed|changes|used|uses|checked|checks|drew up|mixed|managed)\b[^.!?]{0,24}\b(?:own|(?:him|her|them)sel(?:f|ves))\b[^.!?]{0,24}\b(?:injections?|insulin|finger ?pricks?|finger[- ]prick|blood sugars?|bloods|inhaler|spacer|nebuli[sz]er|eye ?drops|ear ?drops|pump|sensor|patch|catheter|feed|tube|dressing|cream|hearing aids?|splints?|epi-?pen|jab|shot|needle|medicine|tablets?|stoma|physio|contact lens\w*|lenses|brace|nose spray)|(?:injected|catheteri[sz]ed|nebuli[sz]ed) (?:him|her|them)sel(?:f|ves)|(?:did|does|gave|gives|changed|put in|put on|checked|used)\b[^.!?]{0,6}\b(?:his|her|their|the) (?:\w+ ){0,2}(?:injections?|insulin|finger ?pricks?|blood sugars?|inhaler|eye ?drops|pump|sensor|catheter|dressing|cream|hearing aids?|contact lens\w*|lenses|splints?)\b[^.!?]{0,20}\b(?:by (?:him|her|them)sel(?:f|ves)|on (?:his|her|their) own|without (?:me|us|help|being reminded)|for the first time))/i,
  decides: true,
  titles: { young: 'These Hands Did It', older: 'The Same Steps, Other Hands' },
  text: {
    '4-5': `
      D<own-hands> A big hand did that before. It has steps, and they come in a row. This time {Name} did them with a new hand. A grown-up was near. The hand knew what came next.
      D<own-hands> Some things help a body to be well. Mostly a grown-up does them. {Name} did it, and that was new. First came one step, then the next, and then the end.
      P<own-hands> Nurses show how such things are done. They like to see it when somebody can.
      P<own-hands> Grown-ups learnt it too. They were slow the first time.
      Q<own-hands> Just before it, {Name} may have felt ____.
      H<own-hands> {helper} can be near the next time. ~ Near is fine, and so is help.
      H<own-hands> {helper} can do it again on some days. ~ Small hands may rest.
      T<own-hands> {he} can show a toy how it goes.
      T<own-hands> {he} can tell what comes first.
      C<own-hands> {he} can say, "My hand knows the way."
      C<own-hands> {he} can think, "One step, and then the next."
      A<own-hands> It was new, and now it is done. {Name} can put that hand round a crayon next, or a bun. It is the same hand, and it knows more.
      A<own-hands> The steps were the same, and the hand was a new one. On some days a big hand will do it. That is good too. {Name} knows how it goes.
    `,
    '6-7': `
      D<own-hands> Grown-ups mostly do that sort of thing for children. {Name} did it with {his} own hands, and that is new. There are steps, and they come in a row. Somebody can watch, but the moment belongs to one person only. Then it is done.
      D<own-hands> It is one thing to hold still, and another thing to do it. {Name} did it. The steps were the same as before, and the hands were new. Just before the main step, everything gets very quiet. Then a hand begins.
      P<own-hands> Nurses and parents know how much thinking goes into it. From outside it looks small.
      P<own-hands> There are grown-ups who cannot even look at such things. They look at the ceiling.
      Q<own-hands> Just before it, {Name} may have felt ____. After it there may have been another word.
      H<own-hands> {helper} can be there the next time and only watch.
      H<own-hands> {helper} can do it again when that is wanted. ~ To be able to is one thing, and every day is another.
      T<own-hands> {he} can teach the steps to a toy.
      T<own-hands> {he} can tell somebody which step was the hardest one.
      C<own-hands> {he} can say, "These hands can do it."
      C<own-hands> {he} can think, "I know the steps."
      A<own-hands> It was new, and now there has been a first time. The hands that did it can draw, or peel an orange. On another day somebody else may do it, and that is fine too. {Name} knows the steps.
      A<own-hands> Everything is put away again. The first time is over, from start to end. {Name} did all of it. The hands look just the same as before.
    `,
    '8-10': `
      D<own-hands> There is a difference between holding still for a treatment and doing it oneself. The first is the usual way. {Name} did the second, and that is new: the same steps, with other hands. Somebody can stand by and watch, and still one person decides on the moment. It takes a second, and the second before it is the long one.
      D<own-hands> Most people would hand a job like that to somebody else, and be glad to. {Name} did it alone, from the first step to the last. None of the steps is big. What is new is that nobody else says "now". That word is said inside, and then a hand moves.
      P<own-hands> People who teach this for a living can tell when hands have learnt it. They say little then, because there is little left to say.
      P<own-hands> Whoever did it until now may be relieved, impressed and a bit out of work.
      Q<own-hands> In the second before, {Name} might have felt ____. In the second after, it may have been another word.
      H<own-hands> {helper} can stand by next time and say nothing. ~ It is harder than it sounds.
      H<own-hands> {helper} can do it on days when {he wants} a rest from it. ~ To be able to is one thing, and every day is another.
      T<own-hands> {he} can say the steps in order to somebody who would like to know.
      T<own-hands> {he} can decide who is there the next time. ~ It is a small thing to choose, and it helps.
      C<own-hands> {he} can think, "My hands know the way."
      C<own-hands> {he} can think, "I can do it, and I can ask."
      A<own-hands> The things are cleared away, and the hands are just hands again. {Name} did a new thing with them, and many adults would have passed it on. Some days it may be harder, and on some it will hardly be noticed. For a first time it was complete.
      A<own-hands> It is only a few steps, and now they have been taken by the person they are for. That was new. Tomorrow somebody else may do it, or not, as is wanted. {Name} knows how long the long second is.
    `,
    '11+': `
      D<own-hands> Treatment is usually something that happens to a person. {Name} turned that round and did it, with the same equipment and a new pair of hands in charge. The steps are known and can be looked up. What cannot be looked up is the moment between being ready and going ahead. It has no instructions and takes exactly as long as it takes.
      D<own-hands> Holding still is a skill, and it has its limits, as somebody else is holding the other end. {Name} took over that end, and it was new. From outside it is a short procedure with a beginning and a bin. From inside there is one very long second in it, in which nobody else can say "now".
      P<own-hands> Whoever teaches such things has seen a great many hands hesitate. They do not count the seconds. They look at whether it got done, and then they begin to talk about something else.
      P<own-hands> Those who have done it until now hand over a job and a worry. They give up the first more easily than the second.
      Q<own-hands> In the pause before it, {Name} might have felt ____. A dry mouth is a common answer.
      H<own-hands> {helper} can be in the room and keep quiet, or be next door. ~ It is worth asking which.
      H<own-hands> {helper} can take it over on a bad day without making it a topic. ~ Independence allows for days off.
      T<own-hands> {he} can note what made the pause shorter, for another time.
      T<own-hands> {he} can say who may know about it and who may not. ~ It is private news, even when it is good.
      C<own-hands> {he} can think, "Same steps, my hands."
      C<own-hands> {he} can think, "I can say now."
      A<own-hands> It will turn into routine, and routine is the best that can happen to it. For the moment it is still new, and it was done from beginning to end by the person it concerns. That is worth a line somewhere. The hands went back to ordinary business afterwards, and {Name} with them.
      A<own-hands> Nothing about the equipment has changed, and yet there has been a first time. {Name} knows how long that second is, and that it ends. On some days somebody else may do it, which takes nothing away. A thing that can be done can also be left to others.
    `,
  },
};
