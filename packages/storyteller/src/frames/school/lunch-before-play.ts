import { said, type NamedScene } from '../scene.ts';

const LUNCH = String.raw`(?:(?:school |packed )?(?:lunch\w*|dinners?)|lunch ?box\w*|sandwich\w*|eat\w*)`;
const PLAY = String.raw`(?:(?:wants?|wanting|rush\w*|runs?|in a hurry|hurr\w+|desperate|can['’]?t wait) (?:\w+ ){0,3}?to (?:go (?:out )?(?:and )?|get out(?:side)?(?: to| and)? ?)?play\w*|(?:too|so) busy (?:playing|talking|chatting)|(?:get|go|run|rush)\w* (?:straight )?out(?:side)? to play|(?:miss\w*|los\w*) (?:\w+ ){0,2}?(?:play ?time|playing|break|football))`;

/** A lunch that goes home again because there is a game outside. */
export const lunchBeforePlay: NamedScene = {
  id: 'lunchplay',
  image: 'five minutes at a table, and a game outside the door',
  cue: said(
    String.raw`\b${LUNCH}\b[^]*\b${PLAY}\b|\b${PLAY}\b[^]*\b${LUNCH}\b`,
    String.raw`\b(?:kept in|last one|slow eater|tea ?time|at home|dinner is ready|for dinner)\b`,
  ),
  decides: false,
  answers: new RegExp(PLAY, 'i'),
  titles: { young: 'First a Bit, Then a Game', older: 'Five Minutes of Lunch' },
  text: {
    '4-5': `
      D<lunchplay> At school, lunch and play are neighbours. {Name} may hear a game outside and want to be in it. Then most of the lunch stays where it is. After a while the tummy notices, and the legs do too. They run on what is eaten.
      P<lunchplay> Whoever packs or cooks it may think it did not taste good. They do not know about the game.
      P<lunchplay> The grown-ups at lunch see many quick eaters. They know when the door opens.
      Q<lunchplay> With a game outside the door, {Name} may feel ____.
      H<lunchplay> {helper} can ask school when the door opens. ~ Then there is no need to hurry.
      H<lunchplay> {helper} can think of food that is quick to eat. ~ Small bits go in fast.
      T<lunchplay> {he} can eat the best bit first.
      T<lunchplay> {he} can say, "Wait for me, I am coming."
      C<lunchplay> {he} can think, "First a bit, and then a game."
      A<lunchplay> A bit of lunch went in, and then the door went open. Out there the game had a place left. Legs with lunch in them can run for longer. What is left can be eaten later.
    `,
    '6-7': `
      D<lunchplay> Lunch and play share one break. Each minute at the table looks like a minute less outside. {Name} may stop after one bite and go, because a game fills up quickly. It makes sense, and the body does its sums later. At two o'clock there is little left to run or think on.
      P<lunchplay> Friends outside may want to start at once. They can keep a place for somebody who comes in five minutes.
      P<lunchplay> Grown-ups who see a full plate or box wonder if it tasted bad. Nobody told them about the game.
      Q<lunchplay> With a game starting outside, {Name} may feel ____.
      H<lunchplay> {helper} can think of food that takes three bites. ~ Quick food is not worse food.
      H<lunchplay> {helper} can ask school how long lunch is before the doors open.
      T<lunchplay> {he} can eat what fills up first, and the rest if there is time.
      T<lunchplay> {he} can say, "Save me a place. Five minutes!"
      C<lunchplay> {he} can think, "Five minutes of lunch, and then out."
      A<lunchplay> Five minutes of lunch went in, and the game still had room. The running went on until the bell, and the legs were good for it. What was left over can be eaten after school.
    `,
    '8-10': `
      D<lunchplay> A lunch break is one piece of time with two things in it. Whatever the eating takes, the playing loses, or so it looks. {Name} may have settled that by skipping most of the food. It works until about two o'clock. Then a brain, which burns a fifth of all the fuel, begins to save on patience and on sums. Nobody thinks of a sandwich in connection with that.
      P<lunchplay> Whoever sees the food come back guesses at the bread, the gravy or the banana. It is useful for them to hear that it was the game.
      P<lunchplay> Friends who start without somebody mostly let that person in five minutes later. It can be agreed beforehand.
      Q<lunchplay> When the others run out, {Name} might feel ____.
      H<lunchplay> {helper} can think of things that are eaten in five minutes, with the filling part first.
      H<lunchplay> {helper} can have something ready after school, without remarks about the rest.
      T<lunchplay> {he} can eat one filling thing, and then go.
      T<lunchplay> {he} can arrange with two friends to eat for five minutes first. ~ Three who eat together miss nothing.
      C<lunchplay> {he} can think, "Five minutes of lunch, then the game."
      A<lunchplay> Five minutes went on lunch, and outside they had only just picked sides. In the last lesson there was something left to think with. A crust still comes back now and then. The game and the food turned out to fit into one break, with a little planning.
    `,
  },
};
