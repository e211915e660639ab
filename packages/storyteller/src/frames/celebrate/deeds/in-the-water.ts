import type { DeedThread } from './deed-thread.ts';

/** Swimming: arms, legs and breath that were learnt one by one, and the water that holds. */
export const inTheWater: DeedThread = {
  id: 'stroke',
  image: 'arms, legs and breath that find a rhythm, and the water that holds',
  cue: /\b(?:swam|swims?|swum|learn(?:ed|t) to swim|front crawl|breast ?stroke|back ?stroke|butterfly stroke|doggy paddle|floated|swimming (?:badge|certificate|exam|test|stage|level|lengths?))\b/i,
  decides: false,
  titles: { young: 'The Water Holds', older: 'One Stroke and One Breath' },
  text: {
    '4-5': `
      D<stroke> Water can hold a body up. {Name} learnt that. {he} practised it with arms, legs and some splashing. At first feet want to go down. Then they learn to stay up.
      P<stroke> Grown-ups who swim once held on to the side too. They have forgotten how cold it was.
      P<stroke> Somebody at the side may have seen it. From there it is a wet head and a busy face.
      Q<stroke> In the middle of the water, {Name} may have felt ____.
      H<stroke> {helper} can tell how it looked from the side.
      H<stroke> {helper} can hold a warm towel next time.
      T<stroke> {he} can show on the floor how arms and legs go.
      T<stroke> {he} can let a toy swim in the bath.
      C<stroke> {he} can say, "Arms, legs, and breathe."
      C<stroke> {he} can think, "The water held me."
      A<stroke> The water is flat again. {Name} was in it and learnt how it goes. Arms and legs keep that, even when they are dry. Hair takes longer.
    `,
    '6-7': `
      D<stroke> Swimming is learnt in small bits. Arms, legs and breath all want to go first. {Name} practised until they took turns. Then the water carried the rest.
      P<stroke> People at the side can only see a head and some splashing. The breathing and the counting are inside.
      P<stroke> Some people learn it early and some late. To the water they are all the same.
      Q<stroke> In the middle of the water, {Name} may have felt ____.
      H<stroke> {helper} can say how it looked from the side of the pool.
      H<stroke> {helper} can have something to eat ready next time. ~ Swimming makes people hungry.
      T<stroke> {he} can show the arms and the breath on dry land. ~ It looks funny, and it works.
      T<stroke> {he} can choose what to learn in the water next.
      C<stroke> {he} can think, "Arms, legs, and breathe."
      A<stroke> The water is flat again and shows nothing. {Name} learnt it, one stroke at a time. What a body has learnt in the water it does not forget. Next time it may feel a little shorter.
    `,
    '8-10': `
      D<stroke> In the water a lot is learnt again, such as how to breathe and what to do with two feet. {Name} practised the parts, and at first they got in each other's way. Then they found a rhythm, and the water began to carry some of the work. From the side it looks like splashing that gets somewhere.
      P<stroke> People at the side hold their breath without noticing. They let it out when it is done.
      P<stroke> Anyone who swims has swallowed a fair amount of water in order to learn it. They will know what this took.
      Q<stroke> In the middle, with water on all sides, {Name} might have felt ____.
      H<stroke> {helper} can say how it looked from the side, in plain words.
      H<stroke> {helper} can have something to eat ready next time. ~ Water makes people hungry.
      T<stroke> {he} can note what helped most: the breath, the legs or the counting.
      T<stroke> {he} can decide what comes next in the water, or that this is enough for now.
      C<stroke> {he} can think, "One stroke, one breath, and the next one."
      A<stroke> The water closed behind it and shows nothing. {Name} practised and learnt the rhythm, and it carried. What is learnt in the water stays, even over a long winter. Bodies keep it without being asked.
    `,
    '11+': `
      D<stroke> Water is an honest teacher, because it is not impressed by effort as such. It answers to rhythm, and {Name} practised until there was one. That takes patience and a certain amount of swallowed water. What can be seen from the side, an arm, a breath, an arm, is only the part above the surface.
      P<stroke> People at the side see distance and time. Other swimmers see the breathing, and they know how long it takes to learn that.
      Q<stroke> Somewhere in the middle, {Name} might have felt ____. The middle is where it is decided, mostly without words.
      H<stroke> {helper} can provide food and ask nothing for ten minutes. ~ Swimmers become talkative after that.
      T<stroke> {he} can write down the date and the place. ~ Distances shrink in memory.
      T<stroke> {he} can pick out the part that still costs too much strength. ~ In the water, that is where the next thing is learnt.
      C<stroke> {he} can think, "One stroke, one breath."
      A<stroke> Nothing is left of it on the surface, and by now the water belongs to somebody else. The rhythm does not. {Name} learnt it by practice, and bodies file such things next to walking and do not lose them. The hair may smell of it until tomorrow.
    `,
  },
};
