import type { DeedThread } from './deed-thread.ts';

/** Something that took long to make or finish: the last piece, and the pieces before it. */
export const madeAndFinished: DeedThread = {
  id: 'made',
  image: 'a thing that was made, and all that went into it',
  cue: /\b(?:(?:finished|completed|made(?! (?:up|friends|sure|it))|built|sewed|sewn|knitted|painted|designed|wrote|put together|coded|constructed|handed in)\b[^.!?]{0,36}\b(?:project|model|lego|jigsaw|puzzle|painting|picture|scarf|skirt|dress|bag|cushion|blanket|story|poem|comic|poster|den|tree ?house|essay|coursework|portfolio|film|website|robot|go-?kart|shelf|table|birdhouse|bird box|kite|castle|tower|bridge|quilt|costume|sculpture|pot|vase|album|collection)s?)\b/i,
  decides: false,
  titles: { young: 'The Last Bit Goes On', older: 'The Last Piece of It' },
  text: {
    '4-5': `
      D<made> A big thing gets made out of small bits. {Name} did one bit, and then the next one. Some went well, and some did not stay on. That is how making goes. Then the last bit was on.
      D<made> At the start, there was nothing there to look at. {Name} kept on, and it got a good bit more each time. In the middle, it looked odd. At the end it was done.
      P<made> Other people see only the end of it. The work is inside, where it cannot be seen.
      P<made> Grown-ups stop in the middle of things a lot. They have a drawer for that.
      Q<made> With the last bit on, {Name} may have felt ____.
      H<made> {helper} can look at it from all sides. ~ It took a good while to make.
      H<made> {helper} can find a good place for it.
      T<made> {he} can show which bit was hard.
      T<made> {he} can tell how it was made.
      C<made> {he} can say, "That is all of it."
      C<made> {he} can think, "One bit, and one bit, and done."
      A<made> It is there now, and it was not there before. {Name} made that. It is good to look at a thing that is done. The bits hold on to each other.
      A<made> The last bit went well, and then there were no more. {Name} did all of them. Hands can be quiet for a while. The thing stays.
    `,
    '6-7': `
      D<made> To begin something is easy, and it is fun. The middle is where things get left on the floor. {Name} went through the middle as well, and it came out well. The last bit is a small one. It only looks big because it is the last.
      D<made> To make something well takes more than one go. Each time it is fetched, and found, and gone on with. {Name} did that until there was nothing left to do on it. Then the last bit was on.
      P<made> People see what is finished. They do not see the wrong bits that were taken off again. Whoever made it sees both.
      P<made> Most grown-ups own something that they have not finished. They know where it is, too.
      Q<made> When there was nothing left to do, {Name} may have felt ____. A bit lost is possible as well.
      H<made> {helper} can ask about the hardest bit. ~ It cannot be seen from outside.
      H<made> {helper} can put it where it can be looked at.
      T<made> {he} can tell how it grew, from the start.
      T<made> {he} can write the date on it. ~ In a year that will be good to know.
      C<made> {he} can think, "I went through the middle, too."
      C<made> {he} can say, "It is finished, and I finished it."
      A<made> It stands there and looks as if it had been easy. {Name} knows better. It went well because somebody went on with it. There is a lot of time in it, all from one pair of hands.
      A<made> The bits are one thing now. Nobody can see any more which came first. {Name} could tell. It is a good thing to have finished something.
    `,
    '8-10': `
      D<made> Anybody can start. The trouble with things that take long is that they stop being new about a third of the way through. {Name} went on from there, and it is a good third further than most people get. There were parts to undo and do again. They are inside it now, where nobody will see them.
      D<made> A finished thing has no dates on it. It does not show which evening went well and on which nothing fitted. {Name} knows, having been there for all of it. One day the last piece was in place, and there was no next one.
      P<made> Others see a result and say that it is nice. They mean it. They cannot know how much of it was done twice.
      P<made> Most adults have a cupboard with beginnings in it. A thing that has been finished makes them thoughtful, in a good way.
      Q<made> When it was done, {Name} might have felt ____. An odd emptiness is quite usual.
      H<made> {helper} can ask to be shown the part that gave the most trouble. ~ Makers like that question.
      H<made> {helper} can help to find it a place where it does its job. ~ Things are made for something.
      T<made> {he} can take a picture of it and write down what it took.
      T<made> {he} can use it. ~ That is the best kind of showing.
      C<made> {he} can think, "It is finished, and I know what is inside it."
      C<made> {he} can think, "I did the dull third as well."
      A<made> It looks as if it had been like that from the beginning. {Name} knows the places where it was. All of that is held together now, and it came out well. There is room on the table again.
      A<made> Things that have been made have one good side to them: they are still there the next morning. {Name} can pick it up and turn it over. The undoing does not show, and it is the strongest part.
    `,
    '11+': `
      D<made> There is a point in every long piece of work at which giving up would be reasonable. {Name} came to that point, probably more than once, and went on. It has turned out well for that reason. Some of what was done was taken out again, and undoing is a skill that nobody shows off. What is left is a thing that holds together when it is used.
      D<made> Long projects are finished in short sittings, on evenings when something else would have been easier. {Name} put in those evenings, and it went well in the end, with detours. People who look at the result see an object, whereas whoever made it sees the decisions, the wrong ones included.
      P<made> Compliments tend to land on the wrong spot, such as the colour, and nobody praises the part that was done three times over. Those who make things themselves will look there first.
      P<made> Adults keep their unfinished projects in lofts and call them plans, and they are more impressed by an ending than they let on.
      Q<made> Putting it down for the last time, {Name} might have felt ____. Satisfaction often needs a day to arrive.
      H<made> {helper} can ask how one particular problem was solved. ~ It is the question that shows respect for the work.
      H<made> {helper} can resist suggesting improvements. ~ Finished means finished, and the next one can be different.
      T<made> {he} can use it in public, or keep it in a drawer. ~ It was made for {his} purposes.
      T<made> {he} can write down what it taught, while the annoyance is still fresh. ~ The next one will want to know.
      C<made> {he} can think, "It is done, and I know every inch of it."
      C<made> {he} can think, "I undid it, and I did it again, and it holds."
      A<made> It exists, which sounds like little, although most ideas do not manage it. {Name} saw one through, and it came out well enough to be used. The wrong turnings are part of the structure now, and nobody needs to know where.
      A<made> The table is clear, and there are some ends and offcuts to sweep up. {Name} has a good thing that was not there before, made by a person who could have stopped. It will outlast the memory of the trouble.
    `,
  },
};
