import { said, type NamedScene } from '../scene.ts';

const UP = String.raw`(?:climbing frames?|jungle gyms?|monkey bars|trees?|slides?|trampolines?|soft ?play|play ?(?:park|ground)s?|parks?|swings?)`;
const LEAVES = String.raw`(?:(?:time|when|have|has|need) (?:\w+ )?to (?:go|leave)|go(?:ing|es)? home|leav(?:e|ing)|home ?time|when (?:i|we) (?:say|call)|time['’]?s? up)`;

/** Time to go home, and somebody stays up there or runs off between the swings. */
export const downFromUpThere: NamedScene = {
  id: 'upthere',
  image: 'the last thing at the park, and a hand at the bottom of it',
  cue: said(
    String.raw`(?=[^]*\b${UP}\b)(?=[^]*\b${LEAVES}\b)[^]*?\b(?:(?:won['’]?t|wont|will not|refus\w+ to|does ?n['’]?t want to|takes (?:ages|forever) to|not) (?:come|get|climb)(?:ing)? (?:down|off|out)|(?:com(?:e|es|ing)|get(?:s|ting)?) (?:down|off)|runs? (?:off|away|round|around)(?: (?:from|when|laughing)| in the park)?|climbs? (?:up|higher|back))\b`,
    String.raw`\b(?:hid(?:es|ing|e)|(?:scared|afraid|frightened)|stuck|fell|turns?|share|other children|tv|ipad|road|car ?park|wanders?)\b`,
  ),
  decides: false,
  answers: /\b(?:ages|climbing frame|runs? (?:off|away)|won'?t come)\b/i,
  titles: { young: 'One Last Up, One Last Down', older: 'The Bottom of the Ladder' },
  text: {
    '2-3': `
      D<upthere> Up, up, up! {Name is} high up. Play is good up there. Then it is time to go. Down here are two hands.
      P<upthere> Big people cannot climb so fast.
      Q<upthere> At the last turn, {Name} may feel ____.
      H<upthere> {helper} can say, "One more up."
      H<upthere> {helper} can hold out two hands.
      T<upthere> {he} can come down, step, step.
      T<upthere> {he} can wave to the top.
      C<upthere> {he} can say, "One up, one down, home."
      A<upthere> One last up. One last down. Two hands are here. Bye-bye, play. Feet go home, tap, tap.
    `,
    '4-5': `
      D<upthere> It is good up high at the park. Then a grown-up says that it is time to go. {Name} may climb up one more step, or run the other way. Up there nobody can put a coat on. But the one who waits cannot go without {him}. So the play has a last up and a last down.
      P<upthere> It is hard to run after somebody with three bags. After a while it is no fun, and only one is playing.
      P<upthere> A park is big. It is good when two people can see each other in it.
      Q<upthere> When it is time to leave the park, {Name} may feel ____.
      H<upthere> {helper} can say, "Two more," and come close. ~ The last one has a hand to land by.
      H<upthere> {helper} can say what comes next at home.
      T<upthere> {he} can choose which last thing it is.
      T<upthere> {he} can stop at the gate and wave to the park.
      C<upthere> {he} can say, "One last up, one last down, and home."
      A<upthere> There was a last up, and then a last down. At the bottom was a hand. It is okay to be sad that play is over. The park stays where it is. It is good at waiting.
    `,
    '6-7': `
      D<upthere> The best place in a park is often the one that grown-ups cannot reach. When it is time to leave, {Name} may stay up or run off. Up high there is no coat and no way home. It puts off the end of the game for some minutes. It also makes a chase of them, and only one is playing. An end can be part of the game, too.
      P<upthere> The one at the bottom is looking at the time. In a wide park, that person can lose sight of a child fast. That is a real fright.
      P<upthere> It is a sign of a good time when nobody wants to leave. Grown-ups know that, even with the keys in one hand.
      Q<upthere> At the words "time to go", {Name} may feel ____.
      H<upthere> {helper} can say it early, and again at the last two turns. ~ An end that is known is not so sudden.
      H<upthere> {helper} can come close instead of calling from the gate.
      T<upthere> {he} can choose one last thing, do it well and come straight down.
      T<upthere> {he} can stay where the grown-up can see {him}, up to the last minute.
      C<upthere> {he} can think, "One last up, one last down, and then the gate."
      A<upthere> The last climb was the best one, since nobody was calling. Then came the last step down, and the gate. It was fine to be cross for one street. In the next one there was a lot to tell about the climb. The game ends at the gate, and the park stays where it is.
    `,
  },
};
