import { said, type NamedScene } from '../scene.ts';

/** Somebody close died, and the missing comes out as anger. */
export const angrySinceTheDeath: NamedScene = {
  id: 'griefanger',
  image: 'a slammed door, and the missing that stands behind it',
  cue: said(
    String.raw`(?=[^]*\b(?:died|passed away|death)\b)[^]*\b(?:angry|anger|furious|rag(?:e|es|ing)|cross|lash\w* out|hits?|kicks?|aggressive|slams?|temper|hates? everyone|fights?)\b`,
    String.raw`\b(?:would rather|(?:wo ?n['’]?t|wont|will not|does ?n['’]?t|never|refuses to) (?:\w+ )?(?:talk|speak|say)|pet|dog|cat|hamster|guinea|rabbit|goldfish|fish)\b`,
  ),
  decides: false,
  answers: /\b(?:angry|anger|furious|all the time|lives with|hits?|slams?)\b/i,
  titles: { young: 'Loud and Sad', older: 'What Stands Behind a Slammed Door' },
  text: {
    '4-5': `
      D<griefanger> {who} died, and that is very sad. In {Name} the sad may come out loud. It can shout, or kick a chair. Missing somebody can feel just like being cross. It is because {who} cannot come back.
      P<griefanger> Grown-ups get cross, too, when they miss somebody. They may do it over a spoon.
      Q<griefanger> When it gets loud inside, {Name} may feel ____.
      H<griefanger> {helper} can stay close and say, "You miss {who}."
      H<griefanger> {helper} can help to find something soft to thump.
      T<griefanger> {he} can stamp, or roar into a pillow.
      T<griefanger> {he} can come for a hug after.
      C<griefanger> {he} can say, "I am cross, and I am sad."
      A<griefanger> The roar is out, and now some tears are out too. {who} died, and it is not fair. A lap is here. Somebody on it can be cross and sad at once.
    `,
    '6-7': `
      D<griefanger> {who} died. Since then {Name} may be angry a lot: about shoes, about homework, about nothing. Anger is one of the ways to be sad. It can feel stronger than crying. It is fair to be angry, because nobody asked for this.
      P<griefanger> The ones who get shouted at miss {who} as well. They mostly know that it is not about the shoes.
      P<griefanger> Some people are angry with doctors, or with the one who died. Thoughts like that do no harm.
      Q<griefanger> Before the door slams, {Name} may feel ____. There may be another word under it.
      H<griefanger> {helper} can look for the sad part when it is calm.
      H<griefanger> {helper} can find somebody who knows about loss to talk to.
      T<griefanger> {he} can run, stamp or tear up old paper.
      T<griefanger> {he} can say, "It is a missing day." ~ Then the others know.
      C<griefanger> {he} can think, "It is anger, and it is missing."
      A<griefanger> Behind the slammed door there was somebody who missed {who}. A while later the door was open again. {who} died, and some days will be loud because of it. There is room for that here, and for saying sorry about the plate.
    `,
    '8-10': `
      D<griefanger> {who} died, and the world goes on with spelling tests as if nothing had happened. {Name} may be furious about that, or about the toast, or about everything. Anger is a part of grief that nobody puts on a card. It has a lot of force, and it needs a target. Most often that is whoever is nearest and will still be there afterwards. {Name} did nothing to make it happen, and could not have stopped it.
      P<griefanger> People who are grieving together get on each other's nerves. Each of them is short of sleep and of one person.
      P<griefanger> It is possible to be angry with somebody for dying. It makes no sense, and many people feel it.
      Q<griefanger> Just before it boils over, {Name} might feel ____. Underneath it is often another word.
      H<griefanger> {helper} can ask about it on a calm walk, and not in the middle of it.
      H<griefanger> {helper} can find a bereavement group or somebody to talk to. ~ If it goes on for weeks or gets dangerous, a doctor can help.
      T<griefanger> {he} can put the force somewhere: a ball, a hill, a drum, a page torn to strips.
      T<griefanger> {he} can say, "Today is a bad one," before anyone asks.
      T<griefanger> {he} can put right afterwards what got hit by it, with a sentence.
      C<griefanger> {he} can think, "I am angry because I miss {who}."
      A<griefanger> A slammed door is loud, and what stands behind it is mostly quiet. {who} died, and that will not become fair. The anger comes in waves, with more room between them as time goes on. On the flat days it is fine to laugh, and on the others somebody will be there.
    `,
    '11+': `
      D<griefanger> {who} died, and condolences have not been much use. {Name} may notice that what is left over is not tears but rage, at anyone who says that time heals. Anger is grief with its sleeves rolled up. There is no one to send it to, so it goes to whoever is standing there. None of what happened was {his} doing, or could have been prevented by {him}.
      P<griefanger> Everyone at home misses the same person on a different timetable. It produces rows about crockery that are about something else.
      P<griefanger> Being angry with the person who died is common and hardly ever admitted. Love and fury are on good terms with each other.
      Q<griefanger> Just before it goes off, {Name} might notice ____. It is worth knowing what comes a second earlier.
      H<griefanger> {helper} can stop trying to calm it down, and ask what it is like.
      H<griefanger> {helper} can look for someone outside the family. ~ If it becomes too heavy to stay safe with, any adult or a doctor is to be told at once.
      T<griefanger> {he} can use it up on something that can stand it: running, drumming, carrying furniture.
      T<griefanger> {he} can name two people who get told when it is bad, in one word if need be.
      T<griefanger> {he} can come back after a row with one sentence. ~ "That wasn't about you" will do.
      C<griefanger> {he} can think, "It is about {who}, whatever it is about."
      A<griefanger> Nobody gets talked out of it. The rage wears down at its own pace, and it leaves behind what it was made of, which is missing somebody. {who} died, and that may be called unfair for as long as anyone likes. In between there are hours that are almost ordinary, and it is no betrayal to enjoy one.
    `,
  },
};
