import { said, type NamedScene } from '../scene.ts';

const GOOD_THERE = String.raw`(?:angel|perfect|good as gold|fine|no (?:trouble|problems?|issues?)|lovely|delight|well behaved|model (?:pupil|student)|happy|(?:she|he|they)['’]?s? (?:is )?(?:great|fine|good|perfect))`;
const OUT_AT_HOME = String.raw`(?:hits?|hitting|kicks?|screams?|screaming|meltdowns?|melts? down|explodes?|explosions?|loses it|falls apart|tantrums?|rages?|shouts?|throws?|horrible|awful|monster|different child|cries|sobs|vile|rude)`;
const HOME = String.raw`(?:(?:comes?|gets?|is|back|once|at|arrives?) (?:back )?home|after (?:school|nursery|pick[- ]?up)|in the car|the (?:minute|moment|second) (?:I pick|we|he|she|they)|through the (?:front )?door|at pick ?up)`;

/** All day it was held in, and at home it comes out: what a school day costs, and a first half hour with nothing in it. */
export const anAngelAtSchool: NamedScene = {
  id: 'heldin',
  image: 'a bottle that was shaken all day, and a cap that is opened slowly',
  cue: said(
    String.raw`(?=[^]*\b(?:school|nursery|class|teachers?|reception|pre-?school)\b)(?:[^]*\b${GOOD_THERE}\b[^]*\b${HOME}\b[^]*\b${OUT_AT_HOME}|[^]*\b${OUT_AT_HOME}\b[^.!?]{0,50}\b${HOME}\b[^]*\b${GOOD_THERE}|[^]*\bafter[- ]school (?:meltdowns?|restraint collapse|tantrums?))`,
    String.raw`\b(?:grandma|granny|dad's house|his dad's|her dad's|scared of)\b`,
  ),
  decides: true,
  takesHelps: true,
  answers: /\b(?:angel|good as gold|wrong colou?r|decided (?:he|she|they))\b/i,
  titles: { young: 'A Shaken Bottle', older: 'Open It Slowly' },
  text: {
    '4-5': `
      D<heldin> At school there is a lot to hold in. Hands stay still, and feet stay under a chair. {Name} may do that all day long. Then comes home, and it all wants out at once. It is like fizzy water in a bottle that was shaken. Even a wrong cup can make it go whoosh.
      P<heldin> School is a big thing to do each day. Some mornings the body says, "Not again."
      P<heldin> At home people may get some of the whoosh. A small brother or sister did nothing to make it so.
      Q<heldin> When the door shuts behind {him}, {Name} may feel ____.
      H<heldin> Someone at home can have a snack ready and ask nothing yet.
      H<heldin> {helper} can tell the teacher about the bottle.
      H<heldin> {helper} can cut the morning into very small steps.
      T<heldin> {he} can dig, push a wall or stamp.
      T<heldin> {he} can go to a quiet spot for a bit.
      C<heldin> {he} can say, "I am a shaken bottle. Slow, please."
      A<heldin> The cap was opened slowly, and it went fff. After that it is only water, and a cup is a cup. School was long today. Now there is home, and room for all of it.
    `,
    '6-7': `
      D<heldin> Holding things in is work, though nobody can see it. At school {Name} sits still, waits, and swallows a cross word. It adds up from lesson to lesson. At home it is safe to let go. So it comes out there, over a sock or a biscuit. A bottle of fizzy water is like that. It looks quite still until somebody takes off the cap.
      P<heldin> Teachers see a calm child and cannot guess the rest. They can help if somebody tells them.
      P<heldin> At home people may think that they did something wrong. Mostly they did not. They are just the ones {Name} trusts.
      Q<heldin> On the way home from school, {Name} may feel ____. It may be in the jaw or the fists.
      H<heldin> Someone at home can keep the first half hour empty, with just a snack.
      H<heldin> {helper} can ask school for a small break at midday.
      T<heldin> {he} can run, dig or bounce before anything else.
      T<heldin> {he} can show with fingers how shaken the bottle is, from one to five.
      C<heldin> {he} can think, "Open it slowly. I am home."
      A<heldin> A snack was eaten, and something was dug. The fizz came out bit by bit, and nobody got wet. After that there was a story about break, all by itself. School takes a lot, and home has a place to put it down.
    `,
    '8-10': `
      D<heldin> There is a sort of tiredness that comes from behaving well. {Name} may listen, wait and be polite to somebody who pushed in, all from nine until three. It goes so well that nobody at school would believe the rest. The rest comes at home. It can be set off by a wrong plate, because the plate is not what it is about. It can be compared to a bottle that was shaken in a bag all day.
      P<heldin> A teacher sees the bottle with its cap on. It is worth telling school what comes afterwards, since it is their day that does it.
      P<heldin> People at home get the worst of it because home is where one is loved in any case. It is a compliment of an uncomfortable kind, and it can still hurt them.
      Q<heldin> In the first minutes at home, {Name} might feel ____. It may have been there since lunch.
      H<heldin> Someone at home can leave the first half hour free of questions. ~ "How was your day?" can wait until supper.
      H<heldin> {helper} can find out with the teacher where in the day a short break would fit.
      T<heldin> {he} can go straight to something hard on the muscles: a trampoline, a bike, a spade.
      T<heldin> {he} can say, "Fizzy today," and go to {his} room until it is less. ~ Then people know.
      C<heldin> {he} can think, "Cap off slowly. It was a long day."
      A<heldin> Half an hour and two sandwiches later, a plate is only a plate. If something went wrong first, it can be put right now, when there is a head for it. School will take as much again tomorrow. It is good to know where it goes, and that home can open it slowly.
    `,
  },
};
