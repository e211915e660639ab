import { said, type NamedScene } from '../scene.ts';

/** Sits down out of doors and goes no further; for a child who cannot say yet that it is too much, or too far. */
export const sitsOnThePavement: NamedScene = {
  id: 'sitsdown',
  image: 'a stop on the pavement, and the next thing that can be reached from there',
  cue: said(
    String.raw`\b(?:sits? down|sitting down|plonks? (?:him|her|them)sel(?:f|ves)|drops? (?:down )?to the (?:ground|floor)|flops? down)\b[^.!?]{0,60}\b(?:(?:won['’]?t|will not|wont|refus\w+ to|can['’]?t|not) (?:move|budge|get up|walk|go (?:on|any further)|carry on)|(?:pavement|street|road|path|ground|floor)\b[^.!?]{0,40}\b(?:out|walk\w*|way|school run|shops?|town))|\b(?:won['’]?t|will not|wont|refus\w+ to) (?:move|budge|get up|walk (?:another|any))\b[^.!?]{0,50}\b(?:when we(?:['’]re| are)? out|pavement|street|on the way|outside|in town|at the shops?|on walks?)\b`,
    String.raw`\b(?:wheel ?chair|carr(?:y|ied|ying)|scared|afraid|dogs?|toilet|potty|table|chair|homework|bath|carpet|in class|legs? hurt|tired legs|slide|swing)\b`,
  ),
  decides: true,
  answers: /\b(?:sits?|pavement|move|walk\w*|out|street|refus\w*|down syndrome|autis\w*)\b/i,
  titles: { young: 'A Stop, and Then the Next Tree', older: 'As Far as the Next Tree' },
  text: {
    '2-3': `
      D<sitsdown> We are out. {Name} may stop. Plop, down on the ground! The ground is firm. Legs say, no more.
      P<sitsdown> A long way is a lot of steps.
      Q<sitsdown> Down on the ground, {Name} may feel ____.
      H<sitsdown> {helper} can sit down too.
      H<sitsdown> {helper} can show the next tree.
      T<sitsdown> {he} can take a hand.
      T<sitsdown> {he} can hop to the tree.
      C<sitsdown> {he} can say, "Up, and to the tree."
      A<sitsdown> Up go the feet. One, two, and here is the tree. Stop, pat the tree. Now go on!
    `,
    '4-5': `
      D<sitsdown> Out on the pavement, {Name} may stop and sit down. Then nothing goes on. Legs are done, or it is all too much. A body that sits down says, "I need a stop." There are other ways to say it, too.
      P<sitsdown> Other people want to get by. They walk round, and they do not mind much.
      P<sitsdown> Grown-ups look at the time. They cannot feel what is too much from up there.
      Q<sitsdown> Down on the pavement, {Name} may feel ____.
      H<sitsdown> {helper} can sit down close by and wait a bit.
      H<sitsdown> {helper} can say what comes next. ~ Then the way has an end.
      H<sitsdown> {helper} can find a wall for a stop.
      T<sitsdown> {he} can hold up a hand for "stop, please".
      T<sitsdown> {he} can choose how to go on: hop, march or tiptoe.
      T<sitsdown,topic> {he} can think about {topic} on the way.
      C<sitsdown> {he} can say, "One stop, and then to the tree."
      A<sitsdown> There was a stop, and it was long enough. Then a hand came down, and feet went up. It is just to the next tree, and then to the gate. That is how a way gets shorter, and how people get home.
    `,
    '6-7': `
      D<sitsdown> In the middle of a way, {Name} may sit down and not go on. The body has decided, and there were no words for it. It may be too far, too loud or too much. Or the end is a place where nobody wants to go. A stop is fine. It works better with a sign, and on a wall.
      P<sitsdown> People walk round, and some stare. They do not know what it is about. By the corner they think of something else.
      P<sitsdown> Grown-ups tend to pull or talk a lot then. They want to get somewhere. Waiting mostly works sooner.
      Q<sitsdown> When it is time to get up again, {Name} may feel ____.
      H<sitsdown> {helper} can say how far it is, in trees or in gates.
      H<sitsdown> {helper} can plan a stop halfway. ~ Then nobody needs to take one.
      H<sitsdown> {helper} can crouch down and ask, "Far, loud or no?"
      T<sitsdown> {he} can show a hand for "stop" before sitting down.
      T<sitsdown> {he} can choose the next thing to walk to.
      C<sitsdown> {he} can think, "A stop first, and then the next tree."
      A<sitsdown> The stop is over, and the pavement is free again. From the tree it was not far to the gate. From the gate one could see the door. So a long way is made of short ones, and they get people home. There may be a stop tomorrow as well, on a wall, with a snack.
    `,
  },
};
