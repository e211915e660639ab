import { said, type NamedScene } from '../scene.ts';

/** What a screen leaves over goes into the legs: a cross feeling, and a body that moves. */
export const legsAfterAScreen: NamedScene = {
  id: 'legsfirst',
  image: 'legs that use up what a screen left over',
  cue: said(
    String.raw`\b(?:get(?:s|ting)? up and (?:move|run|go)|mov(?:e|es|ing) (?:around|about|helps?)|run(?:s|ning)? (?:it off|about|around|round)|run around|chas(?:e|es|ed|ing)|jump(?:s|ing)? (?:up and down|about|around)|cross feeling|restless|full of energy|bouncing)\b`,
    String.raw`\b(?:hits?|hitting|kick(?:s|ing)|bit(?:es|ing)|punch\w*|smash\w*|throws?|threw|runs? (?:off|away|out)|flat battery)\b`,
  ),
  decides: false,
  answers: /\b(?:chas\w*|move|moving|get up|run\w*|cross|jump\w*|round)\b/i,
  titles: { young: 'Off, and Hop', older: 'Legs First' },
  text: {
    '2-3': `
      D<legsfirst> Off! The screen is black. {Name} may be so cross. The legs have sat and sat. Now they can go. Hop, hop, hop!
      P<legsfirst> Big people get cross at off. They stamp too.
      Q<legsfirst> At off, {his} legs may feel ____.
      H<legsfirst> {helper} can hop too.
      H<legsfirst> {helper} can say, "Off, and hop!"
      T<legsfirst> {he} can hop to the door.
      T<legsfirst> {he} can shake all of it out.
      C<legsfirst> {he} can say, "Off, and hop!"
      A<legsfirst> Hop, hop, hop. Cross gets small. The screen is black. The legs are warm. Hello, legs!
    `,
    '4-5': `
      D<legsfirst> The screen goes off, and a big cross feeling comes. {Name} may not know where to put it. It is too big for a face. There is room for it in two legs. They sat so still. When legs move, cross gets smaller.
      P<legsfirst> The one who says "off" does not want a fight. It is just time.
      P<legsfirst> Grown-ups walk up and down when they are cross. It works for them, too.
      Q<legsfirst> When it goes off, {his} legs may feel ____.
      H<legsfirst> {helper} can hop along, all the way to the door.
      H<legsfirst> {helper} can say "last one" before it is off.
      T<legsfirst> {he} can hop to the other end of the room and back.
      T<legsfirst> {he} can shake two arms and two legs.
      C<legsfirst> {he} can say, "Off, and hop, hop, hop!"
      A<legsfirst> Ten hops on, the cross feeling was half as big. At twenty it was hard to find. The screen is dark, and two legs are warm. Now they can do the next thing.
    `,
    '6-7': `
      D<legsfirst> When a screen goes off, there is a cross feeling left over. It has a reason. {Name} sat still, but inside it was a race or a chase. All that "go" is still in the legs. It can get out as a shout, or it can get out by moving. Moving is the faster way.
      P<legsfirst> The one who says "off" is mostly thinking of supper or sleep. That one did not want a fight.
      P<legsfirst> Grown-ups go for a walk when they are cross. They come back with another face.
      Q<legsfirst> In the first minute, {his} legs may feel ____.
      H<legsfirst> {helper} can say how many minutes are left. ~ Then the legs can get ready.
      H<legsfirst> {helper} can do twenty jumps as well. ~ It is hard to be cross in company.
      T<legsfirst> {he} can get up before the end and put the screen away. ~ Then the legs have begun.
      T<legsfirst> {he} can go up and down the stairs three times. ~ It uses up what was left over.
      C<legsfirst> {he} can think, "Up first. Cross gets smaller on the way."
      A<legsfirst> The screen is in its place, and the heart is going fast from jumping. The cross feeling went with the first twenty steps. It may come again tomorrow at the same time. Then the legs know what to do.
    `,
    '8-10': `
      D<legsfirst> A body in front of a screen is like a car with the engine on and the brake down. {Name} may sit there for an hour while the head races. When the screen goes off, the engine is still running. What that feels like is being cross with whoever is nearest. It has little to do with that person. It gets smaller as soon as the legs are given something to do.
      P<legsfirst> Whoever says "off" is rarely looking for a quarrel. For that person it is a time on a clock.
      P<legsfirst> Adults know it from long drives and long meetings. They call it stretching their legs, and they come back kinder.
      Q<legsfirst> In the first minute without a screen, {Name} might notice ____. Jaw and shoulders often know first.
      H<legsfirst> {helper} can give a warning and then keep quiet. ~ Arguing keeps the engine running.
      H<legsfirst> {helper} can have something ready that needs legs, such as a letter or a bin. ~ It helps that it is useful.
      T<legsfirst> {he} can stand up at the warning and walk the screen to its place. ~ Standing is half of it.
      T<legsfirst> {he} can run round the block, or up and down some stairs, before saying anything. ~ Words come out better afterwards.
      C<legsfirst> {he} can think, "Legs first, then words."
      A<legsfirst> After some minutes of moving the face is warm, and the cross feeling has shrunk to a normal size. It may be there again tomorrow, at the same time, since bodies are like that. The screen is in its place for the night. The legs, for once, had the last word.
    `,
  },
};
