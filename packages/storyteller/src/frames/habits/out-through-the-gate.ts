import { said, type NamedScene } from '../scene.ts';

/** A gate that is open, and somebody who runs out of it. */
export const outThroughTheGate: NamedScene = {
  id: 'schoolgate',
  image: 'a gate, and a hand on it until a grown-up comes',
  cue: said(
    String.raw`\b(?:ran|runs?|running|bolt(?:s|ed|ing)?|dash(?:es|ed|ing)?|dart(?:s|ed|ing)?|legs? it|legged it|escap(?:es|ed|ing)|got) (?:straight |right |off |away |out )*(?:out )?(?:of|through|from|at|past|out) (?:the )?(?:\w+ )?(?:gates?|school grounds|playground)\b|\bgates?\b[^.]{0,30}\b(?:runs?|ran|bolts?|bolted|dash\w*|dart\w*)\b`,
    String.raw`\b(?:scared|afraid|won'?t go in|into school|dog|cat|garden|stair)\b`,
  ),
  decides: false,
  answers: /\b(?:gates?|today|escap\w*)\b/i,
  takesHelps: true,
  titles: { young: 'A Hand on the Gate', older: 'A Hand on the Gate' },
  text: {
    '4-5': `
      D<schoolgate> An open gate looks like "go". Legs may run off before a head has looked. {Name} may run right through it. But behind a gate there is often a road. A driver cannot see who comes out so fast.
      P<schoolgate> Grown-ups at a gate look for each face. When one runs past, they get a big fright.
      Q<schoolgate> When the gate is open, {Name} may feel ____.
      H<schoolgate> {helper} can be at the same spot each day. ~ Then eyes know where to look.
      H<schoolgate> {helper} can find a place for a run right after.
      T<schoolgate> {he} can put one hand on the gate and stop.
      T<schoolgate> {he} can look for {his} own grown-up first.
      C<schoolgate> {he} can say, "Gate, stop. Who is here?"
      A<schoolgate> One hand is on the gate, and it stays there. Then there is a face, and a hand to hold. Two can go along the road together. After that there is grass, and legs can run.
    `,
    '6-7': `
      D<schoolgate> On this side of the gate, somebody looks after all the children. On the other side there are cars. {Name} may see it open and run off, faster than a thought. It may be for fun, or because it is too much in there. A gate is a good place for a hand and a stop.
      P<schoolgate> Drivers cannot see a child who comes out at a run.
      P<schoolgate> Grown-ups who run after somebody are frightened. It can look like being cross.
      Q<schoolgate> When the gate is open, {Name} may feel ____. It may be in the legs.
      H<schoolgate> {helper} can show where to wait, such as a painted line.
      H<schoolgate> {helper} can find out what the legs wanted. ~ There may be a good place for it.
      T<schoolgate> {he} can hold the gate and wait for a hand.
      T<schoolgate> {he} can tell a grown-up, "I need to get out." ~ There is a way out with somebody.
      C<schoolgate> {he} can think, "Hand on the gate. Somebody comes along."
      A<schoolgate> One hand was on the gate, and the cars went by. Then came the right person, and they went through together. Past the road there was room to run. The legs got all of it.
    `,
    '8-10': `
      D<schoolgate> A gate is the line where somebody else's eyes end. Inside it there are adults who know who is where, and outside it there is traffic. {Name} may run off through it when it is open, and the reason may be a good one. The day was too much, or freedom was just over there. The road does not know about reasons.
      P<schoolgate> Drivers near a school look for children at the crossing. One who comes out at a run is seen a second too late.
      P<schoolgate> Adults who were frightened sound angry. Most of them notice it themselves, about an hour later.
      Q<schoolgate> Just before the gate, {Name} might notice ____.
      H<schoolgate> {helper} can agree with the school on a place to go instead, and a sign for it.
      H<schoolgate> {helper} can plan some running for right after school. ~ It is easier to wait for something that is certain.
      T<schoolgate> {he} can stop with a hand on the gate until a grown-up says go.
      T<schoolgate> {he} can say early, "I need to get out for a bit." ~ There is a way to do that with somebody.
      C<schoolgate> {he} can think, "Hand on the gate, and then with somebody."
      A<schoolgate> The gate was cold under one hand, and the traffic went by on the other side. What was behind the wish can be talked about, and some of it can be changed. Running is good in places that are made for it. Somebody knows where those are, and has the time.
    `,
  },
};
